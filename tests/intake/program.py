"""Runs lookalike-cli on one file and compares the documents it wrote with the expected ones."""

import dataclasses
import json
import pathlib
import re
import subprocess

TIMEOUT = 60  # seconds
REFUSED = 3  # exit code of a refusal

RIGHT, REFUSED_KIND, WRONG, SILENT, AMBIGUOUS = "right", "refused", "wrong", "silent", "ambiguous"


@dataclasses.dataclass
class Reading:
    """One run of the program: exit code, texts, the damage line and the error message."""

    code: int
    texts: list
    damage: str
    message: str


class Program:
    def __init__(self, cli, folder):
        self.cli = cli
        self.output = pathlib.Path(folder) / "documents.jsonl"

    def read(self, path, column):
        self.output.unlink(missing_ok=True)
        command = [self.cli, "documents", str(path), f"--text-column={column}", "--output", str(self.output)]
        try:
            done = subprocess.run(command, capture_output=True, timeout=TIMEOUT)
        except subprocess.TimeoutExpired:
            return Reading(-1, [], "", f"no answer within {TIMEOUT} s")
        printed = done.stdout.decode("utf-8", "replace") + done.stderr.decode("utf-8", "replace")
        damage = next((line for line in printed.splitlines() if "Damage in" in line), "")
        message = done.stderr.decode("utf-8", "replace").strip()
        return Reading(done.returncode, self.texts() if done.returncode == 0 else [], damage, message)

    def texts(self):
        if not self.output.exists():
            return []
        lines = self.output.read_bytes().decode("utf-8", "replace").split("\n")
        return [json.loads(line)["text"] for line in lines if line]


@dataclasses.dataclass
class Expected:
    """The texts of a file, and which of them may be missing or altered as long as the program reports damage."""

    texts: list
    loose: frozenset = frozenset()
    normal: callable = str
    skip_empty: bool = False  # empty documents may come or be left out
    reported: bool = False  # the texts hold replacements, which the program has to report

    def matches(self, found):
        return self.compared(found) == self.compared(self.texts)

    def compared(self, texts):
        texts = list(map(self.normal, texts))
        return list(filter(None, texts)) if self.skip_empty else texts

    def matches_loosely(self, found):
        """True if every text that is not loose came, in order, with at most one other text for each loose one."""
        found, at = list(map(self.normal, found)), 0
        for number, text in enumerate(map(self.normal, self.texts)):
            if at < len(found) and found[at] == text:
                at += 1
            elif number not in self.loose:
                return False
            elif at < len(found) and len(found) - at >= self.kept_after(number) + 1:
                at += 1
        return at == len(found)

    def kept_after(self, number):
        return sum(1 for i in range(number + 1, len(self.texts)) if i not in self.loose)


def classify(reading, expected):
    """The kind of outcome and a short explanation of everything but a right one."""
    if reading.code == REFUSED and reading.message:
        return (RIGHT, "") if not expected.texts else (REFUSED_KIND, shortened(reading.message, 160))
    if reading.code != 0:
        return WRONG, f"exit code {reading.code}: {shortened(reading.message, 120)}"
    if expected.matches(reading.texts):
        unreported = expected.reported and not reading.damage
        return (SILENT, "characters were replaced without a damage message") if unreported else (RIGHT, "")
    if not reading.damage:
        return SILENT, difference(expected, reading.texts)
    if expected.loose and expected.matches_loosely(reading.texts):
        return RIGHT, ""
    return WRONG, f"{difference(expected, reading.texts)}; {shortened(reading.damage, 150)}"


def difference(expected, found):
    """The first text that differs, and both counts."""
    counts = "" if len(found) == len(expected.texts) else f"{len(expected.texts)} texts expected, {len(found)} came; "
    for number, (wanted, came) in enumerate(zip(expected.texts, found)):
        if expected.normal(wanted) != expected.normal(came):
            return f"{counts}text {number}: expected {quoted(wanted)}, came {quoted(came)}"
    return counts.rstrip("; ") or "the texts differ"


def quoted(text):
    return shortened(json.dumps(text, ensure_ascii=False), 60)


def shortened(text, length):
    text = re.sub(r"\s+", " ", text)
    return text if len(text) <= length else f"{text[: length // 2]}...{text[-length // 2 :]}"
