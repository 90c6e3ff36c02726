#!/usr/bin/env python3
"""Share of words whose mark agrees with a reader's, for this program and three other diffs.

    LOOKALIKE_MARKS=marks.txt build/dev/tests/test_ui_models --gtest_filter='MarkedPairs.*'
    pip install diff-match-patch
    tests/studies/compare_diffs.py marks.txt

LOOKALIKE_DATA names the folder of real corpora for both. The pairs and the readers' marks are in
tests/data/marked_pairs.tsv; see "Differences of sixty pairs" in README.md beside this file.
"""

import csv
import difflib
import gzip
import os
import pathlib
import re
import subprocess
import sys
import tarfile
import tempfile

import diff_match_patch

WORD = re.compile(r"\w(?:\S*\w)?")  # a run between blanks, without punctuation at its ends
PAIRS = pathlib.Path(__file__).parent.parent / "data" / "marked_pairs.tsv"


def reuters(data):
    with tarfile.open(data / "reuters21578.tar.gz") as archive:
        for member in archive:
            if not member.name.endswith(".sgm"):
                continue
            text = archive.extractfile(member).read().decode("latin-1")
            for item in re.finditer(r'<REUTERS.*?NEWID="(\d+)".*?</REUTERS>', text, re.S):
                body = re.search(r"<BODY>(.*?)</BODY>", item.group(0), re.S)
                if body:
                    plain = re.sub(r"&#\d+;", "", body.group(1))
                    yield item.group(1), plain.replace("&lt;", "<").replace("&amp;", "&")


def newsgroups(data):
    with tarfile.open(data / "newsgroups" / "sci-train.tar.gz") as archive:
        for member in archive:
            if member.isfile():
                yield "/".join(member.name.split("/")[-2:]), archive.extractfile(member).read().decode("latin-1")


def device(data):
    csv.field_size_limit(10**9)
    with gzip.open(data / "reviews" / "kindle-device-15728.csv.gz", "rt", newline="") as file:
        rows = csv.reader(file)
        column = next(rows).index("review/text")
        for number, row in enumerate(rows, 1):
            yield str(number), row[column]


def of_characters(text, differs):
    """A word differs if one of its letters or digits does; one without any is not scored."""
    marks = ""
    for word in WORD.finditer(text):
        letters = [i for i in range(*word.span()) if text[i].isalnum()]
        marks += "?" if not letters else "x" if any(differs[i] for i in letters) else "-"
    return marks


def of_tokens(text, differs):
    characters = [False] * len(text)
    for token, mark in zip(re.finditer(r"\S+", text), differs, strict=True):
        characters[token.start():token.end()] = [mark] * len(token.group())
    return of_characters(text, characters)


def by_difflib(left, right):
    words = left.split(), right.split()
    differs = [True] * len(words[0]), [True] * len(words[1])
    for block in difflib.SequenceMatcher(None, *words).get_matching_blocks():
        for i in range(block.size):
            differs[0][block.a + i] = differs[1][block.b + i] = False
    return of_tokens(left, differs[0]), of_tokens(right, differs[1])


def by_diff_match_patch(left, right):
    engine = diff_match_patch.diff_match_patch()
    engine.Diff_Timeout = 0
    parts = engine.diff_main(left, right)
    engine.diff_cleanupSemantic(parts)
    differs = [], []
    for kind, text in parts:
        for side, absent in ((0, 1), (1, -1)):
            if kind != absent:
                differs[side].extend([kind != 0] * len(text))
    return of_characters(left, differs[0]), of_characters(right, differs[1])


def by_git(left, right):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in (("left", left), ("right", right)):
            pathlib.Path(folder, name).write_text(text, newline="")
        command = ["git", "diff", "--no-index", "--word-diff=porcelain", "-U1000000", "left", "right"]
        out = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout
    if not out:
        return of_characters(left, [False] * len(left)), of_characters(right, [False] * len(right))
    differs = [], []
    for line in re.split(r"^@@.*\n", out, maxsplit=1, flags=re.M)[1].split("\n"):
        words = len(line[1:].split())
        if line[:1] in (" ", "-"):
            differs[0].extend([line[0] == "-"] * words)
        if line[:1] in (" ", "+"):
            differs[1].extend([line[0] == "+"] * words)
    return of_tokens(left, differs[0]), of_tokens(right, differs[1])


def by_reader(cell, words):
    marks = ["-"] * words
    for text in cell.split():
        first, dash, last = text.lstrip("x").partition("-")
        end = int(last or words - 1) if dash else int(first)
        marks[int(first):end + 1] = ["?" if text[0] == "x" else "x"] * (end + 1 - int(first))
    return "".join(marks)


def print_shares(corpora, program, reader):
    tools = {"Lookalike": lambda left, right: (next(program), next(program)),
             "git --word-diff": by_git, "diff-match-patch": by_diff_match_patch, "difflib": by_difflib}
    shares = {}
    with open(PAIRS, newline="") as file:
        for pair in csv.DictReader(file, delimiter="\t"):
            texts = corpora[pair["corpus"]][pair["left"]], corpora[pair["corpus"]][pair["right"]]
            marked = [by_reader(pair[f"{reader}_{side}"], int(pair["words_" + side])) for side in ("left", "right")]
            for tool, compare in tools.items():
                scored = [(a, b) for side in zip(marked, compare(*texts), strict=True)
                          for a, b in zip(*side, strict=True) if "?" not in (a, b)]
                for corpus in (pair["corpus"], "all"):
                    share = shares.setdefault((tool, corpus), [0, 0])
                    share[0] += sum(a == b for a, b in scored)
                    share[1] += len(scored)
    columns = [*corpora, "all"]
    print("| |", " | ".join(f"{name}, {shares['Lookalike', name][1]:,} words" for name in columns), "|")
    print("|---" + "|--:" * len(columns) + "|")
    for tool in tools:
        print(f"| {tool} |", " | ".join("%.4f" % (a / b) for a, b in (shares[tool, name] for name in columns)), "|")


def main():
    data = pathlib.Path(os.environ["LOOKALIKE_DATA"])
    corpora = {"reuters": dict(reuters(data)), "newsgroups": dict(newsgroups(data)), "device": dict(device(data))}
    program = pathlib.Path(sys.argv[1]).read_text().split()
    for reader in ("marks", "second"):  # columns of PAIRS
        print_shares(corpora, iter(program), reader)


main()
