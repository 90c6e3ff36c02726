#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "core/lsh/banding/band_index.h"
#include "core/similarity/scored_pairs.h"
#include "core/similarity/similar_pairs.h"
#include "tests/support/stages.h"

namespace lookalike::test {

/// One line of a result; numbers as they are compared, nothing if Jaccard was not computed.
struct PairLine {
  std::size_t a, b;
  std::optional<double> jaccard;
  double estimate;
  std::uint32_t bands;

  bool operator==(const PairLine&) const = default;
};

inline std::ostream& operator<<(std::ostream& out, const PairLine& line) {
  return out << line.a << '-' << line.b << " J " << line.jaccard.value_or(-1) << " estimate " << line.estimate
             << " bands " << line.bands;
}

struct Answer {
  std::uint64_t candidates = 0, passed = 0, count = 0, documents_with_match = 0;
  std::vector<PairLine> pairs;
};

struct Comparison {
  ShingleOptions shingles;
  LshOptions lsh;
  VerifyOptions verify;
};

/// The answer by comparing every two documents, without groups, buckets or streams: the definition.
class AllPairs {
 public:
  AllPairs(const Shingled& shingled, const SignatureMatrix& matrix, const Comparison& options)
      : matrix_(matrix), options_(options) {
    for (std::size_t i = 0; i < shingled.sets->documents(); ++i) {
      const auto set = (*shingled.sets)[DocumentIndex(i)];
      sets_.emplace_back(set.begin(), set.end());
    }
  }

  Answer answer() const {
    Answer answer;
    std::set<std::size_t> matched;
    for (std::size_t a = 0; a < sets_.size(); ++a)
      for (std::size_t b = a + 1; b < sets_.size(); ++b) {
        if (!takes_part(a) || !takes_part(b)) continue;
        const std::uint32_t bands = shared(a, b);
        if (bands == 0) continue;
        ++answer.candidates;
        if (!prefix_agrees(a, b)) continue;
        ++answer.passed;
        const PairLine line = line_of(a, b, bands);
        if (!reaches_threshold(line)) continue;
        answer.pairs.push_back(line);
        matched.insert({a, b});
      }
    answer.count = answer.pairs.size();
    answer.documents_with_match = matched.size();
    std::sort(answer.pairs.begin(), answer.pairs.end(), [](const PairLine& x, const PairLine& y) {
      if (x.jaccard != y.jaccard) return x.jaccard > y.jaccard;
      if (x.estimate != y.estimate) return x.estimate > y.estimate;
      return std::pair(x.a, x.b) < std::pair(y.a, y.b);
    });
    return answer;
  }

 private:
  std::uint32_t value(std::size_t document, std::size_t i) const { return matrix_[DocumentIndex(document)][i]; }
  bool takes_part(std::size_t i) const { return options_.shingles.keep_empty || !sets_[i].empty(); }

  std::uint32_t shared(std::size_t a, std::size_t b) const {
    std::uint32_t count = 0;
    for (std::uint32_t band = 0; band < options_.lsh.bands; ++band) {
      bool equal = true;
      for (std::uint32_t row = 0; row < options_.lsh.rows; ++row)
        equal = equal && value(a, band * options_.lsh.rows + row) == value(b, band * options_.lsh.rows + row);
      // The hash function alone decides which bands share a bucket of a finite table by chance.
      if (options_.lsh.buckets)
        equal = bucket_of(matrix_[DocumentIndex(a)], band, options_.lsh) ==
                bucket_of(matrix_[DocumentIndex(b)], band, options_.lsh);
      count += equal;
    }
    return count;
  }

  bool prefix_agrees(std::size_t a, std::size_t b) const {
    for (std::uint32_t i = 0; i < options_.verify.prefix; ++i)
      if (value(a, i) != value(b, i)) return false;
    return true;
  }

  PairLine line_of(std::size_t a, std::size_t b, std::uint32_t bands) const {
    std::uint32_t agreeing = 0;
    for (std::uint32_t i = 0; i < matrix_.hashes(); ++i) agreeing += value(a, i) == value(b, i);
    PairLine line{a, b, {}, static_cast<double>(agreeing) / matrix_.hashes(), bands};
    if (options_.verify.by == VerifyBy::exact) line.jaccard = jaccard_of(sets_[a], sets_[b]);
    return line;
  }

  // Empty documents that are kept equal each other: the pitfall that keep_empty demonstrates.
  static double jaccard_of(const std::set<std::uint64_t>& a, const std::set<std::uint64_t>& b) {
    if (a.empty() && b.empty()) return 1;
    std::size_t common = 0;
    for (const std::uint64_t element : a) common += b.count(element);
    return static_cast<double>(common) / static_cast<double>(a.size() + b.size() - common);
  }

  bool reaches_threshold(const PairLine& line) const {
    if (options_.verify.by == VerifyBy::none) return true;
    return (options_.verify.by == VerifyBy::exact ? *line.jaccard : line.estimate) >= options_.verify.threshold;
  }

  const SignatureMatrix& matrix_;
  const Comparison& options_;
  std::vector<std::set<std::uint64_t>> sets_;
};

inline PairLine line_of(const SimilarPair& pair) {
  const auto jaccard = std::isnan(pair.jaccard) ? std::nullopt : std::optional(pair.jaccard);
  return {pair.a, pair.b, jaccard, pair.estimate(), pair.bands};
}

struct Selected {
  std::shared_ptr<const ScoredPairs> scored;
  std::shared_ptr<const SimilarPairs> similar;
};

/// The stages after signing, as the engine chains them.
inline Selected select(const Shingled& shingled, const SignatureMatrix& matrix, const Comparison& options,
                       std::size_t most_cached = ScoredPairs::kMostCached) {
  const auto bands = value_of(BandIndex::make(matrix, shingled.groups->representatives(), options.lsh, Progress{}));
  Selected made;
  made.scored = value_of(score_candidates({*shingled.sets, *shingled.groups, matrix, *bands, CandidateSets()},
                                          options.verify, Progress{}, most_cached));
  made.similar = select_similar(made.scored, shingled.groups, options.verify, options.lsh.bands);
  return made;
}

inline std::vector<PairLine> lines_of(const std::vector<SimilarPair>& pairs) {
  std::vector<PairLine> lines;
  for (const SimilarPair& pair : pairs) lines.push_back(line_of(pair));
  return lines;
}

}  // namespace lookalike::test
