"""Runs command lines at random over corpora at random, and compares the outputs of runs that must agree.

usage: random_commands.py LOOKALIKE_CLI [CASES [SEED]]

Each command runs over a table on one thread, then over the same documents in another format or from a pipe, or on two
threads: exit codes and all files must be equal. A clean corpus must read back as the documents that stay. Prints the
first command whose outputs differ, and ends with 1. The folder with its files is kept then.
"""

import csv
import gzip
import io
import json
import pathlib
import random
import shutil
import struct
import subprocess
import sys
import tempfile
import zipfile

COLUMNS = ("id", "title", "text", "stars")
WORDS = ["the", "of", "Wheat", "wheat", "price", "1987", "rose", "fell;", "\u00fcber", "&amp;", '"quoted",',
         "na\u00efve", "don't", "x", "a\nb", "\u4e2d\u6587", "end."]


def texts(source):
    """Near-duplicates of a few texts, exact copies, short and empty texts."""
    families = [[source.choice(WORDS) for _ in range(source.randint(0, 40))] for _ in range(source.randint(1, 8))]
    for _ in range(source.randint(2, 40)):
        words = list(source.choice(families))
        for _ in range(source.choice((0, 0, 1, 2, 5))):
            words[len(words) // 2:len(words) // 2] = [source.choice(WORDS)]
        yield " ".join(words)


def documents(source):
    return [dict(zip(COLUMNS, (f"d{i}", source.choice(WORDS).strip(), text, str(source.randint(1, 5)))))
            for i, text in enumerate(texts(source))]


def as_table(rows):
    file = io.StringIO(newline="")
    writer = csv.DictWriter(file, COLUMNS, quoting=csv.QUOTE_ALL)
    writer.writeheader()
    writer.writerows(rows)
    return file.getvalue().encode()


def as_json_lines(rows):
    return "".join(json.dumps(row) + "\n" for row in rows).encode()


class Int32(int):
    """An integer that Thrift stores as i32; other integers are i64."""


class ThriftWriter:
    """Structs of Thrift's compact protocol, given as {field number: value}."""

    def struct(self, fields):
        out, last = b"", 0
        for number, value in fields.items():
            kind, content = self.value(value)
            out += bytes([(number - last) << 4 | kind]) + content
            last = number
        return out + b"\0"

    def value(self, value):
        if isinstance(value, int):
            return 5 if isinstance(value, Int32) else 6, self.number(2 * value)
        if isinstance(value, str):
            return 8, self.number(len(value)) + value.encode()
        if isinstance(value, dict):
            return 12, self.struct(value)
        items = [self.value(item) for item in value]
        return 9, bytes([0xF0 | items[0][0]]) + self.number(len(items)) + b"".join(content for _, content in items)

    @staticmethod
    def number(value):
        digits = bytearray()
        while value > 127:
            digits.append(value & 127 | 128)
            value >>= 7
        return bytes(digits) + bytes([value])


def as_parquet(rows):
    """One row group, one page of plain, required texts for each column."""
    thrift = ThriftWriter()
    file, chunks = b"PAR1", []
    for column in COLUMNS:
        values = [row[column].encode() for row in rows]
        page = b"".join(struct.pack("<I", len(value)) + value for value in values)
        header = thrift.struct({1: Int32(0), 2: Int32(len(page)), 3: Int32(len(page)),
                                5: {1: Int32(len(rows)), 2: Int32(0), 3: Int32(3), 4: Int32(3)}})
        size = len(header) + len(page)
        chunks.append({2: len(file), 3: {1: Int32(6), 2: [Int32(0)], 3: [column], 4: Int32(0), 5: len(rows), 6: size,
                                         7: size, 9: len(file)}})
        file += header + page
    schema = [{4: "schema", 5: Int32(len(COLUMNS))}]
    schema += [{1: Int32(6), 3: Int32(0), 4: column, 6: Int32(0)} for column in COLUMNS]
    footer = thrift.struct({1: Int32(1), 2: schema, 3: len(rows), 4: [{1: chunks, 2: len(file), 3: len(rows)}]})
    return file + footer + struct.pack("<I", len(footer)) + b"PAR1"


def zipped(name, content):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, content)
    return file.getvalue()


def write_corpora(folder, rows):
    """The same documents in files of several kinds. Returns the arguments that name each, and its standard input."""
    table, lines = as_table(rows), as_json_lines(rows)
    files = {"c.csv": table, "c.jsonl": lines, "c.parquet": as_parquet(rows), "c.csv.gz": gzip.compress(table),
             "c.zip": zipped("c.jsonl", lines)}
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return {**{name: (name, None) for name in files}, "a piped table": ("-", table), "piped lines": ("-", lines)}


def setting(source, whole=False):
    """One of the recipe's parameters; of a whole corpus, none of the sample."""
    sample = [] if whole else [("sample.size", (1, 5, 20)), ("sample.seed", (1, 2))]
    key, values = source.choice(sample + [
        ("shingles.k", (1, 2, 3, 5)), ("shingles.unit", ("word", "character")), ("shingles.bag", ("false", "true")),
        ("shingles.hash", ("xxh3", "crc32")), ("shingles.short", ("whole", "leave-out")),
        ("shingles.keep_empty", ("drop", "keep", "no-such")), ("text.case", ("lower", "keep")),
        ("text.characters", ("unicode", "python")), ("text.entities", ("keep", "decode")),
        ("text.punctuation", ("remove", "split", "keep")), ("text.digits", ("keep", "drop")),
        ("text.stop_words", ("nltk", "glasgow")),
        ("sketch.hashes", (20, 64, 100, 200)), ("sketch.family", ("linear-crc", "affine-32", "permutation")),
        ("sketch.seed", (0, 7)), ("lsh.bands", (1, 5, 20, 50)), ("lsh.rows", (1, 2, 5)),
        ("verify.threshold", (0.05, 0.3, 0.8, 1)), ("verify.by", ("exact", "signature", "none")),
        ("verify.prefix", ("off", 2))])
    return ["--set", f"{key}={source.choice(values)}"]


def some(source, *options):
    """Each of the options with one chance in two."""
    return [word for option in options if source.random() < 0.5 for word in option]


def pair_options(source):
    return some(source, ["--without-identical"], ["--one-a-group"], ["--sample", "2"], ["--texts"],
                ["--filter", source.choice(("j<1 words>3", "not wheat", "bands>=2 or id:d1", "(", "group:1"))])


def command(source, size):
    """A command line without its corpus. Not all of them are accepted."""
    settings = [word for _ in range(source.randint(0, 5)) for word in setting(source)]
    number = str(source.randint(0, size))  # one beyond the last
    pairs = source.choice(("p.csv", "p.jsonl", "p.csv.gz", "p.jsonl.zst"))
    name, arguments = source.choice([
        ("run", ["--pairs", pairs, *pair_options(source), *some(source, ["--candidates", "q.csv"])]),
        ("run", ["--signatures", "s.npy", *some(source, ["--candidates", "q.jsonl"])]),
        ("groups", ["--groups", "g.csv", *some(source, ["--keep", "k.csv"], ["--drop", "d.csv"], ["--direct"],
                                               ["--break-below", "0.5"], ["--keeper", number]),
                    "--rule", source.choice(("first", "longest", "central", "stars", "no_such_column")),
                    *some(source, ["--lowest"], ["--spreadsheet"])]),
        ("documents", ["--output", "o.jsonl", *some(source, ["--cleaned"])]),
        ("neighbours", ["--document", number, "--count", "3",
                        "--by", source.choice(("exact", "signatures", "lsh", "all"))]),
        ("truth", ["--at-least", source.choice(("0.05", "0.5", "0.9", "2")), "--pairs", pairs]),
        ("evaluate", ["--truth", "0.3", "--missed", "m.csv", "--wrong", "w.csv", "--curve", "v.csv"]),
        ("explain", ["--pair", f"0,{number}"]),
    ])
    return [name, *arguments, *settings]


class Difference(Exception):
    pass


class Checker:
    def __init__(self, cli, folder):
        self.cli, self.folder = cli, folder

    def run(self, arguments, corpus, threads=1):
        """Exit code, standard output and all files written."""
        path, piped = corpus
        inputs = {file.name for file in self.folder.iterdir()}
        # The corpus stands last: options with several values end before it.
        done = subprocess.run([self.cli, *arguments, "--threads", str(threads), "--quiet", path], input=piped or b"",
                              cwd=self.folder, capture_output=True, timeout=120, check=False)
        if done.returncode not in (0, 2, 3):
            raise Difference(f"{arguments} over {path}: exit {done.returncode}\n{done.stderr.decode()}")
        if done.returncode != 0 and not done.stderr:
            raise Difference(f"{arguments} over {path}: exit {done.returncode} without a message")
        written = {}
        for file in sorted(self.folder.iterdir()):
            if file.name not in inputs:
                written[file.name] = file.read_bytes()
                file.unlink()
        return done.returncode, done.stdout, written

    def compare(self, arguments, corpora, source):
        reference = self.run(arguments, corpora["c.csv"])
        # A keeper by a column rereads the corpus, which a pipe refuses.
        others = [name for name in corpora if name != "c.csv" and not ("pipe" in name and arguments[0] == "groups")]
        chosen = source.choice(others)
        for name, threads in ((chosen, 1), ("c.csv", 2)):
            if self.run(arguments, corpora[name], threads) != reference:
                raise Difference(f"{arguments}: {name} on {threads} threads differs from the table on one")
        return reference[0]

    def read(self, corpus):
        """Ids and texts of all documents."""
        code, _, written = self.run(["documents", "--output", "o.jsonl"], corpus)
        if code != 0:
            raise Difference(f"documents of {corpus[0]}: exit {code}")
        return [(row["id"], row["text"]) for row in map(json.loads, written["o.jsonl"].splitlines())]

    def check_clean_corpus(self, settings, corpus, clean):
        """The clean corpus has the documents that stay, in their order."""
        code, _, written = self.run(["groups", "--keep", "k.csv", "--clean", clean, *settings], corpus)
        if code != 0:
            return
        stay = [int(row["document"]) for row in csv.DictReader(io.StringIO(written["k.csv"].decode(), newline=""))]
        everything = self.read(corpus)
        (self.folder / clean).write_bytes(written[clean])
        read_back = self.read((clean, None)) if stay else []
        (self.folder / clean).unlink()
        if read_back != [everything[document] for document in stay]:
            raise Difference(f"{settings}: {clean} does not read back as the documents of {corpus[0]} that stay")


def check_all(checker, cases, source):
    """Returns the number of commands that were accepted."""
    accepted = 0
    for case in range(cases):
        if case % 10 == 0:
            rows = documents(source)
            corpora = write_corpora(checker.folder, rows)
        accepted += checker.compare(command(source, len(rows)), corpora, source) == 0
        if case % 5 == 0:
            name, clean = source.choice([("c.csv", "n.csv"), ("c.jsonl", "n.jsonl.gz"), ("c.parquet", "n.jsonl.zst")])
            checker.check_clean_corpus(setting(source, whole=True) + setting(source, whole=True), corpora[name], clean)
    return accepted


def main():
    cli = str(pathlib.Path(sys.argv[1]).resolve())
    cases = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    source = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="lookalike-commands-"))
    try:
        accepted = check_all(Checker(cli, folder), cases, source)
    except Difference as difference:
        sys.exit(f"{difference}\nIts files are in {folder}.")
    shutil.rmtree(folder)
    print(f"{cases} commands, {accepted} of them accepted: equal over all formats, pipes and threads")
    if accepted * 2 < cases:
        sys.exit("Too many commands were refused for this to show anything.")


if __name__ == "__main__":
    main()
