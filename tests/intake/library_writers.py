"""Ways in which pandas, Polars, DuckDB, pyarrow and Python's csv and json write a table.

Each writer yields the suffix of a file, what it does, the column to ask for, and a function that writes to a path.
"""

import csv
import itertools
import json

import duckdb
import polars
import pyarrow
from pyarrow import csv as arrow_csv
from pyarrow import parquet

from cases import COLUMNS, TEXT, plain


def combinations(**options):
    """Every combination of options, leaving out those that are None."""
    for values in itertools.product(*options.values()):
        yield {name: value for name, value in zip(options, values) if value is not None}


def shown(options):
    return " ".join(f"{name}={value!r}" for name, value in options.items())


def pandas_tables(case):
    quotings = [None, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC]
    for how in combinations(sep=[None, ";", "\t", "|"], quoting=quotings, index=[None, False], header=[None, False]):
        column = "text" if how.get("header") is None else str(TEXT + 1 + ("index" not in how))
        yield ".csv", f"to_csv {shown(how)}", column, lambda path, how=how: case.frame.to_csv(path, **how)
    for how in combinations(
        encoding=["utf-8-sig", "utf-16", "cp1252"], sep=[None, "\t"], lineterminator=[None, "\r\n"]
    ):
        if how["encoding"] != "cp1252" or all(text.isascii() or writable(text) for text in case.texts):
            yield ".csv", f"to_csv {shown(how)}", "text", lambda path, how=how: case.frame.to_csv(
                path, index=False, **how
            )
    for how in combinations(
        doublequote=[False], escapechar=["\\"], sep=[None, "\t", ";"], quoting=[None, csv.QUOTE_ALL]
    ):
        yield ".csv", f"to_csv {shown(how)}", "text", lambda path, how=how: case.frame.to_csv(path, index=False, **how)
    for how in combinations(quotechar=["'"], sep=[None, ";"]):
        yield ".csv", f"to_csv {shown(how)}", "text", lambda path, how=how: case.frame.to_csv(path, index=False, **how)
    for packing in ("gzip", "bz2", "xz", "zip"):
        suffix = ".csv" + {"gzip": ".gz", "zip": ".zip"}.get(packing, f".{packing}")
        how = {"compression": packing, "index": False}
        yield suffix, f"to_csv {shown(how)}", "text", lambda path, how=how: case.frame.to_csv(path, **how)


def writable(text):
    try:
        return bool(text.encode("cp1252"))
    except UnicodeEncodeError:
        return False


def pandas_json(case):
    for how in combinations(force_ascii=[None, False], indent=[None, 2]):
        yield ".json", f"to_json {shown(how)}", "text", lambda path, how=how: (
            case.frame.to_json(path, orient="records", **how)
        )
    for how in combinations(force_ascii=[None, False], compression=[None, "gzip"]):
        suffix = ".jsonl.gz" if how.get("compression") else ".jsonl"
        yield suffix, f"to_json lines {shown(how)}", "text", lambda path, how=how: (
            case.frame.to_json(path, orient="records", lines=True, **how)
        )
    for orient in ("split", "table", "columns", "index", "values"):
        yield ".json", f"to_json {orient}", "text", lambda path, orient=orient: case.frame.to_json(path, orient=orient)


def by_polars(case):
    frame = polars.from_pandas(case.frame)
    styles = ["necessary", "always", "non_numeric"]
    for how in combinations(separator=[",", ";", "\t"], quote_style=styles, line_terminator=["\n", "\r\n"]):
        yield ".csv", f"write_csv {shown(how)}", "text", lambda path, how=how: frame.write_csv(path, **how)
    for how in combinations(include_bom=[True], null_value=["", "NA"]):
        yield ".csv", f"write_csv {shown(how)}", "text", lambda path, how=how: frame.write_csv(path, **how)
    how = {"include_header": False}
    yield ".csv", f"write_csv {shown(how)}", str(TEXT + 1), lambda path: frame.write_csv(path, include_header=False)
    if plain(case):
        how = {"quote_style": "never", "separator": "\t"}
        yield ".tsv", f"write_csv {shown(how)}", "text", lambda path: frame.write_csv(path, **how)
    yield ".jsonl", "write_ndjson", "text", frame.write_ndjson
    yield ".json", "write_json", "text", frame.write_json
    yield ".parquet", "write_parquet", "text", frame.write_parquet


def by_duckdb(case):
    connection = duckdb.connect()
    connection.register("documents", case.arrow)

    def copy(options):
        return lambda path: connection.execute(f"COPY documents TO '{path}' ({options})")

    delimiters = ["", ", DELIMITER '\t'", ", DELIMITER ';'", ", DELIMITER '|'"]
    quotes = ["", ", FORCE_QUOTE *", ", ESCAPE '\\'", ", QUOTE ''''"]
    for delimiter, quote in itertools.product(delimiters, quotes):
        yield ".csv", f"FORMAT csv{delimiter}{quote}", "text", copy(f"FORMAT csv{delimiter}{quote}")
        yield ".csv", f"FORMAT csv, HEADER false{delimiter}{quote}", str(TEXT + 1), copy(
            f"FORMAT csv, HEADER false{delimiter}{quote}"
        )
    for options, suffix in ((", COMPRESSION gzip", ".gz"), (", COMPRESSION zstd", ".zst"), (", ARRAY true", "")):
        kind = "json" if "ARRAY" in options else "csv"
        yield f".{kind}{suffix}", f"FORMAT {kind}{options}", "text", copy(f"FORMAT {kind}{options}")
    yield ".json", "FORMAT json", "text", copy("FORMAT json")
    yield ".parquet", "FORMAT parquet", "text", copy("FORMAT parquet")


def by_pyarrow(case):
    styles = ["needed", "all_valid"]
    for how in combinations(delimiter=[",", ";", "\t", "|"], quoting_style=styles, include_header=[True, False]):
        options = arrow_csv.WriteOptions(**how)
        column = "text" if how["include_header"] else str(TEXT + 1)
        yield ".csv", shown(how), column, lambda path, options=options: arrow_csv.write_csv(case.arrow, path, options)
    yield ".parquet", "parquet", "text", lambda path: parquet.write_table(case.arrow, path)
    dictionary = case.arrow.set_column(TEXT, "text", case.arrow["text"].dictionary_encode())
    yield ".parquet", "parquet dictionary", "text", lambda path: parquet.write_table(dictionary, path)
    large = case.arrow.set_column(TEXT, "text", case.arrow["text"].cast(pyarrow.large_string()))
    yield ".parquet", "parquet large strings", "text", lambda path: parquet.write_table(large, path)


def by_csv(case):
    options = [{"dialect": dialect} for dialect in csv.list_dialects()]
    options += [{"delimiter": mark, "quoting": csv.QUOTE_NONNUMERIC} for mark in ",;\t|"]
    options += [{"delimiter": mark, "doublequote": False, "escapechar": "\\"} for mark in ",;\t|"]
    options += [{"quotechar": "'"}, {"quotechar": "'", "quoting": csv.QUOTE_ALL}]
    if plain(case):
        options += [
            {"quoting": csv.QUOTE_NONE, "quotechar": None, "escapechar": "\\", "delimiter": mark} for mark in ",;\t"
        ]
    for how, header in itertools.product(options, [True, False]):
        rows = [COLUMNS] * header + case.rows
        column = "text" if header else str(TEXT + 1)
        yield ".csv", f"{'' if header else 'no header '}{shown(how)}", column, lambda path, rows=rows, how=how: (
            write_rows(path, rows, how)
        )


def write_rows(path, rows, how):
    with open(path, "w", encoding="utf-8", newline="") as file:
        csv.writer(file, **how).writerows(rows)


def by_json(case):
    records = [dict(zip(COLUMNS, row)) for row in case.rows]
    for how in combinations(ensure_ascii=[True, False], indent=[None, 1, "\t"], sort_keys=[None, True]):
        yield ".json", f"dump {shown(how)}", "text", lambda path, how=how: (
            path.write_text(json.dumps(records, **how), encoding="utf-8")
        )
    for how in combinations(ensure_ascii=[True, False], separators=[None, (",", ":")]):
        yield ".jsonl", f"lines {shown(how)}", "text", lambda path, how=how: (
            path.write_text("".join(json.dumps(record, **how) + "\n" for record in records), encoding="utf-8")
        )
