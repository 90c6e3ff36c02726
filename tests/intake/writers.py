"""Tables that libraries, R, SQLite and a spreadsheet write, with many options."""

import library_writers as libraries
import other_writers as others
from cases import TEXT, Case, rows_of
from program import AMBIGUOUS, SILENT, WRONG, Expected, classify
from references import recovers
from tally import Tally

WRITERS = {
    "pandas, tables": libraries.pandas_tables,
    "pandas, JSON": libraries.pandas_json,
    "Polars": libraries.by_polars,
    "DuckDB": libraries.by_duckdb,
    "pyarrow": libraries.by_pyarrow,
    "Python's csv": libraries.by_csv,
    "Python's json": libraries.by_json,
    "like R": others.like_r,
    "SQLite": others.by_sqlite,
    "Gnumeric": others.by_spreadsheet,
}


def check(program, path, column, case):
    """A table counts as ambiguous if no independent reader finds its texts either."""
    kind, explanation = classify(program.read(path, column), Expected(case.texts, skip_empty=True))
    if kind in (WRONG, SILENT) and path.suffix in (".csv", ".tsv", ".txt"):
        number = next((i for i in range(TEXT, TEXT + 2) if recovers(path, case.path, i, case.texts)), None)
        return (AMBIGUOUS, "") if number is None else (kind, explanation)
    return kind, explanation


def run(program, folder, options):
    tally, number = Tally("writers"), 0
    for kind in ("prose", "lines", "empty", "unicode"):
        case = Case(rows_of(kind), folder / kind)
        for group, writer in WRITERS.items():
            for suffix, name, column, write in writer(case):
                number += 1
                path = folder / f"{number:03}{suffix}"
                write(path)
                tally.add(group, f"{path.name}: {kind}, {group}, {name}", *check(program, path, column, case))
    return tally.report()
