"""The recipes of the hand-off matrix, as arguments of lookalike-cli."""


def settings(*keys_and_values):
    return [argument for setting in keys_and_values for argument in ("--set", setting)]


RECIPES = {
    "fast": [],
    "mersenne-61": settings("sketch.family=mersenne-61"),
    "newswire": ["--study", "newswire"],
    "reviews-a": ["--study", "reviews-a"],
    "reviews-b": ["--study", "reviews-b"],
    "text-files": ["--study", "text-files"],
    "bag + split": settings("shingles.bag=bag", "text.punctuation=split"),
    "keep_empty": settings("shingles.short=leave-out", "shingles.keep_empty=keep", "shingles.k=5"),
    "entities": settings("text.entities=decode", "text.punctuation=split"),
    "the trap": settings(
        "shingles.short=leave-out",
        "shingles.keep_empty=keep",
        "shingles.k=7",
        "text.stop_words=glasgow",
        "text.punctuation=split",
        "text.digits=drop",
    ),
}

# Ends of ranges; tried on the excerpt alone.
EDGES = {
    "affine-32": settings("sketch.family=affine-32"),
    "no candidate": settings("lsh.bands=1", "lsh.rows=100", "text.case=keep", "shingles.k=50"),
    "b x r < n": settings("lsh.bands=7", "lsh.rows=4"),
    "b = 1": settings("lsh.bands=1", "lsh.rows=5"),
    "n = 4096": settings("sketch.hashes=4096"),
    "seed 2^32": settings("sketch.seed=4294967296", "sketch.family=linear-crc", "shingles.hash=crc32"),
    "characters": settings("shingles.unit=character", "shingles.k=12", "text.punctuation=split", "shingles.bag=bag"),
    "unverified": settings("verify.by=none"),
}
