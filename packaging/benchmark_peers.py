"""Runs Lookalike, datasketch and rensa over the same cleaned text, on one core, and compares their times.

    benchmark_peers.py LOOKALIKE_CLI CORPUS     CORPUS: a folder of Reuters .sgm files, or a CSV of reviews

Words, k = 5, n = 100, 20 bands of 5 rows, all candidates verified exactly at 0.8. Compares the stages that all have:
shingles, signatures, bands and verification of text that is already clean.
"""

import csv
import gc
import importlib.metadata
import json
import os
import re
import string
import subprocess
import sys
import tempfile
import time
from pathlib import Path

os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", RAYON_NUM_THREADS="1")
K, HASHES, BANDS, ROWS, THRESHOLD, SEED = 5, 100, 20, 5, 0.8, 42
ROUNDS = 3
STAGES = ("shingle", "sign", "band", "verify")


def newswire(folder):
    for path in sorted(Path(folder).glob("*.sgm")):
        for body in re.findall(r"<BODY>(.*?)</BODY>", path.read_text(encoding="latin-1"), re.DOTALL):
            body = re.sub(r"&#\d+;", "", body)
            yield body.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")


def reviews(path):
    csv.field_size_limit(1 << 30)
    with open(path, newline="", encoding="utf-8") as file:
        yield from (row["review/text"] for row in csv.DictReader(file))


def words(text, delete=str.maketrans("", "", string.punctuation)):
    return text.lower().translate(delete).split()


def shingles(tokens):
    return {" ".join(tokens[i : i + K]) for i in range(len(tokens) - K + 1)}


def verified(sets, candidates):
    return {(a, b) for a, b in candidates if len(sets[a] & sets[b]) >= THRESHOLD * len(sets[a] | sets[b])}


def pairs_of(found, known):
    """Pairs a < b, as positions of documents, from one list of positions for each of the `known` documents."""
    return {(min(a, b), max(a, b)) for a, others in zip(known, found) for b in others if a != b}


class Stopwatch:
    def __init__(self):
        self.seconds = {}
        self.start = time.perf_counter()

    def stage(self, name):
        now = time.perf_counter()
        self.seconds[name], self.start = now - self.start, now


def lookalike(cli, corpus, _):
    with tempfile.TemporaryDirectory() as folder:
        report, pairs = Path(folder, "report.json"), Path(folder, "pairs.csv")
        settings = [f"shingles.k={K}", f"sketch.hashes={HASHES}", f"sketch.seed={SEED}", f"lsh.bands={BANDS}"]
        settings += [f"lsh.rows={ROWS}", f"verify.threshold={THRESHOLD}"]
        command = [cli, "run", corpus, "--quiet", "--threads", "1", "--report", report, "--pairs", pairs]
        subprocess.run(command + [word for setting in settings for word in ("--set", setting)], check=True)
        result = json.loads(report.read_text())
        with open(pairs, newline="", encoding="utf-8") as file:
            found = {(int(row["a"]), int(row["b"])) for row in csv.DictReader(file)}
    return {stage: result["seconds"][stage] for stage in STAGES}, found, result["counts"]


def datasketch(cli, corpus, documents):
    from datasketch import MinHash, MinHashLSH

    watch = Stopwatch()
    sets = [{shingle.encode() for shingle in shingles(tokens)} for tokens in documents]
    known = [i for i, shingle_set in enumerate(sets) if shingle_set]
    watch.stage("shingle")
    signatures = MinHash.bulk([sets[i] for i in known], num_perm=HASHES, seed=SEED)
    watch.stage("sign")
    index = MinHashLSH(num_perm=HASHES, params=(BANDS, ROWS))
    with index.insertion_session() as session:
        for i, signature in zip(known, signatures):
            session.insert(i, signature)
    candidates = pairs_of([index.query(signature) for signature in signatures], known)
    watch.stage("band")
    found = verified(sets, candidates)
    watch.stage("verify")
    return watch.seconds, found, {"candidates": len(candidates)}


def rensa(cli, corpus, documents):
    from rensa import RMinHash, RMinHashLSH

    watch = Stopwatch()
    sets = [shingles(tokens) for tokens in documents]
    known = [i for i, shingle_set in enumerate(sets) if shingle_set]
    lists = [list(sets[i]) for i in known]
    watch.stage("shingle")
    signatures = RMinHash.from_token_sets(lists, HASHES, SEED)
    watch.stage("sign")
    index = RMinHashLSH(THRESHOLD, HASHES, BANDS)
    index.insert_pairs(list(zip(known, signatures)))
    candidates = pairs_of(index.query_all(signatures), known)
    watch.stage("band")
    found = verified(sets, candidates)
    watch.stage("verify")
    return watch.seconds, found, {"candidates": len(candidates)}


def median_round(program, cli, corpus, documents):
    rounds = [program(cli, corpus, documents) for _ in range(ROUNDS)]
    return sorted(rounds, key=lambda done: sum(done[0].values()))[ROUNDS // 2]


def print_row(name, seconds, candidates, found):
    columns = "".join(f" {seconds[stage]:8.3f}" for stage in STAGES)
    print(f"{name:34}{columns} {sum(seconds.values()):8.3f} {candidates:10} {len(found):9}")


def print_ratio(name, ours, theirs):
    (our_seconds, our_pairs, _), (their_seconds, their_pairs, _) = ours, theirs
    our_total, their_total = sum(our_seconds.values()), sum(their_seconds.values())
    shingled = their_total - their_seconds["shingle"]
    print(f"{name} takes {their_total / our_total:.1f} times as long, ", end="")
    print(f"{shingled / our_total:.1f} times if it gets its shingles ready-made.")
    print(f"  Similar pairs: {agreement(our_pairs, their_pairs)}.")


def agreement(ours, theirs):
    if ours == theirs:
        return f"the same {len(ours)}"
    both, only_ours, only_theirs = len(ours & theirs), len(ours - theirs), len(theirs - ours)
    return f"{both} the same, {only_ours} only in Lookalike, {only_theirs} only in the other"


def check_text(counts, documents):
    tokens = sum(map(len, documents))
    if (counts["documents"], counts["tokens"]) != (len(documents), tokens):
        sys.exit(
            f"Not the same text: Lookalike has {counts['documents']} documents and {counts['tokens']} tokens, "
            f"the peers {len(documents)} and {tokens}."
        )


def stay_on_one_core():
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main(cli, corpus):
    stay_on_one_core()
    gc.disable()  # it would scan millions of shingles in the middle of a peer's stage
    texts = newswire(corpus) if Path(corpus).is_dir() else reviews(corpus)
    documents = [words(text) for text in texts]
    ours = median_round(lookalike, cli, corpus, documents)
    check_text(ours[2], documents)
    print(f"\n{Path(corpus).stem + ', one core':34}" + "".join(f" {stage:>8}" for stage in STAGES + ("total",)), end="")
    print(f" {'candidates':>10} {'pairs':>9}")
    print_row("Lookalike", ours[0], ours[2]["candidates"], ours[1])
    for peer in (datasketch, rensa):
        name = peer.__name__
        try:
            version = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            print(f"{name} is not installed: skipped.")
            continue
        theirs = median_round(peer, cli, corpus, documents)
        print_row(f"{name} {version}", theirs[0], theirs[2]["candidates"], theirs[1])
        print_ratio(name, ours, theirs)


if __name__ == "__main__":
    main(*sys.argv[1:])
