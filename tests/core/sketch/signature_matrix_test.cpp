#include "core/sketch/signature_matrix.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace lookalike {
namespace {

constexpr std::size_t kDocuments = 5'000;

void number_rows(SignatureMatrix& matrix, std::size_t from) {
  for (std::size_t i = from; i < matrix.documents(); ++i)
    std::ranges::fill(matrix[DocumentIndex(i)], static_cast<std::uint32_t>(i));
}

void expect_numbered(const SignatureMatrix& matrix) {
  for (std::size_t i = 0; i < matrix.documents(); ++i) {
    const auto row = matrix[DocumentIndex(i)];
    ASSERT_EQ(row.size(), matrix.hashes());
    ASSERT_EQ(std::ranges::count(row, static_cast<std::uint32_t>(i)), matrix.hashes()) << i;
  }
}

// Long signatures spread the rows over several chunks.
TEST(SignatureMatrix, keeps_every_row_separate) {
  for (const std::uint32_t hashes : {1U, 100U, 4'096U}) {
    SignatureMatrix matrix = SignatureMatrix::unwritten(kDocuments, hashes);
    number_rows(matrix, 0);
    expect_numbered(matrix);
    EXPECT_EQ(matrix.bytes(), kDocuments * hashes * 4);
  }
}

TEST(SignatureMatrix, begins_with_the_signatures_of_empty_sets) {
  const SignatureMatrix matrix(kDocuments, 3);
  for (std::size_t i = 0; i < kDocuments; ++i)
    for (const std::uint32_t value : matrix[DocumentIndex(i)]) ASSERT_EQ(value, 0xFFFF'FFFFU);
}

TEST(SignatureMatrix, grows_without_moving_a_row) {
  for (const std::uint32_t hashes : {1U, 4'096U}) {
    SignatureMatrix matrix(0, hashes);
    matrix.grow(1);
    const std::uint32_t* const first = matrix[DocumentIndex(0)].data();
    for (std::size_t documents = 1; documents <= kDocuments; documents += 257) {
      const std::size_t before = matrix.documents();
      matrix.grow(documents);
      number_rows(matrix, documents == 1 ? 0 : before);
    }
    EXPECT_EQ(matrix[DocumentIndex(0)].data(), first);
    expect_numbered(matrix);
  }
}

}  // namespace
}  // namespace lookalike
