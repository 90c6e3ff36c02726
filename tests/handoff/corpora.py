"""Makes the corpora of the hand-off matrix, each as JSON Lines with position, id, title and text."""

import csv
import json
import os
import random
import subprocess
import sys
import unicodedata


def write(path, texts):
    with open(path, "w", encoding="utf-8") as file:
        for position, text in enumerate(texts):
            document = {"position": position, "id": f"d{position}", "title": "", "text": text}
            file.write(json.dumps(document, ensure_ascii=False) + "\n")
    return path


def texts_of_csv(path, column="review/text"):
    csv.field_size_limit(sys.maxsize)
    with open(path, encoding="utf-8", newline="") as file:
        return [row[column] for row in csv.DictReader(file)]


def texts_of_json_lines(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line)["text"] for line in file]


def documents(cli, corpus, path):
    """The documents of any corpus as lookalike-cli reads them."""
    subprocess.run([cli, "documents", corpus, "--output", path, "--quiet"], check=True)


def excerpt(data):
    return texts_of_csv(os.path.join(data, "reviews", "Books_rating.excerpt.csv"))


def generated(cli, documents, folder, seed=3):
    path = os.path.join(folder, f"generated-{documents}.csv")
    command = [cli, "generate", "reviews", "--documents", str(documents), "--seed", str(seed), "--output", path, "--quiet"]
    subprocess.run(command, check=True)
    return texts_of_csv(path)


def word_of(number):
    """Five letters that stand for a number."""
    return "".join(chr(ord("a") + number // 26**place % 26) for place in range(5))


def code_points(every=1):
    """Two documents for each of `every` so many code points that Python knows: with it alone, within words and at both
    ends of them, and without it. Sixty words of their own make the two a pair and no others, so that the pair's
    similarity shows what became of the code point."""
    known = (chr(code) for code in range(1, 0x110000) if unicodedata.category(chr(code)) not in ("Cs", "Cn", "Co"))
    chosen = [c for c in known if c not in "\n\r"]
    texts = []
    for number, c in enumerate((chosen[:30_000] + chosen[30_000::11])[::every]):
        own = " ".join(word_of(60 * number + word) for word in range(60))
        texts += [f"{own} one {c}two{c} three{c}four {c} Five six seven{c}", f"{own} one two threefour  Five six seven"]
    return texts


def odd_texts():
    rng = random.Random(1)
    long = " ".join(rng.choice(["alpha", "beta", "gamma", "delta"]) + str(rng.randrange(400)) for _ in range(9_000))
    return [
        "", "", " ", "...", "?!;:", "a\0b c\0 d e f", long, long + " x", "x", "x y", "x y z", "x y z", "X, Y; Z!",
        "  leading space here it is now", "leading space here it is now", "leading space here it is now ",
        "tab\tnew\nline\x1cfs\x85nel\u2028ls\u3000ideo and more", "tab new line fs nel ls ideo and more",
        "Ὀδυσσεύς ΟΔΥΣΣΕΥΣ ΣΑΣ Σ ΣΣ", "İstanbul İ İİ ıI K Å", "١٢٣ 123 ４５６ ²³ Ⅷ and 12 more", "a_b _ __ c d e f g",
        "naïve café Straße ǅ ﬁ ﬂ ffi", "the the the the the the", "the the the the the", "the of and a to in",
        "the of and a to in the of and a to in", 'quotes "and" back\\slash\\', "😀 emoji 👩‍👩‍👧 joined 😀 emoji again",
        "R&amp;D caf&eacute; it&#39;s&nbsp;here &#x2019; now", "R&D café it's\u00a0here ’ now", "&no; &#0; &amp;amp; a b c",
    ]  # fmt: skip


def skewed(texts):
    """600 near-copies of one text and 400 copies, after other texts."""
    rng = random.Random(1)
    words = " ".join(texts[5:30]).split()[:220]
    near = []
    for _ in range(600):
        changed = list(words)
        for _ in range(rng.randrange(1, 6)):
            changed[rng.randrange(len(changed))] = f"w{rng.randrange(10**6)}"
        near.append(" ".join(changed))
    return texts + near + [" ".join(words)] * 400
