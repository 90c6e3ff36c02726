"""Removes near-duplicates with datatrove, with the signatures that Lookalike makes.

    python @file@ INPUT_FOLDER OUTPUT_FOLDER [--text FIELD] [--tasks N] [--workers N]

INPUT_FOLDER holds JSON Lines, as `lookalike-cli documents` writes them. OUTPUT_FOLDER is a new folder; it gets the
folders `kept` and `removed`, where a document has the fields minhash_cluster_id and minhash_cluster_size. datatrove's
reader leaves out documents without text: they are in neither.

Needs datatrove@packages@ and, because its wheel does not declare them, orjson, regex and
tokenizers. On a cluster use SlurmPipelineExecutor or RayPipelineExecutor instead of LocalPipelineExecutor.
"""

@head@

import argparse
import os
#include imports.py
import sys

from datatrove.executor import LocalPipelineExecutor
from datatrove.io import get_datafolder
from datatrove.pipeline.dedup import MinhashDedupCluster, MinhashDedupFilter, MinhashDedupSignature
from datatrove.pipeline.dedup.minhash import MinhashConfig, MinhashDedupBuckets
from datatrove.pipeline.readers import JsonlReader
from datatrove.pipeline.writers import JsonlWriter
from datatrove.utils.hashing import HashConfig
from datatrove.utils.word_tokenizers import WordTokenizer

#include core.py
# ---- datatrove -------------------------------------------------------------------------------------------------------

#if buckets
# The number of a bucket replaces a band's rows.
CONFIG = MinhashConfig(num_buckets=BANDS, hashes_per_bucket=1, hash_config=HashConfig(precision=64, hash_fc="sha1"))
#else
CONFIG = MinhashConfig(num_buckets=BANDS, hashes_per_bucket=ROWS, hash_config=HashConfig(precision=32, hash_fc="sha1"))
#end


class NoTokenizer(WordTokenizer):
    """Replaces the language tokenizer that datatrove would load, which needs more packages."""

    def word_tokenize(self, text):
        return []

    sent_tokenize = span_tokenize = word_tokenize


class Signatures(MinhashDedupSignature):
    """Writes our signatures instead of datatrove's, which uses other words, shingles and hash functions."""

    def __init__(self, output_folder):
        super().__init__(output_folder, config=CONFIG, language=NoTokenizer())
        self.functions = draw_functions()

    def get_shingles(self, text):
        """The whole signature; empty for a document without a shingle, which is then skipped."""
        elements, signature = sketch(text, self.functions)
        return signature if len(elements) else signature[:0]

    def get_signature(self, signature):
#if buckets
        return band_keys(signature).reshape(BANDS, 1).tolist()
#else
        return signature[: BANDS * ROWS].reshape(BANDS, ROWS).tolist()
#end


def check(reader, arguments):
    """Exits with a message if files of an earlier run would be mixed in, or if no text has a shingle."""
    if get_datafolder(arguments.output).list_files():
        sys.exit(f"{arguments.output} already exists. Name a new folder: files of an old run would be mixed in.")
    if not any(shingles(document.text) for document in reader.run()):
        sys.exit(f"No text in {arguments.text} has {K} words or characters. Name the field of texts with --text.")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("input", help="folder of JSON Lines")
    parser.add_argument("output", help="folder to create")
    parser.add_argument("--text", default="text", metavar="FIELD", help="field of the texts")
    parser.add_argument("--tasks", type=int, default=1, metavar="N", help="parts of the input; at most one per file")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="tasks at a time")
    arguments = parser.parse_args()

    def folder(name):
        return os.path.join(arguments.output, name)

    def run(pipeline, tasks):
        workers = min(arguments.workers, tasks)
        LocalPipelineExecutor(pipeline, tasks=tasks, workers=workers, start_method="fork").run()

    reader = JsonlReader(arguments.input, text_key=arguments.text)
    check(JsonlReader(arguments.input, text_key=arguments.text), arguments)
    run([reader, Signatures(folder("signatures"))], arguments.tasks)
    run([MinhashDedupBuckets(folder("signatures"), folder("buckets"), config=CONFIG)], BANDS)
    clusters = MinhashDedupCluster(
        folder("buckets"), folder("clusters"), config=CONFIG, save_cluster_id=True, save_cluster_size=True
    )
    run([clusters], 1)
    keep_one = MinhashDedupFilter(
        folder("clusters"), JsonlWriter(folder("removed")), load_cluster_ids=True, load_cluster_sizes=True
    )
    run([reader, keep_one, JsonlWriter(folder("kept"))], arguments.tasks)


if __name__ == "__main__":
    main()
