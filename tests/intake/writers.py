"""Tables that libraries, R, SQLite and a spreadsheet write, with many options."""

import library_writers as libraries
import other_writers as others
from cases import Case, rows_of
from program import Expected, classify
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


def run(program, folder, options):
    tally, number = Tally("writers"), 0
    for kind in ("prose", "lines", "empty", "unicode"):
        case = Case(rows_of(kind), folder / kind)
        for group, writer in WRITERS.items():
            for suffix, name, column, write in writer(case):
                number += 1
                path = folder / f"{number:03}{suffix}"
                write(path)
                expected = Expected(case.texts, skip_empty=True)
                tally.add(
                    group, f"{path.name}: {kind}, {group}, {name}", *classify(program.read(path, column), expected)
                )
    return tally.report()
