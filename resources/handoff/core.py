import numpy as np
#if xxhash
import xxhash
#end

# ---- The recipe ------------------------------------------------------------------------------------------------------

#if words
K = @k@  # words per shingle
#else
K = @k@  # characters per shingle
#end
N = @n@  # values per signature
SEED = @seed@  # of the hash family @family@
BANDS, ROWS = @bands@, @rows@
#if buckets
BUCKETS = @buckets@  # per band
#end
#if prefix
PREFIX = @prefix@  # a candidate whose first values differ is dropped
#end
#if threshold
THRESHOLD = @threshold@
#end
#if stop-words
STOP_WORDS = frozenset([
@stop_words@
])
#end

# ---- Texts to shingles -----------------------------------------------------------------------------------------------


class Characters(dict):
    """Maps each character to its form in tokens, for str.translate; computed when first needed."""

    def __missing__(self, code):
        self[code] = self.become(chr(code))
        return self[code]

    @staticmethod
    def become(character):
        if character == "\0":
            return ""
#if unicode
        if character in "\u00ad\u200b\u200c\u200d\u2060\ufeff":
            return ""
#end
#if underscore
        if character.isspace():
            return "_"
#else
        if character.isspace():
            return " "
#end
#if split
        # Letters and numbers by Unicode category: \w of regular expressions differs.
#if unicode
        if character != "_" and unicodedata.category(character)[0] not in "LMN":
#else
        if character != "_" and unicodedata.category(character)[0] not in "LN":
#end
#if underscore
            return "_"
#else
            return " "
#end
#end
#if remove
        if character in string.punctuation:
            return ""
#if unicode
        if unicodedata.category(character)[0] == "P":
            return ""
#end
#end
#if lower
        # One character at a time: lower() of a whole text treats a final sigma specially.
        return character.lower()[0]
#else
        return character
#end


CHARACTERS = Characters()

#if entities

def entity(match):
    name = match[1]
    if name[0] != "#":
        code = 39 if name == "apos" else html.entities.name2codepoint.get(name, -1)
    else:
        code = int(name[2:], 16) if name[1] in "xX" else int(name[1:])
    is_character = 0 <= code < 0x110000 and not 0xD800 <= code < 0xE000
    return chr(code) if is_character else match[0]


#end

#if whole
def whole_text(units, text):
    """The one shingle of a text of fewer than K units: all of them or, if there are none, the text itself."""
    shingle = units or text.replace("\0", "").encode()
    return [shingle] if shingle else []


#end
def shingles(text):
    """All runs of K units in a text, as bytes, including repeated ones."""
#if whole
    as_it_is = text
#end
#if entities
    text = re.sub("&(#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z]{2,8}[0-9]{0,2});", entity, text)
#end
#if unicode
    text = unicodedata.normalize("NFC", text)
#end
    text = text.translate(CHARACTERS)
#if words
    words = text.split()
#if digits-drop
    words = [word for word in words if not word.isdecimal()]
#end
#if stop-words
    words = [word for word in words if word not in STOP_WORDS]
#end
    words = " ".join(words).encode().split()
#if whole
    if len(words) < K:
        return whole_text(b" ".join(words), as_it_is)
#end
    return [b" ".join(words[i : i + K]) for i in range(len(words) - K + 1)]
#else
#if collapse
    text = re.sub("  +", " ", text)
#end
#if whole
    if len(text) < K:
        return whole_text(text.encode(), as_it_is)
#end
    units = text.encode() if text.isascii() else text
    pieces = [units[i : i + K] for i in range(len(units) - K + 1)]
    return pieces if text.isascii() else [piece.encode() for piece in pieces]
#end


# ---- Shingles to signatures ------------------------------------------------------------------------------------------

#if mix
GOLDEN = 0x9E3779B97F4A7C15


def mix64(x):
    """The finaliser of SplitMix64 (Steele, Lea, Flood 2014)."""
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


#end
#if sha1
def sha1_hash32(shingle):
    """The first four bytes of SHA-1, as datasketch uses them."""
    return int.from_bytes(hashlib.sha1(shingle).digest()[:4], "little")


#end
def hashed_set(pieces, hash_of):
    """The distinct elements of a document, ascending. They are compared instead of shingles: hashes may collide."""
    hashes = np.fromiter(map(hash_of, pieces), np.uint64, len(pieces))
#if bag
    # Each occurrence of a shingle after the first is a separate element.
    hashes, counts = np.unique(hashes, return_counts=True)
    nth = np.arange(counts.sum(), dtype=np.uint64) - np.repeat(counts.cumsum() - counts, counts).astype(np.uint64)
    hashes = np.repeat(hashes, counts)
    hashes = np.where(nth == 0, hashes, mix64(hashes + nth * np.uint64(GOLDEN)))
#end
    return np.unique(hashes)


#if signing
#if linear-next-prime
def draw_distinct(random, most):
    drawn = {}
    while len(drawn) < N:
        drawn[random.randint(0, most)] = None
    return np.array(list(drawn), np.uint64)


def draw_functions(shingles):
    """Coefficients of the N hash functions and their modulus, the first prime above the corpus's shingles: the sizes of
    all documents' sets, added up."""
    if shingles < N:
        sys.exit(f"The family linear-next-prime needs {N} shingles and this corpus has {shingles}.")
    prime = shingles + 1
    while any(prime % divisor == 0 for divisor in range(2, math.isqrt(prime) + 1)):
        prime += 1
    if prime >= 2**32:
        sys.exit(f"The family linear-next-prime works in 32 bits, and this corpus has {shingles} shingles.")
    random = Random(SEED)
    a = draw_distinct(random, shingles)
    return a[:, None], draw_distinct(random, shingles)[:, None], np.uint64(prime)


def hash_values(x, functions):
    a, b, prime = functions
    return ((a * x.astype(np.uint64) + b) % prime).astype(np.uint32)


#else
def draw_functions():
    """Coefficients a and b of the N hash functions, each as a column."""
#if multiply-shift
    state = mix64(np.array([SEED], np.uint64)) + np.arange(1, N + 1, dtype=np.uint64) * np.uint64(GOLDEN)
    drawn = mix64(state)
    a, b = (drawn >> np.uint64(32)) | np.uint64(1), drawn & np.uint64(2**32 - 1)
    return a.astype(np.uint32)[:, None], b.astype(np.uint32)[:, None]
#end
#if linear-crc
    random = Random(SEED)
    drawn = [(random.randint(1, 2**32 - 1), random.randint(0, 2**32 - 1)) for _ in range(N)]
    a, b = np.array(drawn, np.uint64).T
    return a[:, None], b[:, None]
#end
#if mersenne-61
    random = np.random.RandomState(SEED)
    prime = 2**61 - 1
    drawn = [(random.randint(1, prime, dtype=np.uint64), random.randint(0, prime, dtype=np.uint64)) for _ in range(N)]
    a, b = np.array(drawn, np.uint64).T
    return a[:, None], b[:, None]
#end
#if affine-32
    random = np.random.RandomState(SEED)
    a = random.randint(0, 2**31, N, dtype=np.uint32) * np.uint32(2) + np.uint32(1)
    return a[:, None], random.randint(0, 2**32, N, dtype=np.uint32)[:, None]
#end


def hash_values(x, functions):
    """N rows of values, one column for each input."""
    a, b = functions
#if multiply-shift
    return a * x + b
#end
#if linear-crc
    return ((a * x.astype(np.uint64) + b) % np.uint64(2**32 - 1)).astype(np.uint32)
#end
#if mersenne-61
    # The product wraps at 64 bits, as it does in datasketch.
    return ((a * x.astype(np.uint64) + b) % np.uint64(2**61 - 1)).astype(np.uint32)
#end
#if affine-32
    x = (x ^ (x >> np.uint32(16))) * np.uint32(0x85EBCA6B)
    x = (x ^ (x >> np.uint32(13))) * np.uint32(0xC2B2AE35)
    return a * (x ^ (x >> np.uint32(16))) + b
#end


#end
def sketch(text, functions):
    """A document's set of elements, which is compared, and its signature."""
    pieces = shingles(text)
    elements = hashed_set(pieces, @element_hash@)
#if multiply-shift
    inputs = (mix64(elements) >> np.uint64(32)).astype(np.uint32)
#else
#if rehash
    inputs = hashed_set(pieces, @input_hash@)
#else
    inputs = elements
#end
#if bag
    inputs = np.where(inputs >> np.uint64(32) > 0, inputs >> np.uint64(32), inputs)
#end
    inputs = inputs.astype(np.uint32)
#end
    signature = np.full(N, 2**32 - 1, np.uint32)
    for at in range(0, len(inputs), 512):
        np.minimum(signature, hash_values(inputs[at : at + 512], functions).min(axis=1), out=signature)
    return elements, signature


#end
#if keys or scoring
# ---- Signatures to bands ---------------------------------------------------------------------------------------------


#if keys
def band_keys(signature):
    """A 64-bit number for each band: pairs that share one are candidates."""
    rows = signature[: BANDS * ROWS].reshape(BANDS, ROWS)
#if buckets
    keys = [band << 32 | xxhash.xxh3_64_intdigest(row.tobytes()) % BUCKETS for band, row in enumerate(rows)]
#else
    keys = [xxhash.xxh3_64_intdigest(row.tobytes(), seed=band) for band, row in enumerate(rows)]
#end
    return np.array(keys, np.uint64)


#end
#if scoring
def shared_bands(a, b):
#if buckets
    return int((band_keys(a) == band_keys(b)).sum())
#else
    rows = (a[: BANDS * ROWS] == b[: BANDS * ROWS]).reshape(BANDS, ROWS)
    return int(rows.all(axis=1).sum())
#end


def jaccard(a, b):
    common = len(np.intersect1d(a, b, assume_unique=True))
    return common / (len(a) + len(b) - common)


def estimate(a, b):
    """The share of the signature values that agree."""
    return int((a == b).sum()) / N


#end
#end
