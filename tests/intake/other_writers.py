"""Ways in which R, SQLite and a spreadsheet write a table; they yield what those of library_writers.py do."""

import shutil
import sqlite3
import subprocess

from cases import COLUMNS, plain


def like_r(case):
    """As write.table, write.csv and write.csv2 of R do: row names, without a name of their own in write.table."""

    def text(separator, corner, escape):
        def cell(value):
            return '"' + value.replace('"', escape + '"') + '"' if isinstance(value, str) else str(value)

        names = [f'"{name}"' for name in COLUMNS]
        lines = [corner + separator.join(names)]
        lines += [separator.join([f'"{i + 1}"', *map(cell, row)]) for i, row in enumerate(case.rows)]
        return "\n".join(lines) + "\n"

    for name, content in {
        "write.csv": text(",", '"",', '"'),
        "write.csv2": text(";", '"";', '"'),
        "write.table sep=tab": text("\t", "", "\\"),
        "write.table sep=comma": text(",", "", "\\"),
    }.items():
        yield ".csv", name, "text", lambda path, content=content: path.write_text(content, encoding="utf-8", newline="")


def by_sqlite(case):
    """The command line of SQLite, where it is installed."""
    if not shutil.which("sqlite3"):
        return
    for mode in ("csv", "json", "tabs", "quote", "ascii"):
        suffix = ".json" if mode == "json" else ".csv"
        if mode != "tabs" or plain(case):
            yield suffix, f"sqlite3 {mode}", "text", lambda path, mode=mode: write_by_sqlite(case, path, mode)


def write_by_sqlite(case, path, mode):
    store = path.with_suffix(".sqlite")
    store.unlink(missing_ok=True)
    with sqlite3.connect(store) as connection:
        case.frame.to_sql("documents", connection, index=False)
    command = ["sqlite3", "-header", f"-{mode}", store, "select * from documents"]
    path.write_bytes(subprocess.run(command, check=True, capture_output=True).stdout)


def by_spreadsheet(case):
    """Gnumeric saves what it read from a table as text, in the ways of its dialogue."""
    if not shutil.which("ssconvert"):
        return
    source = case.path.with_suffix(".source.csv")
    case.frame.to_csv(source, index=False)
    options = [f"separator='{mark}' eol={eol}" for mark in ",;\t|" for eol in ("unix", "windows")]
    options += ["separator=; quoting-mode=always", "separator=, quoting-mode=always eol=mac"]
    options += ['separator=, quote="\'"', "separator=, charset=UTF-16LE"]
    yield ".csv", "ssconvert csv", "text", lambda path: spreadsheet(source, path, "Gnumeric_stf:stf_csv")
    for how in options:
        yield ".txt", f"ssconvert {how!r}", "text", lambda path, how=how: (
            spreadsheet(source, path, "Gnumeric_stf:stf_assistant", "-O", how + " format=raw")
        )


def spreadsheet(source, path, exporter, *more):
    command = ["ssconvert", "--import-type=Gnumeric_stf:stf_csvtab", "--import-encoding=UTF-8", "-T", exporter, *more]
    subprocess.run([*command, source, path], check=True, capture_output=True, timeout=60)
