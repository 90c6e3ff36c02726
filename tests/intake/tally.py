"""Counts outcomes by group, lists what is not right, and prints the summary line of a part."""

import collections

from program import AMBIGUOUS, REFUSED_KIND, RIGHT, SILENT, WRONG

KINDS = [RIGHT, REFUSED_KIND, WRONG, SILENT, AMBIGUOUS]


class Tally:
    def __init__(self, part):
        self.part = part
        self.groups = collections.defaultdict(collections.Counter)
        self.listed = collections.defaultdict(list)

    def add(self, group, name, kind, explanation=""):
        self.groups[group][kind] += 1
        if kind in (REFUSED_KIND, WRONG, SILENT):
            self.listed[kind].append((name, explanation))

    def total(self, kind):
        return sum(counts[kind] for counts in self.groups.values())

    def table(self):
        width = max([len(group) for group in self.groups] + [len(self.part)])
        yield " ".join([self.part.ljust(width), *(kind.rjust(10) for kind in KINDS)])
        for group, counts in sorted(self.groups.items()):
            yield " ".join([group.ljust(width), *(str(counts[kind]).rjust(10) for kind in KINDS)])

    def report(self):
        """Prints the lists, the table and the summary line; returns whether the part passed."""
        for kind in (REFUSED_KIND, WRONG, SILENT):
            for name, explanation in self.listed[kind]:
                print(f"{kind}: {name}\n    {explanation}")
        if len(self.groups) > 1:
            print("\n".join(self.table()))
        kinds = KINDS if self.total(AMBIGUOUS) else KINDS[:-1]
        print(f"{self.part}: " + ", ".join(f"{self.total(kind)} {kind}" for kind in kinds), flush=True)
        return not (self.total(WRONG) or self.total(SILENT))
