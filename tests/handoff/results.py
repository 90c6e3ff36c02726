"""Reads pairs and groups of the command line and of other engines, and compares them by ==."""

import csv


def table_of_parquet(path):
    import pyarrow.parquet  # no other engine than Spark has it

    return pyarrow.parquet.read_table(path).to_pydict()


def number(text):
    return float(text) if text else None


def pairs_of_csv(path):
    """{(a, b): (jaccard, estimate, bands)}; jaccard is None where it was not computed."""
    with open(path, encoding="utf-8", newline="") as file:
        return {
            (int(row["a"]), int(row["b"])): (number(row["jaccard"]), float(row["estimate"]), int(row["bands"]))
            for row in csv.DictReader(file)
        }


def pairs_of_parquet(path):
    table = table_of_parquet(path)
    rows = list(zip(*(table[name] for name in ("a", "b", "jaccard", "estimate", "bands"))))
    pairs = {(a, b): values for a, b, *values in rows}
    assert len(pairs) == len(rows), f"{path} has pairs twice"
    return {pair: tuple(values) for pair, values in pairs.items()}


def without_jaccard(pairs):
    return {pair: (estimate, bands) for pair, (_, estimate, bands) in pairs.items()}


def groups_of_pairs(pairs):
    """The connected components as a set of sets of positions."""
    parent = {}

    def root(x):
        while parent.setdefault(x, x) != x:
            parent[x] = x = parent[parent[x]]
        return x

    for a, b in pairs:
        parent[root(a)] = root(b)
    groups = {}
    for x in parent:
        groups.setdefault(root(x), set()).add(x)
    return {frozenset(group) for group in groups.values()}


def groups_of_parquet(path):
    table = table_of_parquet(path)
    groups = {}
    for document, group in zip(table["id"], table["group"]):
        groups.setdefault(group, set()).add(document)
    assert all(min(members) == group for group, members in groups.items()), f"{path} names a group not by its least id"
    return {frozenset(members) for members in groups.values()}


def difference(ours, theirs):
    """Nothing when they are equal, otherwise the first pair that differs."""
    if ours == theirs:
        return ""
    for pair in sorted(set(ours) | set(theirs)):
        if ours.get(pair) != theirs.get(pair):
            return f"{pair}: ours {ours.get(pair)}, theirs {theirs.get(pair)}"
    return ""
