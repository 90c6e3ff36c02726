"""Generates tables with known texts and writes them in a given dialect."""

import dataclasses

BREAKS = {"LF": "\n", "CRLF": "\r\n", "CR": "\r"}
ENCODINGS = {
    "UTF-8": ("utf-8", b""),
    "UTF-8 BOM": ("utf-8", b"\xef\xbb\xbf"),
    "UTF-16LE": ("utf-16-le", b""),
    "UTF-16LE BOM": ("utf-16-le", b"\xff\xfe"),
    "UTF-16BE": ("utf-16-be", b""),
    "UTF-16BE BOM": ("utf-16-be", b"\xfe\xff"),
    "Windows-1252": ("cp1252", b""),
}
SUBJECTS = "the book|this kettle|my old phone|the café|a used lamp|our cat|the seller|her first novel".split("|")
VERBS = "arrived late|broke after a week|works well|was worth £12|cost 40 € too much|surprised us|is naïve".split("|")
ENDS = "but I kept it|so we sent it back|and nobody minded|as the label says|for what it is|once again".split("|")


@dataclasses.dataclass
class Table:
    """Columns, records and the number of the text column."""

    columns: list
    records: list
    text: int

    def texts(self):
        return [record[self.text] for record in self.records]


def sentence(random):
    return f"{random.choice(SUBJECTS)} {random.choice(VERBS)} {random.choice(ENDS)}".capitalize()


def prose(random, literal):
    """One to four sentences with commas and marks of every kind."""
    parts = [sentence(random) for _ in range(random.randrange(1, 5))]
    text = random.choice([", ", "; ", ". ", ": ", " - ", " | "]).join(parts) + random.choice([".", "!", "?", "", ":-)"])
    if random.random() < 0.2:
        text = text.replace(" the ", ' the so-called "best" ', 1)
    if literal and random.random() < 0.06:
        text = f'"Great" {text}'
    return text


def prose_table(random, count, literal):
    records = [[str(1000 + i), f"Item {i % 17}", prose(random, literal)] for i in range(count)]
    return Table(["id", "title", "text"], records, 2)


def multi_line(random, count, literal):
    table = prose_table(random, count, literal)
    for record in table.records:
        record[2] = "\n".join(prose(random, False) for _ in range(random.randrange(1, 4)))
        if random.random() < 0.1:
            record[2] = record[2].replace("\n", "\n\n", 1) + "\n"
    table.columns, table.text = ["text", "id", "title"], 0
    table.records = [[text, number, title] for number, title, text in table.records]
    return table


def numbers(random, count, literal):
    """Mostly numbers and dates, and one short text."""
    records = [
        [
            str(i),
            f"2023-{i % 12 + 1:02}-{i % 28 + 1:02}",
            f"{random.random() * 99:.2f}",
            prose(random, literal),
            str(i % 5),
        ]
        for i in range(count)
    ]
    return Table(["number", "date", "price", "comment", "stars"], records, 3)


def empty_cells(random, count, literal):
    def cell(value):
        return value if random.random() < 0.6 else ""

    records = [[str(i), cell("x"), cell(""), cell(prose(random, literal)), cell("yes")] for i in range(count)]
    return Table(["id", "a", "b", "review", "c"], records, 3)


def one_column(random, count, literal):
    """Texts without any separator, so that a table without quotes has one reading."""
    marks = str.maketrans(",;|:\t", "     ")
    return Table(["text"], [[" ".join(prose(random, literal).translate(marks).split())] for _ in range(count)], 0)


def wide(random, count, literal):
    records = [
        [f"k{i}", *(str(random.randrange(10 ** (j % 6 + 1))) for j in range(22)), prose(random, literal)]
        for i in range(count)
    ]
    return Table(["key", *(f"f{j}" for j in range(22)), "body"], records, 23)


def only_texts(random, count, literal):
    """No column has a type of its own: titles and texts alone."""
    records = [[sentence(random), prose(random, literal)] for _ in range(count)]
    return Table(["title", "content"], records, 1)


CONTENTS = {
    "prose": prose_table,
    "multi-line": multi_line,
    "numbers": numbers,
    "empty cells": empty_cells,
    "one column": one_column,
    "wide": wide,
    "only texts": only_texts,
}


@dataclasses.dataclass
class Dialect:
    separator: str
    quoting: str
    line_end: str

    def cell(self, value):
        if self.quoting == "none":
            return value
        if self.quoting == "backslash":
            return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"' if self.needs_quotes(value) else value
        if self.quoting == "all" or self.needs_quotes(value):
            return '"' + value.replace('"', '""') + '"'
        return value

    def needs_quotes(self, value):
        return any(mark in value for mark in (self.separator, '"', "\n", "\r", "\\"))

    def line(self, record):
        return self.separator.join(self.cell(value) for value in record)

    def lines(self, table, header):
        names = [self.line(table.columns)] if header else []
        return names + [self.line(record) for record in table.records]


def without_marks(table, separator):
    """Cells of a table without quotes hold neither its separator nor line breaks."""
    for record in table.records:
        record[:] = [" ".join(value.replace(separator, " ").split()) for value in record]


def encoded(text, encoding):
    codec, mark = ENCODINGS[encoding]
    return mark + text.encode(codec)
