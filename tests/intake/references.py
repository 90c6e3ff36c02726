"""What DuckDB, pandas, CleverCSV and Python's csv take a table for."""

import csv
import dataclasses
import io
import itertools
import re
import warnings

import clevercsv
import duckdb
import pandas

SNIFFED = 50_000  # characters that CleverCSV looks at: its time grows fast


@dataclasses.dataclass
class Agreed:
    """The column with the longest texts, as the readers agree on it; the first text may be its name."""

    column: int
    name: str
    texts: list
    named: bool  # the first row holds names


def decoded(content, name):
    """The text of a file by the encoding in its name, its byte order mark, its NUL bytes, or as UTF-8 or Windows-1252;
    nothing for other bytes."""
    if named := re.search(r"(iso-8859|windows|koi8|gb18030|big5|shift_jis|euc)[-_]?\w*", name, re.IGNORECASE):
        return attempt(lambda: content.decode(named[0])) or ""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16", "replace")
    nuls = [content[:2000][start::2].count(0) * 4 > len(content[:2000]) for start in (0, 1)]
    if nuls[0] != nuls[1]:
        return content.decode("utf-16-be" if nuls[0] else "utf-16-le", "replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return attempt(content.decode, "cp1252") or ""


def by_duckdb(text, path):
    """Rows, and whether the first one holds names."""
    path.write_text(text, encoding="utf-8", newline="")
    connection = duckdb.connect()
    sniffed = connection.execute("FROM sniff_csv(?)", [str(path)]).fetchdf().iloc[0]
    options = {"header": False, "all_varchar": True, "delim": sniffed["Delimiter"], "skip": int(sniffed["SkipRows"])}
    for option, column in (("quote", "Quote"), ("escape", "Escape"), ("comment", "Comment")):
        value = sniffed.get(column, "")
        options[option] = value if isinstance(value, str) and value not in ("\0", "(empty)") else ""
    marks = ", ".join(f"{name} = ?" for name in options)
    rows = connection.execute(f"FROM read_csv(?, {marks})", [str(path), *options.values()]).fetchall()
    return [[cell or "" for cell in row] for row in rows], bool(sniffed["HasHeader"])


def by_pandas(text, path):
    """pandas would take letters for separators without a list of possible ones."""
    try:
        separator = csv.Sniffer().sniff(text[:SNIFFED], delimiters=",;|\t").delimiter
    except csv.Error:
        separator = usual_separator(path)
    how = {"header": None, "dtype": str, "keep_default_na": False, "engine": "python"}
    frame = pandas.read_csv(io.StringIO(text, newline=""), sep=separator, **how)
    return frame.fillna("").values.tolist()


def by_clevercsv(text):
    dialect = clevercsv.Sniffer().sniff(text[:SNIFFED])
    return list(clevercsv.reader(io.StringIO(text, newline=""), dialect))


def by_csv(text, path):
    return list(csv.reader(io.StringIO(text, newline=""), delimiter=usual_separator(path), strict=True))


def usual_separator(path):
    return {".tsv": "\t", ".tab": "\t", ".psv": "|"}.get(path.suffix.lower(), ",")


def attempt(reader, *arguments):
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return reader(*arguments)
    except Exception:  # readers raise errors of many kinds
        return None


def normal(text):
    """A text without what the program is free to change: NUL characters, kinds of line ends, space around it."""
    return str(text).replace("\0", "").replace("\r\n", "\n").replace("\r", "\n").strip().strip("\ufeff")


def longest_column(rows):
    """Number of the column with the longest texts, its cells, and its name if that is one."""
    rows = [row for row in rows or [] if any(str(cell).strip() for cell in row)]
    if not rows:
        return None
    columns = list(itertools.zip_longest(*rows, fillvalue=""))
    lengths = [sum(len(str(cell)) for cell in column[1:]) for column in columns]
    number = lengths.index(max(lengths))
    return number, tuple(normal(cell) for cell in columns[number]), name_of(rows[0], number)


def name_of(names, number):
    """What to call a column; the program numbers names that come again."""
    name = names[number] if number < len(names) else ""
    if not name or "\0" in name:
        return ""
    before = names[:number].count(name)
    return f"{name} ({before + 1})" if before else name


def recovers(path, work, number, texts):
    """Whether any of the readers finds these texts without being told the dialect."""
    text, wanted = decoded(path.read_bytes(), path.name), [normal(text) for text in texts]
    found = attempt(by_duckdb, text, work) or (None, True)
    for rows in (found[0], attempt(by_pandas, text, path), attempt(by_clevercsv, text)):
        cells = [normal(row[number]) for row in rows or [] if len(row) > number]
        if cells[-len(wanted) :] == wanted:
            return True
    return False


def agreed(path, work):
    """The reading that DuckDB and pandas agree on, or one of them with CleverCSV or csv; otherwise None."""
    text = decoded(path.read_bytes(), path.name)
    found = attempt(by_duckdb, text, work) or (None, True)
    columns = {"duckdb": longest_column(found[0]), "pandas": longest_column(attempt(by_pandas, text, path))}
    known = {name: column for name, column in columns.items() if column}
    if len(set(known.values())) != 1:
        return None
    column = next(iter(known.values()))
    if len(known) == 1:
        others = [attempt(by_clevercsv, text), attempt(by_csv, text, path)]
        if column not in map(longest_column, others):
            return None
    number, texts, name = column
    named = found[1] and not re.fullmatch(r"[\d.,-]*", name)
    return Agreed(number, normal(name), list(texts), named)
