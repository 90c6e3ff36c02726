"""Writes the inputs that a fuzzer starts from, and its dictionary.

usage: seeds.py FUZZER FOLDER DICTIONARY

Small texts with one feature each; fuzzers of Parquet start from tests/data/parquet.
"""

import bz2
import gzip
import io
import json
import lzma
import pathlib
import sys
import tarfile
import zipfile

TESTS = pathlib.Path(__file__).resolve().parent.parent
WORDS = "one two three four five six seven eight nine ten".split()
TABLE = b't,id,title\r\none two three,1,A\r\n"four, ""five""\nsix",2,B\r\n,3,\r\nseven\xfc,4\r\n"never closed,5\r\n'
LINES = b"\n".join([
    b'{"t": "one \\u00fc\\n two", "id": 1, "title": "A"}', b'{"id": 2}', b"", b"broken", b'{"t": ["a", "b"]}',
    b'{"t": "x", "n": {"t": "y", "deep": [1, 2.5e3, null, true]}}', b"{'t': 'loose', id: NaN,}", b'{"t": "cut'])
ITEMS = (b'<!DOCTYPE lewis SYSTEM "lewis.dtd">\n<REUTERS TOPICS="YES" NEWID="1"><DATE>26-FEB-1987 15:01:01.79</DATE>'
         b"<TOPICS><D>cocoa</D></TOPICS><TEXT>&#2;<TITLE>T</TITLE><DATELINE>X, Feb 26 -</DATELINE><BODY>a &lt; b\n"
         b'&amp; c&#3;</BODY></TEXT></REUTERS>\n<REUTERS NEWID="2"><TEXT TYPE="BRIEF"><TITLE>no body</TITLE></TEXT>'
         b'</REUTERS>\n<REUTERS NEWID="3"><BODY>never closed')


def tables():
    """The first byte is a dialect of table_fuzz.cpp: 0 detects it, odd numbers name one."""
    yield b"\0" + TABLE
    for choice in range(1, 128, 2):
        separator, quote = b",;\t|"[choice // 2 % 4:][:1], b"\"'\0"[choice // 8 % 3:][:1]
        table = TABLE.replace(b",", separator).replace(b'"', b"" if quote == b"\0" else quote)
        if choice // 32 % 2:
            table = table.replace(quote * 2, b"\\" + quote)
        yield bytes([choice]) + table
    for line_end in (b"\n", b"\r"):
        yield b"\0" + TABLE.replace(b"\r\n", line_end)
    yield b"\0" + b"\xef\xbb\xbf" + TABLE
    yield b"\0" + TABLE.decode("latin-1").encode("utf-16")
    yield b"\0sep=;\nt;id\na;1\n"


def json_lines():
    yield LINES
    yield LINES.replace(b"\n", b"\r\n")
    yield b"[" + b",\n".join(b'{"t": "%s"}' % word.encode() for word in WORDS) + b"]"
    yield json.dumps([{"t": word, "id": i} for i, word in enumerate(WORDS)], indent=2).encode()
    yield b'// comment\n{"t": "a"} {"t": "b"}\n{"t": "\xfc"}\n{"t": "a\tb",}\n'


def tar(members, mode):
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode=mode) as archive:
        for name, content in members.items():
            info = tarfile.TarInfo(name)
            info.size = len(content)
            archive.addfile(info, io.BytesIO(content))
    return file.getvalue()


def zipped(members, method):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", method) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return file.getvalue()


def archives():
    """The first byte is an ending of archive_fuzz.cpp."""
    members = {"README.md": b"Read me.", "a.csv": TABLE, "b/c.csv": TABLE, "d.jsonl": LINES, "e.txt": b"text"}
    packed = [gzip.compress(TABLE), bz2.compress(LINES), lzma.compress(ITEMS), gzip.compress(LINES) * 2]
    packed += [tar(members, mode) for mode in ("w", "w:gz", "w:bz2", "w:xz")]
    packed += [zipped(members, method) for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2)]
    packed += [zipped({"in.zip": zipped(members, zipfile.ZIP_DEFLATED), "in.csv.gz": packed[0]}, zipfile.ZIP_STORED)]
    packed += [TABLE, LINES, ITEMS, b"plain text\n"]
    for number, content in enumerate(packed):
        yield bytes([number]) + content


def clean_corpora():
    yield TABLE + b"\xff" + TABLE
    yield b"t,id\na,1\n\xfft,id\nb,2"
    yield b"t;id\na;1\n\xfft,id\nb,2\n"
    yield b't\n"a\nb"\n\xfft\nc\n"d'


FILTERS = ["j>=0.8", "estimate<0.5 or containment>=0.9", "not (bands<3 and words>10)", "id:17", "doc:2 group:1",
           "verdict:near", "verdict:none or verdict:any", "identical", 'fox "brown fox" -', "(a (b or c) not d)", "(("]


def verdicts():
    digest = b"0123456789abcdef0123456789abcdef"
    yield b"a,b,verdict,note\n0,1,same,x\n2,3,near,\n4,5,different,\"q \"\"q\"\", z\"\n0,9,unsure,\n"
    yield b"a_id;b_id;verdict\n0;1;1\n2;3;2\n6;7;4\n0;1;different\n5;5;near\n"
    yield b"a_text\tb_text\tverdict\n" + digest + b"\t" + digest[::-1] + b"\tSAME\n"
    yield b"a,b,verdict,'note\n0,1,same,'=1+2\n0,2,near,'''x\n"


def run_files():
    recipe = {"version": 1, "shingles": {"k": 2}, "text": {"stop_words": "nltk"}, "verify": {"threshold": 0.5}}
    pair = {"a": "0" * 32, "b": "1" * 32, "a_id": "x", "b_id": "", "verdict": "near", "note": "n"}
    figures = {"digest": "d", "candidates": 3, "similar": 2, "recall_low": 0.5, "recall_high": 1.0, "seconds": 0.1,
               "bytes": 9, "true_positives": 1, "false_positives": 2, "false_negatives": 3, "identical": 0}
    yield json.dumps({
        "version": 1, "recipe": recipe, "window": {"page": "pairs"}, "file": "f", "closed": True, "verdicts": [pair],
        "corpus": {"paths": ["builtin"], "format": "table", "text_column": "t", "no_id": True, "digest": "d"},
        "runs": [{"name": "a", "drawn": False, "recipe": recipe, "figures": figures}],
        "kept": [{"document": 1, "text": "0" * 32, "id": "x"}], "sweeps": []}).encode()
    yield json.dumps({"version": 1, "pins": [{"recipe": recipe}]}).encode()
    for sweep in sorted((TESTS.parent / "resources/sweeps").glob("*.json"))[::4]:
        yield sweep.read_bytes()


def stop_words():
    yield (b"\xef\xbb\xbfof\r\nthe\n \tand \n\"quoted\"\n\\back\n\xc3\xbc\n\xfc\n\xe2\x80\xa8x\x7f\x01\n"
           b"\xf0\x9f\x99\x82\n")


def parquet():
    for folder in ("parquet", "encrypted_parquet"):
        for file in sorted((TESTS / "data" / folder).glob("*.parquet")):
            yield file.read_bytes()


SEEDS = {
    "table_fuzz": (tables(), ["\\x0d\\x0a", "\\x22\\x22", "\\x22,\\x22", "sep=", "\\xef\\xbb\\xbf", "t,id"]),
    "json_lines_fuzz": (json_lines(), ["{\\x22t\\x22:", "\\\\u00", "\\\\ud83d", "null", "NaN", "//", "},{", "'"]),
    "newswire_fuzz": ([ITEMS], ["<REUTERS", "</REUTERS>", "<BODY>", "</BODY>", "<TITLE>", "&#", "&lt;", "NEWID="]),
    "parquet_fuzz": (parquet(), ["PAR1", "PARE"]),
    "archive_fuzz": (archives(), ["PK\\x03\\x04", "PK\\x01\\x02", "\\x1f\\x8b\\x08", "ustar", "\\x28\\xb5\\x2f\\xfd"]),
    "clean_corpus_fuzz": (clean_corpora(), ["\\x0d\\x0a", "\\x22", "\\xfft,id", "\\xff"]),
    "filter_fuzz": ([text.encode() for text in FILTERS], ["and ", "or ", "not ", "verdict:", "group:", ">="]),
    "verdicts_fuzz": (verdicts(), ["a_text", "b_text", "a_id", "verdict", "note", "different", "'"]),
    "run_file_fuzz": (run_files(), ["\\x22version\\x22:", "1e40", "-1", "18446744073709551616", "null", "\\\\u0000"]),
    "stop_words_fuzz": (stop_words(), ["\\xe2\\x80\\xa8", "\\xc2\\x85", "\\x0d", "\\x5c"]),
}


def main():
    seeds, words = SEEDS[sys.argv[1]]
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for number, content in enumerate(seeds):
        (folder / f"seed-{number:03}").write_bytes(content)
    pathlib.Path(sys.argv[3]).write_text("".join(f'"{word}"\n' for word in words), encoding="ascii")


if __name__ == "__main__":
    main()
