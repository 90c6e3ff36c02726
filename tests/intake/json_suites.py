"""Files of JSON suites: read as they are, and put into a record, as a field that nobody asked for and as its text."""

import json
import re

from program import Expected, classify
from references import decoded, normal

VALID = re.compile(r"/y_|/valid/|/pass\d|jsonchecker/pass")
INVALID = re.compile(r"/n_|/i_|/invalid|/fail\d|/cases/")
SPECIAL = re.compile(r"[.,\[\]*]")
TEXTS = ["Before it, a record", "In the middle", "After it, a record"]


def without_surrogates(text):
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def records_of(text):
    """The objects of a file as Python's json reads them: an array, one object, or one object a line."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        try:
            value = [json.loads(line) for line in text.splitlines() if line.strip()]
        except (ValueError, RecursionError):
            return []
    values = value if isinstance(value, list) else [value]
    return values if all(isinstance(record, dict) for record in values) else []


def longest_field(records):
    """The field whose strings are the longest, among those that are strings wherever they are given."""
    lengths = {}
    for record in records:
        for name, value in record.items():
            if not isinstance(value, str) and value is not None:
                lengths[name] = None
            elif lengths.get(name, 0) is not None:
                lengths[name] = lengths.get(name, 0) + len(value or "")
    lengths = {name: length for name, length in lengths.items() if length and name and not SPECIAL.search(name)}
    return max(lengths, key=lengths.get) if lengths else None


def check_objects(program, path):
    """A file that is an array of objects, one object, or lines of objects."""
    records = records_of(decoded(path.read_bytes(), path.name))
    field = longest_field(records)
    if not field:
        return
    texts = [without_surrogates(record.get(field) or "") for record in records]
    yield "objects", *classify(program.read(path, field), Expected(texts, normal=normal, skip_empty=True))


def embedded(content, name, folder):
    """A file of three records, with the content as a field of the second."""
    path = folder / f"{name}.jsonl"
    first, middle, last = (json.dumps(text).encode() for text in TEXTS)
    lines = [
        b'{"id": 1, "x": 0, "text": ' + first + b"}",
        b'{"id": 2, "x": ' + content + b', "text": ' + middle + b"}",
        b'{"id": 3, "x": 0, "text": ' + last + b"}",
    ]
    path.write_bytes(b"\n".join(lines) + b"\n")
    return path


def as_text(content, folder):
    path = folder / "text.jsonl"
    first, _, last = (json.dumps(text).encode() for text in TEXTS)
    lines = [b'{"id": 1, "text": ' + first + b"}", b'{"text": ' + content + b', "id": 2}', b'{"text": ' + last + b"}"]
    path.write_bytes(b"\n".join(lines) + b"\n")
    return path


def check_values(program, path, folder):
    """A file of a suite of single values, valid or not."""
    content, place = path.read_bytes().strip(b"\n\r \t"), path.as_posix()
    valid = bool(VALID.search(place))
    if (
        not (valid or INVALID.search(place))
        or b"\0" in content
        or content.startswith((b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff"))
    ):
        return
    if re.search(rb"[\r\n]", content):
        if not valid:
            return
        content = re.sub(rb"[\r\n]", b" ", content)
    loose = frozenset() if valid else frozenset([1])
    yield "values", *classify(program.read(embedded(content, "value", folder), "text"), Expected(TEXTS, loose))
    if string := re.fullmatch(rb'\[\s*("(?:[^"\\]|\\.)*")\s*\]', content):
        yield "strings", *check_string(program, string[1], folder, loose)


def check_string(program, string, folder, loose):
    try:
        middle = json.loads(string)
    except ValueError:  # invalid, or no UTF-8
        middle, loose = "", frozenset([1])
    replaced = without_surrogates(middle)
    expected = Expected([TEXTS[0], replaced, TEXTS[2]], loose, normal, reported=replaced != middle)
    return classify(program.read(as_text(string, folder), "text"), expected)
