"""Compares what an exported script finds with what lookalike-cli finds, for many recipes and corpora, by ==.

packaging/test-handoff calls it in the virtual environment of an engine. It prints a row of tests/handoff/README.md for
each comparison and exits with 1 if something differs.
"""

import argparse
import csv
import os
import sys
import time
import traceback

import corpora
import recipes
import results
from engines import ENGINES, Lookalike


class Matrix:
    def __init__(self, arguments):
        self.cli, self.folder = os.path.abspath(arguments.cli), os.path.abspath(arguments.folder)
        self.name = arguments.name
        self.data = os.environ.get("LOOKALIKE_DATA")
        self.lookalike = Lookalike(self.cli, self.folder)
        self.engine = ENGINES[self.name.split("-")[0]](self.lookalike)
        self.failures = 0

    def corpus(self, name, make):
        """Path of a corpus, which is made if it is missing."""
        path = os.path.join(self.folder, f"{name}.jsonl")
        return path if os.path.exists(path) else corpora.write(path, make())

    def excerpt(self):
        return self.corpus("excerpt", lambda: corpora.excerpt(self.data))

    def generated(self, documents):
        return self.corpus(f"generated-{documents}", lambda: corpora.generated(self.cli, documents, self.folder))

    def row(self, corpus, recipe, candidates, pairs, outcome, seconds):
        name = os.path.basename(corpus).removesuffix(".jsonl")
        self.failures += outcome not in ("equal", "refused")
        print(f"| {self.name} | {name} | {recipe} | {candidates:,} | {pairs:,} | {outcome} | {seconds:.0f} |", flush=True)

    def compare(self, corpus, names, all_recipes):
        for name in names:
            expected = self.lookalike.run(corpus, all_recipes[name])
            begin = time.time()
            try:
                outcome = self.engine.compare(corpus, all_recipes[name], expected) or "equal"
            except (Exception, SystemExit) as error:
                traceback.print_exc()
                outcome = f"failed: {error}"
            self.row(corpus, name, len(expected[1]), len(expected[0]), outcome, time.time() - begin)

    def small(self):
        """A corpus of real texts, or one like them."""
        return self.excerpt() if self.data else self.generated(2_000)

    def reuters(self):
        path = os.path.join(self.folder, "reuters.jsonl")
        if not os.path.exists(path):
            corpora.documents(self.cli, os.path.join(self.data, "reuters21578.tar.gz"), path)
        return path

    def compare_reuters(self):
        self.compare(self.reuters(), ["fast", "mersenne-61", "newswire"], recipes.RECIPES)

    def compare_all(self, corpus):
        self.compare(corpus, recipes.RECIPES, recipes.RECIPES)

    def compare_code_points(self):
        """A smaller corpus if shingles are characters: any two of its texts share many, and candidates grow with the
        square."""
        by_words = [name for name in recipes.RECIPES if name != "text-files"]
        self.compare(self.corpus("code-points", corpora.code_points), by_words, recipes.RECIPES)
        thinner = self.corpus("code-points-8th", lambda: corpora.code_points(every=8))
        self.compare(thinner, ["text-files"], recipes.RECIPES)

    def compare_edges(self):
        """Ends of ranges, and nothing but copies."""
        self.compare(self.small(), recipes.EDGES, recipes.EDGES)
        self.compare(self.corpus("all-equal", lambda: ["the same text in every one"] * 40), ["fast"], recipes.RECIPES)

    def compare_skewed(self):
        """A corpus whose largest buckets are cut: the pairs are a part of ours, the groups are ours."""
        corpus = self.corpus("skewed", lambda: corpora.skewed(corpora.texts_of_json_lines(self.small())))
        pairs, candidates = self.lookalike.run(corpus, [])
        script = self.lookalike.export("spark", [])
        for cap, driver in ((0, "--driver-pairs 0"), (200, "")):
            begin = time.time()
            options = ["--bucket-cap", cap, "--partitions", 8]
            found, line = self.engine.pairs(script, corpus, *options)
            groups, _ = self.engine.groups(script, corpus, *options, *driver.split())
            outcome = "equal" if found.items() <= pairs.items() and (cap or found == pairs) else "different pairs"
            if groups != results.groups_of_pairs(pairs):
                outcome = f"{len(groups)} groups, ours {len(results.groups_of_pairs(pairs))}"
            recipe = f"fast, cap {cap} {driver}".strip() + f": {len(found):,} pairs, {len(groups):,} groups"
            self.row(corpus, recipe, len(candidates), len(pairs), outcome, time.time() - begin)
            print(f"  {line}", file=sys.stderr)

    def refuse_bad_input(self):
        accepted = self.engine.accepted(self.small())
        self.row(self.small(), "bad input", 0, 0, "accepted: " + ", ".join(accepted) if accepted else "refused", 0)

    def compare_columns(self):
        """A table whose columns have other names, one with a dot, which Spark takes for a field of a column."""
        table = os.path.join(self.folder, "columns.csv")
        with open(table, "w", encoding="utf-8", newline="") as file:
            rows = csv.writer(file)
            rows.writerow(["n", "review.text"])
            rows.writerows(enumerate(corpora.texts_of_json_lines(self.small())))
        pairs, candidates = self.lookalike.run(self.small(), [])
        begin, script = time.time(), self.lookalike.export("spark", [])
        found, _ = self.engine.pairs(script, table, "--format", "csv", "--text", "review.text", "--id", "n")
        outcome = results.difference(pairs, found) or "equal"
        self.row(table, "fast, --text review.text", len(candidates), len(pairs), outcome, time.time() - begin)

    def parts(self):
        """The comparisons by name, the most telling first."""
        parts = {
            "small": lambda: self.compare_all(self.small()),
            "odd": lambda: self.compare_all(self.corpus("odd", corpora.odd_texts)),
            "skewed": self.compare_skewed if self.engine.name == "spark" else None,
            "reuters": self.compare_reuters if self.data else None,
            "code-points": self.compare_code_points,
            "generated": lambda: self.compare_all(self.generated(5_000)),
            "large": lambda: self.compare(self.generated(100_000), ["fast"], recipes.RECIPES),
            "edges": self.compare_edges,
            "columns": self.compare_columns if self.engine.name == "spark" else None,
            "bad-input": self.refuse_bad_input if hasattr(self.engine, "accepted") else None,
        }
        return {name: part for name, part in parts.items() if part}

    def run(self, quick, chosen):
        if quick:
            self.compare(self.small(), ["fast", "mersenne-61"], recipes.RECIPES)
            if hasattr(self.engine, "accepted"):
                self.refuse_bad_input()
            return self.failures
        for name, part in self.parts().items():
            if not chosen or name in chosen:
                part()
        return self.failures


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", help="engine and version, such as datasketch-1.10")
    parser.add_argument("--cli", required=True)
    parser.add_argument("--folder", required=True)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--part", action="append", help="small, odd, skewed, ...; without any: all of them")
    arguments = parser.parse_args()
    print("| engine | corpus | recipe | candidates | pairs | outcome | s |\n|---|---|---|--:|--:|---|--:|", flush=True)
    failures = Matrix(arguments).run(arguments.quick, arguments.part)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
