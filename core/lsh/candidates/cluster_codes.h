#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/progress.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike {

/// The signatures of a cluster's documents with one byte per value: near-copies of one text have few different values
/// in a row. Two documents agree in a row if their bytes are equal and below kRare; if both are kRare, the values
/// themselves must be compared. Refers to the matrix and the documents.
class ClusterCodes {
 public:
  static constexpr std::uint8_t kRare = 254;   // not one of the 254 most frequent values of the row
  static constexpr std::uint8_t kAlone = 255;  // no other document of the cluster has this value
  static constexpr std::size_t kTile = 64;     // consecutive documents

  /// O(n * documents * log documents), in parallel. Errors: cancelled.
  static Result<ClusterCodes> make(const SignatureMatrix& matrix, std::span<const DocumentIndex> documents,
                                   const Progress& progress);

  const SignatureMatrix& matrix() const { return matrix_; }
  std::span<const DocumentIndex> documents() const { return documents_; }
  std::span<const std::uint32_t> signature(std::size_t i) const { return matrix_[documents_[i]]; }

  /// The last tile is padded with documents that agree with none.
  std::size_t tiles() const { return (documents_.size() + kTile - 1) / kTile; }

  /// Words of 64 rows; rows beyond the signature's end are kAlone.
  std::size_t words() const { return words_; }
  /// 64 * words() bytes of document number `i` of the cluster.
  const std::uint8_t* codes(std::size_t i) const { return codes_.data() + 64 * words_ * i; }
  /// Bit r % 64 of word r / 64: document number `i` may agree with another in row r.
  const std::uint64_t* shared(std::size_t i) const { return shared_.data() + words_ * i; }
  /// The same for rows in which its code is kRare.
  const std::uint64_t* rare(std::size_t i) const { return rare_.data() + words_ * i; }

 private:
  ClusterCodes(const SignatureMatrix& matrix, std::span<const DocumentIndex> documents);
  void encode(std::size_t row);
  void note_kinds(std::size_t word);

  const SignatureMatrix& matrix_;
  std::span<const DocumentIndex> documents_;
  std::size_t words_;
  std::vector<std::uint8_t> codes_;
  std::vector<std::uint64_t> shared_, rare_;
};

}  // namespace lookalike
