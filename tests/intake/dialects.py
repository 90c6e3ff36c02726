"""Tables in every dialect, with and without defects, whose right texts are known because they are generated here."""

import csv
import io
import itertools
import random

from pairwise import rounds
from program import RIGHT, Expected, classify
from tables import BREAKS, CONTENTS, ENCODINGS, Dialect, encoded, without_marks
from tally import Tally

DIMENSIONS = {
    "separator": [",", "\t", ";", "|"],
    "quoting": ["as needed", "all", "backslash", "none"],
    "header": [True, False],
    "line end": list(BREAKS),
    "encoding": list(ENCODINGS),
    "content": list(CONTENTS),
    "size": [12, 60, 300],
    "defect": [
        "none",
        "stray quote",
        "text after a quote",
        "row too long",
        "row too short",
        "comment line",
        "sep line",
        "blank lines",
        "no line end",
        "separator at every end",
        "truncated",
    ],
}
SUFFIXES = {",": [".csv"], "\t": [".tsv", ".txt", ".csv"], ";": [".csv", ".txt"], "|": [".csv", ".txt", ".psv"]}
ROUNDS = 5
# Lines are the records of such a table, so these defects cannot be distinguished from a text.
NOT_IN_ONE_COLUMN = {
    "comment line",
    "blank lines",
    "row too short",
    "row too long",
    "separator at every end",
    "sep line",
}


def possible(case):
    if case["content"] == "multi-line" and case["quoting"] == "none":
        return False
    if case["content"] == "one column" and case["defect"] in NOT_IN_ONE_COLUMN:
        return False
    return case["defect"] != "truncated" or case["quoting"] == "all"


class File:
    """One generated file: its bytes, the column to ask for and the texts to expect."""

    def __init__(self, case, seed):
        self.case, self.random = case, random.Random(seed)
        self.dialect = Dialect(case["separator"], case["quoting"], BREAKS[case["line end"]])
        self.table = CONTENTS[case["content"]](self.random, case["size"], case["quoting"] == "none")
        if case["quoting"] == "none":
            without_marks(self.table, case["separator"])
        self.set_line_breaks()
        self.lines = self.dialect.lines(self.table, case["header"])
        self.expected = Expected(self.table.texts())
        self.end = self.dialect.line_end

    def set_line_breaks(self):
        """Texts break as the file does, or by LF in a file of CRLF, which is what spreadsheets write."""
        inner = self.random.choice(["\n", "\r\n"]) if self.dialect.line_end == "\r\n" else self.dialect.line_end
        for record in self.table.records:
            record[:] = [value.replace("\n", inner) for value in record]

    def column(self):
        return self.table.columns[self.table.text] if self.case["header"] else str(self.table.text + 1)

    def replace_record(self, cells, text):
        """Puts an unusual line in the place of one record; only its text may be missing or altered."""
        number = self.random.randrange(len(self.table.records) // 3, len(self.table.records) - 2)
        record = self.table.records[number]
        self.lines[number + self.case["header"]] = cells(record)
        self.expected.texts[number] = text
        self.expected.loose = frozenset([number])

    def with_text(self, raw):
        def cells(record):
            parts = [self.dialect.cell(value) for value in record]
            parts[self.table.text] = raw
            return self.dialect.separator.join(parts)

        return cells

    def apply(self, defect):
        {
            "none": lambda: None,
            "stray quote": lambda: self.replace_record(self.with_text('"A stray mark'), '"A stray mark'),
            "text after a quote": lambda: self.replace_record(self.with_text('"Fine" says he'), '"Fine" says he'),
            "row too long": self.too_long,
            "row too short": self.too_short,
            "comment line": lambda: self.lines.insert(0, "# written 2024-05-01 by the shop"),
            "sep line": lambda: self.lines.insert(0, f"sep={self.dialect.separator}"),
            "blank lines": self.blank_lines,
            "no line end": lambda: setattr(self, "end", ""),
            "separator at every end": self.end_with_separator,
            "truncated": self.truncate,
        }[defect]()

    def too_long(self):
        text = "An ordinary text"
        self.replace_record(lambda record: self.with_text(text)(record) + self.dialect.separator + "more", text)

    def too_short(self):
        text = "An ordinary text" if self.table.text < len(self.table.columns) - 1 else ""
        self.replace_record(lambda record: self.with_text(text)(record).rpartition(self.dialect.separator)[0], text)

    def blank_lines(self):
        for number in sorted(self.random.sample(range(1, len(self.lines)), 3), reverse=True):
            self.lines.insert(number, "")
        self.lines.append("")

    def end_with_separator(self):
        self.lines = [line + self.dialect.separator for line in self.lines]

    def truncate(self):
        self.lines[-1] = self.lines[-1][: -self.random.randrange(1, 5)]
        self.end = ""
        self.expected.loose = frozenset([len(self.table.records) - 1])

    def content(self):
        return encoded(self.dialect.line_end.join(self.lines) + self.end, self.case["encoding"])


def check_by_csv(file):
    """Python's csv reads a file without defects as it was meant."""
    if file.case["defect"] != "none":
        return
    quoting = {
        "none": {"quoting": csv.QUOTE_NONE},
        "backslash": {"doublequote": False, "escapechar": "\\"},
    }.get(file.case["quoting"], {})
    text = file.content().decode(ENCODINGS[file.case["encoding"]][0]).removeprefix("\ufeff")
    rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=file.dialect.separator, **quoting))
    assert rows[file.case["header"] :] == file.table.records, f"generated wrongly: {file.case}"


def name_of(case):
    shown = {"\t": "tab"}.get(case["separator"], case["separator"])
    header = "header" if case["header"] else "no header"
    kinds = [case[key] for key in ("line end", "encoding", "content")]
    return f"{shown} | {case['quoting']} | {header} | {' | '.join(kinds)} | {case['size']} | {case['defect']}"


def run(program, folder, options):
    tally, unfounded = Tally("dialects"), 0
    for number, case in enumerate(itertools.chain(rounds(DIMENSIONS, random.Random(1), possible, ROUNDS))):
        file = File(case, number)
        file.apply(case["defect"])
        check_by_csv(file)
        path = folder / f"{number:03}{file.random.choice(SUFFIXES[case['separator']])}"
        path.write_bytes(file.content())
        reading = program.read(path, file.column())
        kind, explanation = classify(reading, file.expected)
        tally.add(case["defect"], f"{path.name}: {name_of(case)}", kind, explanation)
        clean = case["defect"] in ("none", "no line end") and case["encoding"] != "Windows-1252"
        unfounded += kind == RIGHT and clean and bool(reading.damage)
    if unfounded:
        print(f"{unfounded} files without defects were read right, but damage was reported.")
    return tally.report()
