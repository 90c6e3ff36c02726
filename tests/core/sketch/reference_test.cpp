// Values of CPython, NumPy and datasketch, as tests/fixtures/make_signatures.py wrote them.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "core/corpus/load.h"
#include "core/sketch/reference_random.h"
#include "tests/support/npy.h"
#include "tests/support/stages.h"

namespace lookalike::test {
namespace {

const std::string kFolder = LOOKALIKE_TEST_DATA "/signatures/";

std::vector<std::string> lines_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

struct Draws {
  std::string generator;
  std::uint64_t seed, least, most;
  std::vector<std::uint64_t> expected;
};

std::vector<Draws> draws_of(const std::string& generator) {
  std::vector<Draws> all;
  for (const std::string& line : lines_of(kFolder + "random_draws.txt")) {
    std::istringstream fields(line);
    Draws draws;
    fields >> draws.generator >> draws.seed >> draws.least >> draws.most;
    for (std::uint64_t value = 0; fields >> value;) draws.expected.push_back(value);
    if (draws.generator == generator) all.push_back(draws);
  }
  return all;
}

template <typename Draw>
std::vector<std::uint64_t> ten(const Draw& draw) {
  std::vector<std::uint64_t> values;
  for (int i = 0; i < 10; ++i) values.push_back(draw());
  return values;
}

TEST(PythonRandom, draws_like_cpython) {
  const auto all = draws_of("python");
  ASSERT_EQ(all.size(), 56u);
  for (const Draws& d : all) {
    PythonRandom random(d.seed);
    EXPECT_EQ(ten([&] { return random.between(d.least, d.most); }), d.expected)
        << "seed " << d.seed << ", randint(" << d.least << ", " << d.most << ")";
  }
}

TEST(NumpyRandom, draws_wide_ranges_like_random_state) {
  const auto all = draws_of("numpy");
  ASSERT_EQ(all.size(), 16u);
  for (const Draws& d : all) {
    NumpyRandom random(static_cast<std::uint32_t>(d.seed));
    EXPECT_EQ(ten([&] { return random.between(d.least, d.most); }), d.expected)
        << "seed " << d.seed << ", " << d.least << " to " << d.most;
  }
}

TEST(NumpyRandom, draws_bits_like_random_state) {
  const auto all = draws_of("numpy-bits");
  ASSERT_EQ(all.size(), 20u);
  for (const Draws& d : all) {
    NumpyRandom random(static_cast<std::uint32_t>(d.seed));
    EXPECT_EQ(ten([&] { return random.bits(static_cast<unsigned>(d.most)); }), d.expected)
        << "seed " << d.seed << ", " << d.most << " bits";
  }
}

struct Reference {
  std::string file;  // the part of the file name after the corpus's name
  HashFamily family;
  std::uint64_t seed;
};

class ReferenceSignatures : public testing::TestWithParam<Reference> {
 protected:
  // Every row of the file is the signature of the document at the same place.
  static void compare(const std::string& corpus_name, const Corpus& corpus) {
    const NpyArray expected = read_npy(kFolder + corpus_name + GetParam().file);
    ASSERT_EQ(expected.columns, 128u);
    ASSERT_EQ(expected.rows, corpus.size());
    ShingleOptions shingles = words(3);
    shingles.hash = ShingleHash::crc32;
    shingles.short_texts = ShortTexts::skip;
    const Shingled shingled = shingle(corpus, shingles);
    const auto matrix = sign(shingled, {.hashes = 128, .family = GetParam().family, .seed = GetParam().seed});
    for (std::size_t i = 0; i < expected.rows; ++i)
      EXPECT_EQ(signature(*matrix, i), expected.row(i)) << "document " << i << ": " << corpus[DocumentIndex(i)].text;
  }
};

TEST_P(ReferenceSignatures, of_the_projects_own_documents) {
  const auto texts = lines_of(kFolder + "documents.txt");
  ASSERT_EQ(texts.size(), 22u);
  compare("documents", *corpus_of(texts));
}

TEST_P(ReferenceSignatures, of_a_hundred_newswire_items) {
  const char* const data = std::getenv("LOOKALIKE_DATA");
  if (!data) GTEST_SKIP() << "LOOKALIKE_DATA does not name the data folder";
  const auto loaded = value_of(load_corpus({std::string(data) + "/reuters21578.tar.gz"}, LoadOptions{}, Progress{}));
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < 100; ++i) texts.emplace_back((*loaded)[DocumentIndex(i)].text);
  compare("newswire", *corpus_of(texts));
}

INSTANTIATE_TEST_SUITE_P(Families, ReferenceSignatures,
                         testing::Values(Reference{"-linear-crc-42.npy", HashFamily::linear_crc, 42},
                                         Reference{"-mersenne-61-1.npy", HashFamily::mersenne_61, 1},
                                         Reference{"-mersenne-61-42.npy", HashFamily::mersenne_61, 42},
                                         Reference{"-affine-32-1.npy", HashFamily::affine_32, 1},
                                         Reference{"-affine-32-42.npy", HashFamily::affine_32, 42}));

}  // namespace
}  // namespace lookalike::test
