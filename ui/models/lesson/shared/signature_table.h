#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "ui/models/lesson/picture.h"

namespace lookalike::lesson {

/// The lecture's example: four documents as columns of seven rows, three permutations, and the signatures they make.
struct SignatureTable {
  static constexpr std::size_t kDocuments = 4, kRows = 7, kShuffles = 3;

  /// Similarity of two columns, and share of agreeing minhashes.
  struct Pair {
    std::size_t a = 0, b = 0;  // documents, from 0
    double jaccard = 0, estimate = 0;
  };

  std::array<std::array<bool, kDocuments>, kRows> bits{};
  std::array<std::array<std::uint32_t, kRows>, kShuffles> places{};  // of each row, from 1
  std::array<std::vector<std::uint32_t>, kDocuments> signatures;     // places of the first 1
  std::vector<Pair> pairs;
};

SignatureTable signature_table();

/// Permutations, columns, signatures and the similarities of three pairs.
void add_signature_table(Picture& picture, const SignatureTable& table);

}  // namespace lookalike::lesson
