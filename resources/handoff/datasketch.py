"""Finds near-duplicates with datasketch: the same pairs, similarities and estimates as Lookalike finds.

    python @file@ INPUT.jsonl PAIRS.csv [--text FIELD] [--id FIELD]

INPUT contains one JSON object per line, as `lookalike-cli documents` writes them. Needs datasketch@packages@.
Everything is kept in memory: @memory@.
"""

@head@

import argparse
import csv
import gzip
import json
import os
#include imports.py
import sys

import datasketch
from datasketch import MinHash, MinHashLSH

#include core.py
# ---- datasketch ------------------------------------------------------------------------------------------------------

#if affine-32
if int(datasketch.__version__.split(".")[0]) < 2:
    sys.exit("The hash family affine-32 is that of datasketch 2; this is " + datasketch.__version__ + ".")
BLANK = MinHash(num_perm=N, seed=SEED, scheme="affine32")
#else
# Version 2 made another scheme its default and calls this one legacy; version 1 supports no other.
SCHEME = {"scheme": "legacy"} if int(datasketch.__version__.split(".")[0]) >= 2 else {}
# Families with larger seeds supply their own values.
BLANK = MinHash(num_perm=N, seed=SEED % 2**32, **SCHEME)
#end
#if signing
FUNCTIONS = draw_functions()
#end


def min_hash(text):
    """A document's set of elements, which is compared, and its MinHash."""
    made = BLANK.copy()
#if signing
    # Not datasketch's own family: its index takes the values unchanged.
    elements, signature = sketch(text, FUNCTIONS)
    made.hashvalues = signature.astype(made.hashvalues.dtype)
#else
    pieces = shingles(text)
    elements = hashed_set(pieces, @element_hash@)
    made.update_batch(set(pieces))
#end
    return elements, made


def read_documents(path, text, identifier):
    """The id and text of every line that has a text, in order."""
    with gzip.open(path) if path.endswith(".gz") else open(path, "rb") as file:
        for number, line in enumerate(file, start=1):
            try:
                document = json.loads(line)
            except ValueError:
                sys.exit(f"Line {number:,} of {path} is not JSON. Get it from `lookalike-cli documents`, plain or .gz.")
            if isinstance(document, dict) and isinstance(document.get(text), str):
                yield str(document.get(identifier, "")), document[text]


def find_pairs(documents):
    """The ids of all documents, and similar pairs of positions with jaccard, estimate and shared bands; no ids if no
    text has a shingle."""
    index = MinHashLSH(num_perm=N, params=(BANDS, ROWS))
    ids, sets, signatures, pairs = [], [], [], []
    for b, (identifier, text) in enumerate(documents):
        elements, made = min_hash(text)
        ids.append(identifier)
        sets.append(elements)
        signatures.append(made.hashvalues.astype(np.uint32))
#if drop-empty
        if len(elements) == 0:
            continue
#end
        for a in index.query(made):
#if prefix
            if (signatures[a][:PREFIX] != signatures[b][:PREFIX]).any() and not np.array_equal(sets[a], sets[b]):
                continue
#end
            estimated = estimate(signatures[a], signatures[b])
            bands = shared_bands(signatures[a], signatures[b])
#if exact
#if keep-empty
            # The similarity of two empty sets is undefined; this recipe keeps them and treats them as equal.
            similarity = jaccard(sets[a], sets[b]) if len(sets[a]) + len(sets[b]) else 1.0
#else
            similarity = jaccard(sets[a], sets[b])
#end
            if similarity >= THRESHOLD:
                pairs.append((a, b, similarity, estimated, bands))
#end
#if by-signature
            if estimated >= THRESHOLD:
                pairs.append((a, b, None, estimated, bands))
#end
#if unverified
            pairs.append((a, b, None, estimated, bands))
#end
        index.insert(b, made)
    return ids if any(len(elements) for elements in sets) else [], pairs


def shortest(number):
    """The number as Lookalike writes it: 1, not 1.0; empty if none was computed."""
    return "" if number is None else str(number).removesuffix(".0")


def write_pairs(path, ids, pairs):
    with open(path, "w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["a", "b", "a_id", "b_id", "jaccard", "estimate", "bands"])
        for a, b, similarity, estimated, bands in pairs:
            table.writerow([a, b, ids[a], ids[b], shortest(similarity), shortest(estimated), bands])


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("input", help="JSON Lines, also .gz")
    parser.add_argument("pairs", help="CSV file to write")
    parser.add_argument("--text", default="text", metavar="FIELD", help="field of the texts")
    parser.add_argument("--id", default="id", metavar="FIELD", help="field of the ids")
    return parser.parse_args()


def main():
    arguments = read_arguments()
    try:
        if os.path.exists(arguments.pairs) and os.path.samefile(arguments.input, arguments.pairs):
            sys.exit(f"{arguments.pairs} is the input; name another file for the pairs.")
        ids, pairs = find_pairs(read_documents(arguments.input, arguments.text, arguments.id))
        if not ids:
            sys.exit(f"No text in {arguments.text} has {K} words or characters. Name the field of texts with --text.")
        pairs.sort(key=lambda pair: (-(pair[2] or 0.0), -pair[3], pair[0], pair[1]))
        write_pairs(arguments.pairs, ids, pairs)
    except (EOFError, OSError) as error:
        sys.exit(f"{arguments.input} to {arguments.pairs}: {error}")
    print(f"{len(ids):,} documents, {len(pairs):,} similar pairs")


if __name__ == "__main__":
    main()
