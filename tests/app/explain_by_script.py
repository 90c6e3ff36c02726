"""Compares what lookalike-cli explains with numbers that are counted here, for ten pairs found and ten missed: of made
texts, of the same under the first-m check, and of real reviews if LOOKALIKE_DATA names their folder.

usage: explain_by_script.py LOOKALIKE_CLI

Uses nothing of the program except its answers: shingles are strings, signatures follow the definition of `linear-crc`
with CPython's own random numbers, buckets are dictionaries, chances are the S-curve. Exits with 1 if a number differs.
"""

import csv
import json
import math
import os
import random
import string
import subprocess
import sys
import tempfile
import zlib
from collections import namedtuple

Recipe = namedtuple("Recipe", "k hashes bands rows prefix threshold seed")
DRIFTING = Recipe(k=3, hashes=60, bands=8, rows=7, prefix=0, threshold=0.6, seed=42)
FILTERED = DRIFTING._replace(prefix=3)
REVIEWS = Recipe(k=1, hashes=40, bands=8, rows=4, prefix=0, threshold=0.2, seed=7)
MODULUS = 2**32 - 1


def settings_of(recipe):
    settings = {
        "shingles.k": recipe.k, "shingles.hash": "crc32", "sketch.family": "linear-crc",
        "sketch.hashes": recipe.hashes, "sketch.seed": recipe.seed, "lsh.bands": recipe.bands,
        "lsh.rows": recipe.rows, "verify.prefix": recipe.prefix, "verify.threshold": recipe.threshold,
    }
    return [word for key, value in settings.items() for word in ("--set", f"{key}={value}")]


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


def reviews(count=300):
    """The first reviews of the excerpt; nothing if it is missing."""
    folder = os.environ.get("LOOKALIKE_DATA")
    if not folder:
        return []
    with open(os.path.join(folder, "reviews", "Books_rating.excerpt.csv"), encoding="utf-8", newline="") as file:
        return [row["review/text"] for _, row in zip(range(count), csv.DictReader(file))]


def shingles(text, k):
    tokens = text.lower().translate(str.maketrans("", "", string.punctuation)).split()
    return {" ".join(tokens[i : i + k]) for i in range(len(tokens) - k + 1)}


def linear_functions(recipe):
    source = random.Random(recipe.seed)
    return [(source.randint(1, MODULUS), source.randint(0, MODULUS)) for _ in range(recipe.hashes)]


def signature(of, functions):
    values = [zlib.crc32(shingle.encode()) for shingle in of]
    return [min((a * x + b) % MODULUS for x in values) for a, b in functions]


class Corpus:
    """Texts under a recipe."""

    def __init__(self, texts, recipe):
        self.recipe = recipe
        self.sets = [shingles(text, recipe.k) for text in texts]
        functions = linear_functions(recipe)
        self.signatures = [signature(each, functions) for each in self.sets]

    def band(self, document, number):
        rows = self.recipe.rows
        return tuple(self.signatures[document][number * rows : (number + 1) * rows])

    def candidate_chance(self, similarity):
        return 1 - (1 - similarity**self.recipe.rows) ** self.recipe.bands

    def kept_chance(self, similarity):
        """All values of the prefix agree, which ends within the first band, and then this band or another one does."""
        _, _, bands, rows, prefix, _, _ = self.recipe
        if prefix == 0:
            return self.candidate_chance(similarity)
        assert prefix <= rows
        missed = (1 - similarity ** (rows - prefix)) * (1 - similarity**rows) ** (bands - 1)
        return similarity**prefix * (1 - missed)

    def counted(self, a, b):
        """The numbers that explain must report for a pair."""
        recipe = self.recipe
        shared, together = len(self.sets[a] & self.sets[b]), len(self.sets[a] | self.sets[b])
        similarity = shared / together
        agreeing = [x == y for x, y in zip(self.signatures[a], self.signatures[b])]
        bands = []
        for number in range(recipe.bands):
            mine = self.band(a, number)
            meets = mine == self.band(b, number)
            bucket = sum(self.band(other, number) == mine for other in range(len(self.sets))) if meets else 0
            equal = sum(agreeing[number * recipe.rows : (number + 1) * recipe.rows])
            bands.append({"band": number + 1, "agreeing": equal, "shared": meets, "documents": bucket})
        candidate = any(each["shared"] for each in bands)
        kept = candidate and all(agreeing[: recipe.prefix])
        similar = similarity >= recipe.threshold
        return {
            "a": a, "b": b, "shingles": [len(self.sets[a]), len(self.sets[b])], "shared": shared,
            "together": together, "jaccard": similarity, "estimate": sum(agreeing) / recipe.hashes,
            "standard_error": math.sqrt(similarity * (1 - similarity) / recipe.hashes), "agreement": sum(agreeing),
            "hashes": recipe.hashes, "agreeing": "".join("01"[equal] for equal in agreeing), "bands": bands,
            "candidate": candidate, "kept": kept, "accepted": kept and similar,
            "candidate_chance": self.candidate_chance(similarity),
            "found_chance": self.kept_chance(similarity) if similar else 0,
        }

    def chosen(self):
        """The first ten pairs that are found and the first ten that are missed, of those that are similar."""
        found, missed = [], []
        for a in range(len(self.sets)):
            for b in range(a + 1, len(self.sets)):
                shared = len(self.sets[a] & self.sets[b])
                if shared < self.recipe.threshold * len(self.sets[a] | self.sets[b]):
                    continue
                pair = self.counted(a, b)
                (found if pair["accepted"] else missed).append(pair)
        assert len(found) >= 10 and len(missed) >= 10, (len(found), len(missed))
        return found[:10] + missed[:10]


def equal(told, expected):
    if isinstance(expected, float):
        return math.isclose(told, expected, rel_tol=1e-12, abs_tol=1e-15)
    return told == expected


def explained(cli, corpus, recipe, pair, report):
    pair = f"{pair['a']},{pair['b']}"
    command = [cli, "explain", corpus, "--pair", pair, "--report", report, "--quiet", *settings_of(recipe)]
    subprocess.run(command, check=True)
    with open(report, encoding="utf-8") as file:
        return json.load(file)


def differences(cli, texts, recipe):
    """Numbers of 20 pairs for which the report and the count differ."""
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        corpus, report = os.path.join(folder, "texts.jsonl"), os.path.join(folder, "report.json")
        with open(corpus, "w", encoding="utf-8") as file:
            file.writelines(json.dumps({"text": text}) + "\n" for text in texts)
        for pair in Corpus(texts, recipe).chosen():
            told = explained(cli, corpus, recipe, pair, report)
            for name, expected in pair.items():
                if not equal(told[name], expected):
                    count += 1
                    print(f"{recipe} {pair['a']},{pair['b']} {name}: told {told[name]}, counted {expected}")
    return count


def main(cli):
    cases = [(drifting_texts(), DRIFTING), (drifting_texts(), FILTERED)]
    if real := reviews():
        cases.append((real, REVIEWS))
    count = sum(differences(cli, texts, recipe) for texts, recipe in cases)
    print(f"{count} numbers of {20 * len(cases)} pairs differ")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
