"""Compares what lookalike-cli explains with numbers that are counted here, for ten pairs found and ten missed.

usage: explain_by_script.py LOOKALIKE_CLI

Nothing of the program is used but its answers: shingles are strings, signatures follow the definition of `linear-crc`
with CPython's own random numbers, buckets are dictionaries, chances are the S-curve. Ends with 1 where a number differs.
"""

import json
import math
import os
import random
import subprocess
import sys
import tempfile
import zlib

K, HASHES, BANDS, ROWS, THRESHOLD, SEED = 3, 60, 8, 7, 0.6, 42
SETTINGS = {
    "shingles.k": K, "shingles.hash": "crc32", "sketch.family": "linear-crc", "sketch.hashes": HASHES,
    "sketch.seed": SEED, "lsh.bands": BANDS, "lsh.rows": ROWS, "verify.threshold": THRESHOLD,
}
MODULUS = 2**32 - 1


def drifting_texts(chains=12, length=6, words=90, edits=4):
    """Each text of a chain differs from the one before in a few words; the last one is a copy of the first."""
    source = random.Random(7)
    vocabulary = ["".join(source.choices("abcdefgh", k=5)) for _ in range(500)]
    texts = []
    for _ in range(chains):
        chain = source.choices(vocabulary, k=words)
        for _ in range(length):
            texts.append(" ".join(chain).capitalize() + ".")
            for at in source.sample(range(words), edits):
                chain[at] = source.choice(vocabulary)
    return texts + texts[:1]


def shingles(text):
    tokens = text.lower().replace(".", "").split()
    return {" ".join(tokens[i : i + K]) for i in range(len(tokens) - K + 1)}


def linear_functions():
    source = random.Random(SEED)
    return [(source.randint(1, MODULUS), source.randint(0, MODULUS)) for _ in range(HASHES)]


def signature(of, functions):
    values = [zlib.crc32(shingle.encode()) for shingle in of]
    return [min((a * x + b) % MODULUS for x in values) for a, b in functions]


def band(of, number):
    return tuple(of[number * ROWS : (number + 1) * ROWS])


def chance(similarity):
    return 1 - (1 - similarity**ROWS) ** BANDS


def counted(a, b, sets, signatures):
    """What explain must say of a pair."""
    shared, together = len(sets[a] & sets[b]), len(sets[a] | sets[b])
    similarity = shared / together
    agreeing = [x == y for x, y in zip(signatures[a], signatures[b])]
    bands = []
    for number in range(BANDS):
        mine = band(signatures[a], number)
        meets = mine == band(signatures[b], number)
        bucket = sum(band(other, number) == mine for other in signatures) if meets else 0
        equal = sum(agreeing[number * ROWS : (number + 1) * ROWS])
        bands.append({"band": number + 1, "agreeing": equal, "shared": meets, "documents": bucket})
    candidate = any(each["shared"] for each in bands)
    return {
        "a": a, "b": b, "shingles": [len(sets[a]), len(sets[b])], "shared": shared, "together": together,
        "jaccard": similarity, "estimate": sum(agreeing) / HASHES,
        "standard_error": math.sqrt(similarity * (1 - similarity) / HASHES), "agreement": sum(agreeing),
        "hashes": HASHES, "agreeing": "".join("01"[equal] for equal in agreeing), "bands": bands,
        "candidate": candidate, "kept": candidate, "accepted": candidate and similarity >= THRESHOLD,
        "candidate_chance": chance(similarity), "found_chance": chance(similarity) if similarity >= THRESHOLD else 0,
    }


def equal(told, expected):
    if isinstance(expected, float):
        return math.isclose(told, expected, rel_tol=1e-12, abs_tol=1e-15)
    return told == expected


def explained(cli, corpus, a, b, report):
    settings = [word for key, value in SETTINGS.items() for word in ("--set", f"{key}={value}")]
    subprocess.run([cli, "explain", corpus, "--pair", f"{a},{b}", "--report", report, "--quiet", *settings], check=True)
    with open(report, encoding="utf-8") as file:
        return json.load(file)


def chosen(sets, signatures):
    """The first ten pairs that are found and the first ten that are missed, of those that are similar."""
    found, missed = [], []
    for a in range(len(sets)):
        for b in range(a + 1, len(sets)):
            pair = counted(a, b, sets, signatures)
            if pair["jaccard"] >= THRESHOLD:
                (found if pair["candidate"] else missed).append(pair)
    assert len(found) >= 10 and len(missed) >= 10, (len(found), len(missed))
    return found[:10] + missed[:10]


def main(cli):
    texts, functions = drifting_texts(), linear_functions()
    sets = [shingles(text) for text in texts]
    signatures = [signature(each, functions) for each in sets]
    differences = 0
    with tempfile.TemporaryDirectory() as folder:
        corpus, report = os.path.join(folder, "texts.jsonl"), os.path.join(folder, "report.json")
        with open(corpus, "w", encoding="utf-8") as file:
            file.writelines(json.dumps({"text": text}) + "\n" for text in texts)
        for pair in chosen(sets, signatures):
            told = explained(cli, corpus, pair["a"], pair["b"], report)
            for name, expected in pair.items():
                if not equal(told[name], expected):
                    differences += 1
                    print(f"{pair['a']},{pair['b']} {name}: told {told[name]}, counted {expected}")
    print(f"{differences} numbers of 20 pairs differ")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
