"""Chooses combinations so that every two values of two dimensions meet at least once."""

import itertools


def pairs_of(case):
    return set(itertools.combinations(sorted(case.items(), key=lambda item: item[0]), 2))


def all_pairs(dimensions):
    for (first, these), (second, those) in itertools.combinations(sorted(dimensions.items()), 2):
        yield from (((first, a), (second, b)) for a in these for b in those)


def completed(pair, dimensions, random, possible):
    """A case with this pair and otherwise random values, or nothing if no such case seems possible."""
    for _ in range(200):
        case = {name: random.choice(values) for name, values in dimensions.items()}
        case.update(pair)
        if possible(case):
            return case
    return None


def pairwise(dimensions, random, possible=lambda case: True, tries=20):
    """Cases that cover every possible pair; each is the best of some random ones."""
    missing = dict.fromkeys(all_pairs(dimensions))
    while missing:
        pair = next(iter(missing))
        candidates = [completed(pair, dimensions, random, possible) for _ in range(tries)]
        candidates = [case for case in candidates if case]
        if not candidates:
            del missing[pair]
            continue
        best = max(candidates, key=lambda case: len(pairs_of(case) & missing.keys()))
        for covered in pairs_of(best):
            missing.pop(covered, None)
        yield best


def rounds(dimensions, random, possible, count):
    """Pairwise selections repeated, without duplicates."""
    seen = set()
    for case in itertools.chain.from_iterable(pairwise(dimensions, random, possible) for _ in range(count)):
        key = tuple(sorted(case.items()))
        if key not in seen:
            seen.add(key)
            yield case
