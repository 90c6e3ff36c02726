"""Documents in the spellings of JSON that people have: arrays, pretty-printed objects, Python literals and more."""

import json
import random
import re

from pairwise import rounds
from program import RIGHT, Expected, classify
from tables import BREAKS, ENCODINGS, prose
from tally import Tally

DIMENSIONS = {
    "layout": [
        "lines",
        "lines with commas",
        "array in one line",
        "array of lines",
        "array with a trailing comma",
        "pretty array",
        "pretty objects",
        "several objects a line",
        "objects without space",
        "record separators",
        "inside an object",
    ],
    "line end": list(BREAKS),
    "encoding": [name for name in ENCODINGS if name != "Windows-1252"],
    "literals": ["JSON", "ASCII", "Python", "trailing commas"],
    "column": ["text", "doc.text", "a literal doc.text", "title,text", "messages[].content"],
    "other fields": ["none", "few", "deep", "extreme", "lone surrogates", "null and changing types"],
    "texts": ["prose", "escapes", "lone surrogates", "some empty", "some absent", "some null", "long"],
    "size": [1, 7, 150],
    "defect": ["none", "none ", "blank lines", "no line end", "broken line", "text line", "truncated"],
}
ROUNDS = 3
SINGLE_LINES = {"lines", "lines with commas", "record separators"}
ARRAYS = {"array in one line", "array of lines", "array with a trailing comma", "pretty array", "inside an object"}
COLUMN_NAMES = {"a literal doc.text": "doc.text"}
EXTREME = (
    '{"nan": NaN, "inf": [Infinity, -Infinity], "big": 1e999, "long": 123456789012345678901234567890, "zero": -0.0}'
)


def possible(case):
    if case["defect"] in ("broken line", "text line") and (case["layout"] not in SINGLE_LINES or case["size"] < 7):
        return False
    if case["defect"] == "blank lines" and case["layout"] in ("array in one line", "inside an object"):
        return False
    if case["layout"] == "several objects a line" and case["size"] == 1:
        return False
    surrogates = "lone surrogates" in (case["texts"], case["other fields"])
    return not surrogates or case["literals"] in ("ASCII", "Python")


class Spelling:
    """How one value is written: strict JSON, escaped as ASCII, as Python prints it, or with trailing commas."""

    def __init__(self, literals, indent=None):
        self.literals, self.indent = literals, indent

    def __call__(self, value):
        if self.literals == "Python":
            return repr(value)
        text = json.dumps(value, ensure_ascii=self.literals == "ASCII", indent=self.indent)
        if self.literals == "trailing commas" and text.endswith("}"):
            return text[:-1].rstrip() + ",}"
        return text


def text_of(kind, source, number):
    """One text; None if the record has none or, where some are null, if it is null."""
    text = prose(source, True)
    if kind == "escapes":
        return text + '\n\ttab "quoted" back\\slash \u2028 \U0001f33e \u0007 / </b> {"a": [1, 2}'
    if kind == "lone surrogates" and number % 3 == 0:
        return text + " \ud83d end"
    if kind == "some empty" and number % 3 == 1:
        return ""
    if kind in ("some absent", "some null") and number % 3 == 1:
        return None
    return text * 500 if kind == "long" and number % 4 == 0 else text


def placed(column, text, number):
    """The fields that carry a text, for the column asked for."""
    return {
        "text": {"text": text},
        "doc.text": {"doc": {"id": number, "text": text}},
        "a literal doc.text": {"doc.text": text},
        "title,text": {"text": text, "title": f"Title {number}"},
        "messages[].content": {"messages": [{"role": "user", "content": text}, {"role": "bot", "content": "Yes."}]},
    }[column]


def expected_text(column, text, number):
    text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return {"title,text": f"Title {number} {text}", "messages[].content": f"{text} Yes."}.get(column, text)


def other_fields(kind, number):
    return {
        "none": {},
        "few": {"id": number, "stars": 4.5, "verified": True, "images": []},
        "deep": {"tree": [[[{"a": [{"text": "not this"}], "b": {}}]]] * 2, "path": {"text": {"text": 1}}},
        "extreme": {"extreme": "EXTREME", "id": number},
        "lone surrogates": {"note": "\udc00 \ud83d", "\ud800": 1, "id": number},
        "null and changing types": {
            "id": [None, number, str(number), 1.5][number % 4],
            "x": [None, {}, [], ""][number % 4],
        },
    }[kind]


class File:
    def __init__(self, case, seed):
        self.case, self.source = case, random.Random(seed)
        self.break_ = BREAKS[case["line end"]]
        self.texts = [text_of(case["texts"], self.source, i) for i in range(case["size"])]
        self.objects = [self.object(i, text) for i, text in enumerate(self.texts)]
        self.expected = self.expectation()
        self.parts = [self.written(value) for value in self.objects]

    def object(self, number, text):
        others = other_fields(self.case["other fields"], number)
        absent = text is None and self.case["texts"] == "some absent"
        fields = {"other": 1} if absent else placed(self.case["column"], text, number)
        return {**fields, **others} if number % 2 else {**others, **fields}

    def expectation(self):
        column, kind = self.case["column"], self.case["texts"]
        texts = [
            "" if text is None and kind == "some absent" else expected_text(column, text or "", i)
            for i, text in enumerate(self.texts)
        ]
        loose = frozenset(i for i, text in enumerate(self.texts) if text is None)
        # The program is free in how it joins columns.
        joined = column in ("title,text", "messages[].content")
        normal = (lambda text: "".join(text.split())) if joined else str
        return Expected(texts, loose, normal, kind == "some null", reported=kind == "lone surrogates")

    def written(self, value):
        pretty = self.case["layout"] in ("pretty array", "pretty objects")
        text = Spelling(self.case["literals"], 2 if pretty else None)(value)
        extreme = EXTREME if self.case["literals"] != "Python" else "{'nan': None, 'big': 12345678901234567890123}"
        return text.replace('"EXTREME"', extreme).replace("'EXTREME'", extreme)

    def apply(self, defect):
        middle = len(self.parts) // 2
        if defect == "broken line":
            self.lose(middle)
            self.parts[middle] = self.parts[middle][: len(self.parts[middle]) * 2 // 3]
        elif defect == "text line":
            self.parts[middle:middle] = ["This line is no record"]
            self.expected.loose = frozenset(number + (number >= middle) for number in self.expected.loose)
            self.expected.texts.insert(middle, "")
            self.lose(middle)
        elif defect == "blank lines":
            self.parts[middle] += self.break_

    def lose(self, number):
        self.expected.loose |= {number}

    def content(self):
        text = self.laid_out().encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")
        if self.case["defect"] != "no line end":
            text += self.break_
        if self.case["defect"] == "truncated":
            self.lose(len(self.expected.texts) - 1)
            text = text[: text.rindex(self.parts[-1]) + len(self.parts[-1]) * 2 // 3]
        if self.case["layout"] in ("pretty array", "pretty objects"):
            text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\n", self.break_)
        codec = ENCODINGS[self.case["encoding"]][0]
        return ENCODINGS[self.case["encoding"]][1] + text.encode(codec, "surrogatepass")

    def laid_out(self):
        line, parts = self.break_, self.parts
        return {
            "lines": lambda: line.join(parts),
            "lines with commas": lambda: f",{line}".join(parts),
            "array in one line": lambda: f"[{', '.join(parts)}]",
            "array of lines": lambda: f"[{line}" + f",{line}".join(parts) + f"{line}]",
            "array with a trailing comma": lambda: f"[{line}" + f",{line}".join(parts) + f",{line}]",
            "pretty array": lambda: f"[{line}" + f",{line}".join(parts) + f"{line}]",
            "pretty objects": lambda: line.join(parts),
            "several objects a line": lambda: line.join(" ".join(parts[i : i + 3]) for i in range(0, len(parts), 3)),
            "objects without space": lambda: "".join(parts),
            "record separators": lambda: "".join("\x1e" + part + line for part in parts),
            "inside an object": lambda: '{"version": 2, "data": [' + f",{line}".join(parts) + "]}",
        }[self.case["layout"]]()


def objects_in(text):
    """The objects of a text in order, regardless of what is between them."""
    decoder, at, between = json.JSONDecoder(), 0, re.compile(r"[\s,\[\]\x1e]*")
    while (at := between.match(text, at).end()) < len(text):
        value, at = decoder.raw_decode(text, at)
        yield value


def check_by_json(file):
    """Python's json reads a file without defects as it was meant."""
    if file.case["literals"] not in ("JSON", "ASCII") or file.case["defect"].strip() != "none":
        return
    text = file.content().decode(ENCODINGS[file.case["encoding"]][0], "surrogatepass").removeprefix("\ufeff")
    read = json.loads(text)["data"] if file.case["layout"] == "inside an object" else objects_in(text)
    for found, meant in zip(read, file.objects, strict=True):
        found.pop("extreme", 0), meant.pop("extreme", 0)
        assert found == meant, f"generated wrongly: {file.case}"


def name_of(case):
    return " | ".join(str(case[key]) for key in DIMENSIONS)


def run(program, folder, options):
    tally, unfounded = Tally("json"), 0
    for number, case in enumerate(rounds(DIMENSIONS, random.Random(2), possible, ROUNDS)):
        file = File(case, number)
        file.apply(case["defect"])
        path = folder / f"{number:03}{file.source.choice(['.json', '.jsonl'])}"
        path.write_bytes(file.content())
        check_by_json(file)
        column = COLUMN_NAMES.get(case["column"], case["column"])
        reading = program.read(path, column)
        kind, explanation = classify(reading, file.expected)
        tally.add(case["layout"], f"{path.name}: {name_of(case)}", kind, explanation)
        clean = case["defect"] in ("none", "none ", "no line end") and not file.expected.loose
        unfounded += kind == RIGHT and clean and "surrogates" not in case["texts"] and bool(reading.damage)
    if unfounded:
        print(f"{unfounded} files without defects were read right, but damage was reported.")
    return tally.report()
