"""Reads an HTML file by Python's own parser: every tag closed in order, nothing that loads or runs, texts by class.

Prints one JSON object: {"problems": [...], "ids": {id: text}, "tags": {name: count}, "marks": [...], "rows": [[cell, ...], ...],
"text": ...}."""
import html.parser
import json
import sys

VOID = {"meta", "br", "line", "circle", "polyline"}
ALLOWED = set("""html head meta title style body h1 h2 h3 p b i br table thead tr th td pre code div mark bdi span svg line rect
                 circle polyline text tspan""".split())
ATTRIBUTES = set("""lang charset http-equiv content name class id viewbox role aria-label x y x1 y1 x2 y2 width height
                    points cx cy r text-anchor dy font-size""".split())


class Reader(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.open, self.problems, self.ids, self.tags, self.marks, self.rows, self.text = [], [], {}, {}, [], [], ""

    def handle_starttag(self, tag, attributes):
        self.tags[tag] = self.tags.get(tag, 0) + 1
        if tag not in ALLOWED:
            self.problems.append(f"<{tag}> at {self.getpos()}")
        for name, value in attributes:
            if name not in ATTRIBUTES:
                self.problems.append(f"{name}={value} at {self.getpos()}")
        if tag not in VOID:
            self.open.append((tag, dict(attributes).get("id")))
        if tag == "mark":
            self.marks.append("")
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        if not self.open or self.open[-1][0] != tag:
            self.problems.append(f"</{tag}> at {self.getpos()}, open: {self.open[-3:]}")
        else:
            self.open.pop()

    def handle_data(self, data):
        for tag, name in self.open:
            if name:
                self.ids[name] = self.ids.get(name, "") + data
        if any(tag == "mark" for tag, _ in self.open):
            self.marks[-1] += data
        if any(tag in ("td", "th") for tag, _ in self.open):
            self.rows[-1][-1] += data
        if not any(tag == "style" for tag, _ in self.open):
            self.text += data

    def handle_comment(self, data):
        self.problems.append("a comment: " + data)

    def unknown_decl(self, data):
        self.problems.append("a declaration: " + data)


reader = Reader()
text = open(sys.argv[1], encoding="utf-8", newline="").read()
reader.feed(text)
reader.close()
if reader.open:
    reader.problems.append(f"never closed: {reader.open}")
for c in text:
    if (c < " " and c not in "\t\n\r") or "\x7f" <= c <= "\x9f":
        reader.problems.append(f"control character {ord(c):#x}")
print(json.dumps({"problems": reader.problems, "ids": reader.ids, "tags": reader.tags, "marks": reader.marks,
                  "rows": reader.rows, "text": reader.text}))
