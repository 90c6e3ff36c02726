"""Tables for programs to write: rows with numbers, dates, empty cells and texts of one or several lines."""

import random

import pandas
import pyarrow

from tables import multi_line, prose_table

COLUMNS = ["id", "price", "date", "title", "text", "flag"]
TEXT = COLUMNS.index("text")


def rows_of(kind, count=80):
    """Rows with numbers, dates, empty cells and texts of one or several lines."""
    source = random.Random(kind)
    make = multi_line if kind == "lines" else prose_table
    texts = make(source, count, False).texts()
    if kind == "empty":
        texts = [text if i % 4 else "" for i, text in enumerate(texts)]
    if kind == "unicode":
        texts = [f"{text} Ünïcode 東京 \U0001f33e é" for text in texts]
    return [
        [i, round(source.random() * 99, 2), f"2024-{i % 12 + 1:02}-{i % 28 + 1:02}", f"Item {i % 7}", text, i % 2 == 0]
        for i, text in enumerate(texts)
    ]


class Case:
    """One table and where to write it; `column` is what to ask the program for."""

    def __init__(self, rows, path):
        self.rows, self.path = rows, path
        self.texts = [row[TEXT] for row in rows]
        self.frame = pandas.DataFrame(rows, columns=COLUMNS)
        self.arrow = pyarrow.Table.from_pandas(self.frame)


def plain(case):
    """Texts without line breaks, for formats that cannot hold them."""
    return not any("\n" in text for text in case.texts)
