"""Writes documents as Parquet in every way that pyarrow, Polars, DuckDB and, if installed, Spark support, and
compares what lookalike-cli reads.

Called by packaging/test-parquet.
"""

import argparse
import itertools
import json
import pathlib
import random
import shutil
import subprocess
import sys

import duckdb
import polars
import pyarrow
from pyarrow import parquet

WORDS = 'the of zebra Ünïcode 東京 crop price rose fell oil "said" it\'s line\nbreak \U0001f33e'.split(" ")
PAGE = 2000  # bytes: many pages a row group
ENCODINGS = {
    "PLAIN": "PLAIN",
    "DELTA_LENGTH_BYTE_ARRAY": "DELTA_BINARY_PACKED",
    "DELTA_BYTE_ARRAY": "DELTA_BINARY_PACKED",
}
# Name, documents, rows a row group.
SIZES = [("one", 1, 1000), ("one group", 700, 1000), ("many groups", 700, 97)]


def documents(count, nulls):
    """Rows of id, title and text; about one in seven repeats the text before it, so that dictionaries are used."""
    source = random.Random(7)
    rows = []
    for i in range(count):
        text = " ".join(source.choice(WORDS) for _ in range(source.randrange(60)))
        if i % 7 == 3:
            text = rows[-1][2]
        title = None if nulls and i % 3 == 0 else f"title {i % 11}"
        rows.append((i * 1_000_003 - 5, title, None if nulls and i % 5 == 4 else text or ""))
    return rows


def table_of(rows):
    ids, titles, texts = zip(*rows)
    return pyarrow.table(
        {
            "parts": pyarrow.array([{"a": i, "b": [1, 2]} for i in range(len(rows))]),
            "id": pyarrow.array(ids, pyarrow.int64()),
            "title": pyarrow.array(titles, pyarrow.string()),
            "text": pyarrow.array(texts, pyarrow.string()),
        }
    )


def by_pyarrow(table, path, group):
    codecs = ["none", "snappy", "gzip", "zstd", "brotli", "lz4"]
    for codec, version, encoding in itertools.product(codecs, ["1.0", "2.0"], ["dictionary", *ENCODINGS]):
        how = {"use_dictionary": encoding == "dictionary"}
        if encoding != "dictionary":
            how["column_encoding"] = {"id": ENCODINGS[encoding], "title": encoding, "text": encoding}
        yield f"pyarrow {codec} {version} {encoding}", lambda codec=codec, version=version, how=how: (
            parquet.write_table(
                table,
                path,
                compression=codec,
                data_page_version=version,
                row_group_size=group,
                data_page_size=PAGE,
                write_page_checksum=codec in ("none", "gzip"),
                **how,
            )
        )


def by_polars(table, path, group):
    frame = polars.from_arrow(table)
    for codec in ["uncompressed", "snappy", "gzip", "zstd", "brotli", "lz4"]:
        yield f"Polars {codec}", lambda codec=codec: frame.write_parquet(
            path, compression=codec, row_group_size=group, data_page_size=PAGE
        )


def by_duckdb(table, path, group):
    connection = duckdb.connect()
    connection.register("documents", table)
    codecs = ["uncompressed", "snappy", "gzip", "zstd", "brotli", "lz4_raw"]
    for codec, version in itertools.product(codecs, ["V1", "V2"]):
        yield f"DuckDB {codec} {version}", lambda codec=codec, version=version: connection.execute(
            f"COPY documents TO '{path}' (FORMAT parquet, COMPRESSION {codec}, PARQUET_VERSION {version}, "
            f"ROW_GROUP_SIZE {group})"
        )


class SparkWriter:
    """Writes a folder with one file in it; a row group ends after so many bytes, of which rows are guessed."""

    ROW = 150

    def __init__(self):
        from pyspark.sql import SparkSession

        self.session = SparkSession.builder.master("local[1]").config("spark.ui.showConsoleProgress", "false").getOrCreate()
        self.session.sparkContext.setLogLevel("ERROR")

    def __call__(self, table, path, group):
        frame = self.session.createDataFrame(table).coalesce(1)
        codecs = ["uncompressed", "snappy", "gzip", "zstd", "lz4_raw"]
        for codec, version, dictionary in itertools.product(codecs, ["v1", "v2"], ["true", "false"]):
            yield f"Spark {codec} {version} dictionary {dictionary}", lambda how=(codec, version, dictionary): (
                self.write(frame, path, group, *how)
            )

    def write(self, frame, path, group, codec, version, dictionary):
        folder = path.with_suffix(".folder")
        options = {
            "compression": codec,
            "parquet.writer.version": version,
            "parquet.enable.dictionary": dictionary,
            "parquet.page.size": PAGE,
            "parquet.block.size": group * self.ROW,
            "parquet.block.size.row.check.min": 10,
        }
        frame.write.mode("overwrite").options(**options).parquet(str(folder))
        shutil.copy(next(folder.glob("part-*.parquet")), path)


def writers():
    known = [by_pyarrow, by_polars, by_duckdb]
    try:
        return [*known, SparkWriter()]
    except ImportError:
        return known


def read_back(cli, path, output):
    done = subprocess.run([cli, "documents", path, "--quiet", "--output", output], capture_output=True, text=True)
    if done.returncode != 0:
        return done.stderr.strip()
    with open(output, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def expected(rows):
    """A text that is null is left out; an id or a title that is null is empty. Counted from the documents kept."""
    kept = [row for row in rows if row[2] is not None]
    return [
        {"position": i, "id": str(number), "title": title or "", "text": text}
        for i, (number, title, text) in enumerate(kept)
    ]


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--cli", required=True)
    arguments.add_argument("--folder", required=True, type=pathlib.Path)
    arguments.add_argument("--quick", action="store_true")
    options = arguments.parse_args()
    path, output = options.folder / "documents.parquet", options.folder / "documents.jsonl"
    compared, wrong = 0, []
    known = writers()
    for (size, count, group), nulls in itertools.product(SIZES, [False, True]):
        rows = documents(count, nulls)
        table = table_of(rows)
        cases = itertools.chain(*(writer(table, path, group) for writer in known))
        for number, (name, write) in enumerate(cases):
            if options.quick and number % 5 != 0:
                continue
            write()
            compared += 1
            if read_back(options.cli, path, output) != expected(rows):
                wrong.append(f"{name}, {size}, {'with' if nulls else 'without'} nulls")
    print(f"{compared} files compared, {len(wrong)} read differently from what was written.")
    for name in wrong:
        print(f"  {name}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
