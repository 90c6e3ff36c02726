"""Finds near-duplicates with Spark: the same pairs, similarities and estimates as Lookalike finds.

    spark-submit @file@ INPUT OUTPUT [--groups | --candidates]

INPUT holds documents with an id, which is a unique whole number, and a text: JSON Lines as `lookalike-cli documents`
writes them, CSV or Parquet. OUTPUT is a new folder of Parquet files with the columns a, b, jaccard, estimate and bands,
or id and group. It runs with --master 'local[*]' as on a cluster, with PySpark 3.5 or 4; every node needs Python with
numpy, pandas, pyarrow@packages@.
"""

@head@
#
# MLlib's MinHashLSH cannot do this: it has only numHashTables, no rows per band, and takes numeric vectors.

import argparse
#include imports.py
import sys

import pandas as pd
import pyarrow as pa
from pyspark import StorageLevel
from pyspark.sql import SparkSession
from pyspark.sql import functions as F
from pyspark.sql import types as T
from pyspark.sql.window import Window

#include core.py
# ---- Spark -----------------------------------------------------------------------------------------------------------


def texts_of(batch):
    return [text or "" for text in batch.column("text").to_pylist()]


def keep(frame):
    return frame.persist(StorageLevel.MEMORY_AND_DISK)


def quoted(name):
    """A column of exactly this name: Spark would take a dot for a field of a column."""
    return "`" + name.replace("`", "``") + "`"


def read_documents(spark, arguments):
    """The columns id, which is null if it is not a whole number, and text."""
    if arguments.format == "json":
        fields = [T.StructField(name, T.StringType()) for name in (arguments.id, arguments.text)]
        rows = spark.read.schema(T.StructType(fields)).json(arguments.input)
    elif arguments.format == "csv":
        # Quotes are doubled, texts may have line ends. A file is a task: JSON Lines in many files or Parquet is faster.
        rows = spark.read.csv(arguments.input, header=True, multiLine=True, escape='"', quote='"', nullValue="\0")
    else:
        rows = spark.read.parquet(arguments.input)
    for name in (arguments.id, arguments.text):
        if name not in rows.columns:
            sys.exit(f"{arguments.input} has no column {name}; it has {', '.join(rows.columns)}.")
    number, text = (rows[quoted(name)] for name in (arguments.id, arguments.text))
    number = number.cast("string")
    number = F.when(number.rlike("^[0-9]{1,18}$"), number).cast("long")
    rows = rows.select(number.alias("id"), text.alias("text"))
    return rows.repartition(arguments.partitions) if arguments.partitions else rows


#if linear-next-prime
def count_shingles(documents):
    """The first of two passes: the prime of the hash family depends on all documents."""

    def count(batches):
        for batch in batches:
            sizes = [len(hashed_set(shingles(text), @element_hash@)) for text in texts_of(batch)]
            yield pa.RecordBatch.from_arrays([pa.array(sizes, pa.int64())], ["size"])

    return documents.select("text").mapInArrow(count, "size long").agg(F.sum("size")).first()[0] or 0


#end
def sign(documents, functions):
    """The number of elements of each document, a 128-bit fingerprint of them, and its band keys."""

    def make(batches):
        for batch in batches:
            sketches = [sketch(text, functions) for text in texts_of(batch)]
            keys = np.array([band_keys(signature) for _, signature in sketches], np.uint64).reshape(-1)
            ends = np.arange(len(sketches) + 1, dtype=np.int32) * BANDS
            columns = [
                batch.column("id"),
                pa.array([len(elements) for elements, _ in sketches], pa.int32()),
                pa.array([xxhash.xxh3_128_digest(elements.tobytes()) for elements, _ in sketches], pa.binary()),
                pa.ListArray.from_arrays(pa.array(ends), pa.array(keys.view(np.int64))),
            ]
            yield pa.RecordBatch.from_arrays(columns, ["id", "size", "fingerprint", "keys"])

    return documents.mapInArrow(make, "id long, size int, fingerprint binary, keys array<long>")


def check(signed, arguments):
    """Exits with a message if ids are not unique whole numbers, or if no text has a shingle."""
    rows, ids, longest = signed.agg(F.count("*"), F.count("id"), F.max("size")).first()
    if ids < rows:
        sys.exit(f"{rows - ids:,} of {rows:,} rows have no whole number as their id. Name its column with --id.")
    again = signed.groupBy("id").count().where("count > 1").first()
    if again:
        sys.exit(f"The id {again[0]} comes {again[1]:,} times. Ids must be unique: they order the documents of a pair.")
    if not longest:
        sys.exit(f"No text in {arguments.text} has {K} words or characters. Name the column of texts with --text.")
    return rows


def find_candidates(groups, cap):
    """Candidate pairs a < b of different texts, the pairs that represent a cut bucket, and how much was cut. Keys of
    one text, or of too many, are not collected."""
    # Small values can give two bands of one document the same key: short inputs of XXH3 trade them against the seed.
    keys = groups.select("id", F.explode(F.array_distinct("keys")).alias("key"))
    sizes = keep(keys.groupBy("key").agg(F.count("*").alias("size"), F.min("id").alias("least")).where("size > 1"))
    shared = keys.join(sizes, "key")
    lists = shared if cap == 0 else shared.where(F.col("size") <= cap)
    lists = lists.groupBy("key").agg(F.array_sort(F.collect_list("id")).alias("ids"))
    listed = lists.select(F.posexplode("ids").alias("at", "a"), "ids")
    listed = listed.select("a", F.explode(F.expr("slice(ids, at + 2, size(ids))")).alias("b"))
    large = shared.where(F.col("size") > cap) if cap else shared.limit(0)
    stars = large.where("id > least").select(F.col("least").alias("a"), F.col("id").alias("b")).distinct()
    cut = sizes.where(F.col("size") > cap).agg(F.count("*"), F.max("size")).first() if cap else (0, 0)
    return keep(listed.union(stars).distinct()), stars, cut


def score(documents, pairs, functions):
    """Similarity, estimate and shared bands of each candidate. Only candidates' texts are read again."""

    def make(batches):
        for batch in batches:
            sketches = [sketch(text, functions) for text in texts_of(batch)]
            columns = [
                batch.column("id"),
#if exact
                pa.array([elements.tobytes() for elements, _ in sketches], pa.binary()),
#else
                pa.nulls(len(sketches), pa.binary()),
#end
                pa.array([signature.tobytes() for _, signature in sketches], pa.binary()),
            ]
            yield pa.RecordBatch.from_arrays(columns, ["id", "elements", "signature"])

    def compare(batches):
        for batch in batches:
            signatures = [
                [np.frombuffer(signature, np.uint32) for signature in batch.column(name).to_pylist()]
                for name in ("signature_a", "signature_b")
            ]
#if exact
            sets = [
                [np.frombuffer(elements, np.uint64) for elements in batch.column(name).to_pylist()]
                for name in ("elements_a", "elements_b")
            ]
            similarities = pa.array(map(jaccard, *sets), pa.float64())
#else
            similarities = pa.nulls(batch.num_rows, pa.float64())
#end
            columns = [
                batch.column("a"),
                batch.column("b"),
                similarities,
                pa.array(map(estimate, *signatures), pa.float64()),
                pa.array(map(shared_bands, *signatures), pa.int32()),
#if prefix
                pa.array([bool((a[:PREFIX] == b[:PREFIX]).all()) for a, b in zip(*signatures)]),
#end
            ]
#if prefix
            yield pa.RecordBatch.from_arrays(columns, ["a", "b", "jaccard", "estimate", "bands", "kept"])
#else
            yield pa.RecordBatch.from_arrays(columns, ["a", "b", "jaccard", "estimate", "bands"])
#end

    ids = pairs.select(F.col("a").alias("id")).union(pairs.select("b")).distinct()
    sketches = documents.join(ids, "id", "left_semi").mapInArrow(make, "id long, elements binary, signature binary")
    sketches = keep(sketches)
    for side in "ab":
        of_side = [F.col(name).alias(f"{name}_{side}") for name in ("elements", "signature")]
        pairs = pairs.join(sketches.select(F.col("id").alias(side), *of_side), side)
    schema = "a long, b long, jaccard double, estimate double, bands int"
    # Documents may share a key by accident, in different bands; then no band is shared.
#if prefix
    scored = pairs.mapInArrow(compare, schema + ", kept boolean").where("bands > 0 and kept").drop("kept")
#else
    scored = pairs.mapInArrow(compare, schema).where("bands > 0")
#end
    return keep(scored)


def find_copies(signed, groups, cap):
    """Documents with equal sets, each with the first one, including itself. Copies beyond the cap are paired with the
    first only."""
    several = groups.where("size > 1").select("fingerprint", F.col("id").alias("first"))
    copies = signed.join(several, "fingerprint").select("first", "id")
    if cap == 0:
        return keep(copies.withColumn("paired", F.lit(True)))
    nth = F.row_number().over(Window.partitionBy("first").orderBy("id"))
    return keep(copies.withColumn("paired", nth <= cap))


def expand(scored, copies):
    """Pairs of documents: those of their texts, and those of equal texts."""
    paired = copies.where("paired")
    for side in "ab":
        of_side = paired.select(F.col("first").alias(side), F.col("id").alias(f"copy_{side}"))
        scored = scored.join(of_side, side, "left")
    a, b = F.coalesce("copy_a", "a"), F.coalesce("copy_b", "b")
    of_texts = scored.select(F.least(a, b).alias("a"), F.greatest(a, b).alias("b"), "jaccard", "estimate", "bands")
    a, b = (paired.select("first", F.col("id").alias(side)) for side in "ab")
    beyond = copies.where("not paired").select(F.col("first").alias("a"), F.col("id").alias("b"))
    equal = a.join(b, "first").where("a < b").select("a", "b").union(beyond)
#if exact
    same = F.lit(1.0)
#else
    same = F.lit(None).cast("double")
#end
    return of_texts.union(
        equal.select("a", "b", same.alias("jaccard"), F.lit(1.0).alias("estimate"), F.lit(BANDS).alias("bands"))
    )


def connect_on_driver(spark, edges):
    """The least id of each connected component, by NumPy."""
    ends = edges.toPandas().to_numpy(np.int64).reshape(-1)
    ids, ends = np.unique(ends, return_inverse=True)
    a, b = ends.reshape(-1, 2).T
    label = np.arange(len(ids))
    while not np.array_equal(label[a], label[b]):
        # The label of a label takes the least of both ends, then everything takes the label of its label.
        least = np.minimum(label[a], label[b])
        for end in (label[a], label[b], a, b):
            np.minimum.at(label, end, least)
        label = label[label]
    return spark.createDataFrame(pd.DataFrame({"id": ids, "group": ids[label]}), "id long, `group` long")


def large_star(links):
    """Every larger neighbour of an id is linked to the least neighbour, or to the id itself."""
    both = links.select("id", F.col("group").alias("to")).union(links.select("group", "id"))
    least = both.groupBy("id").agg(F.min("to").alias("least"))
    near = both.join(least, "id").where(F.col("to") > F.col("id"))
    return near.select(F.col("to").alias("id"), F.least("id", "least").alias("group")).distinct()


def small_star(links):
    """The smaller neighbours of an id, and the id, are linked to the least of them."""
    least = links.groupBy("id").agg(F.min("group").alias("least"))
    near = links.join(least, "id").where(F.col("group") > F.col("least"))
    return near.select(F.col("group").alias("id"), F.col("least").alias("group")).union(least).distinct()


def connect_in_spark(spark, edges, folder):
    """The same without the driver: alternating stars as in Kiveris et al., "Connected Components in MapReduce and
    Beyond" (2014), until nothing changes. Checkpoints in `folder` keep the plan short."""
    spark.sparkContext.setCheckpointDir(folder)
    links = edges.select(F.greatest("a", "b").alias("id"), F.least("a", "b").alias("group"))
    before = None
    while True:
        links = small_star(large_star(links)).checkpoint()
        now = links.agg(F.count("*"), F.expr("bit_xor(xxhash64(id, `group`))")).first()
        if now == before:
            return links.union(links.select("group", "group").distinct())
        before = now


def connect(spark, edges, arguments):
    """The least id of each connected component, for the texts that have an edge."""
    if edges.count() <= arguments.driver_pairs:
        return connect_on_driver(spark, edges)
    return connect_in_spark(spark, edges, checkpoints(arguments))


def find_groups(spark, similar, copies, arguments):
    """Every document that is similar to another one, with the least id of its group."""
    groups = connect(spark, similar.select("a", "b"), arguments)
    of_texts = groups.join(copies.select(F.col("id")), "id", "left_anti")
    of_copies = copies.join(groups.withColumnRenamed("id", "first"), "first", "left")
    return of_texts.select("id", "group").union(of_copies.select("id", F.coalesce("group", "first")))


def checkpoints(arguments):
    return arguments.output + "-checkpoints"


def file_at(spark, name):
    """A path and its file system."""
    path = spark._jvm.org.apache.hadoop.fs.Path(name)
    return path, path.getFileSystem(spark._jsc.hadoopConfiguration())


def refuse_existing(spark, output):
    path, files = file_at(spark, output)
    if files.exists(path):
        sys.exit(f"{output} already exists.")


def remove(spark, folder):
    path, files = file_at(spark, folder)
    files.delete(path, True)


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("input", help="file, folder or pattern")
    parser.add_argument("output", help="folder to create")
    parser.add_argument("--format", choices=["json", "csv", "parquet"], default="json", help="of the input")
    parser.add_argument("--text", default="text", metavar="COLUMN", help="column of the texts")
    parser.add_argument("--id", default="position", metavar="COLUMN", help="column of unique whole numbers")
    parser.add_argument("--bucket-cap", type=int, default=1000, metavar="N",
                        help="a bucket of more texts becomes a star around the first text (1000; 0: no cap)")
    parser.add_argument("--partitions", type=int, metavar="N", help="of documents and shuffles")
    parser.add_argument("--write", choices=["parquet", "csv"], default="parquet", help="format of the output")
    parser.add_argument("--driver-pairs", type=int, default=20_000_000, metavar="N",
                        help="maximum number of pairs grouped on the driver; more are grouped by Spark")
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--pairs", action="store_true", help="write similar pairs (this is the default)")
    output.add_argument("--groups", action="store_true", help="write id and group of documents that have a duplicate")
    output.add_argument("--candidates", action="store_true", help="write candidates, similar or not")
    return parser.parse_args()


def main():
    arguments = read_arguments()
    spark = SparkSession.builder.appName("Lookalike").getOrCreate()
    for folder in (arguments.output, checkpoints(arguments)):
        refuse_existing(spark, folder)
    spark.conf.set("spark.sql.execution.arrow.pyspark.enabled", "true")
    if arguments.partitions:
        spark.conf.set("spark.sql.shuffle.partitions", str(arguments.partitions))
    cap = arguments.bucket_cap
    documents = read_documents(spark, arguments)
#if linear-next-prime
    functions = draw_functions(count_shingles(documents))
#else
    functions = draw_functions()
#end
    signed = keep(sign(documents, functions))
    rows = check(signed, arguments)
#if drop-empty
    signed = signed.where("size > 0")
#end
    groups = keep(
        signed.groupBy("fingerprint").agg(
            F.min("id").alias("id"), F.count("*").alias("size"), F.min_by("keys", "id").alias("keys")
        )
    )
    candidates, stars, (cut, largest) = find_candidates(groups, cap)
    scored = score(documents, candidates, functions)
#if exact
    similar = scored.where(F.col("jaccard") >= THRESHOLD)
#end
#if by-signature
    similar = scored.where(F.col("estimate") >= THRESHOLD)
#end
#if unverified
    similar = scored
#end
    copies = find_copies(signed, groups, cap)
    try:
        if arguments.groups:
            result = find_groups(spark, similar, copies, arguments)
        else:
            result = expand(scored if arguments.candidates else similar, copies)
        result.write.format(arguments.write).option("header", True).save(arguments.output)
    finally:
        remove(spark, checkpoints(arguments))

    found = f"{scored.count():,} candidates of different texts, {similar.count():,} of them similar"
    # Counts the written rows; gives the schema, because there may be no file to infer it from.
    written = spark.read.schema(result.schema).format(arguments.write).option("header", True).load(arguments.output)
    found += f"; {written.count():,} rows written"
    copied = copies.where("not paired").count()
    if cut == 0 and copied == 0:
        print(f"{rows:,} documents; {found}. Nothing was cut.")
        return
    lost = stars.join(similar, ["a", "b"], "left_anti").count()
    print(
        f"{rows:,} documents; {found}. Cut: {cut:,} buckets of more than {cap:,} texts, the largest of "
        f"{largest or 0:,}, became {stars.count():,} pairs with their first text. {lost:,} of these are not similar: "
        f"groups may be split there. {copied:,} equal texts beyond {cap:,} are paired only with the first of them."
    )


if __name__ == "__main__":
    main()
