#include "core/lsh/candidates/cluster_codes.h"

#include <algorithm>
#include <functional>

#include "core/base/parallel.h"
#include "core/base/sort.h"

namespace lookalike {
namespace {

/// Documents with equal values in a row, as a range in the order of values.
struct Run {
  std::size_t begin, end;

  std::size_t size() const { return end - begin; }
};

// Runs of at least two documents.
std::vector<Run> runs_of(std::span<const std::uint64_t> ordered) {
  std::vector<Run> runs;
  for (std::size_t begin = 0, end = 0; begin < ordered.size(); begin = end) {
    while (end < ordered.size() && ordered[end] >> 32 == ordered[begin] >> 32) ++end;
    if (end - begin > 1) runs.push_back({begin, end});
  }
  return runs;
}

}  // namespace

ClusterCodes::ClusterCodes(const SignatureMatrix& matrix, std::span<const DocumentIndex> documents)
    : matrix_(matrix),
      documents_(documents),
      words_((matrix.hashes() + 63) / 64),
      codes_(64 * words_ * kTile * tiles(), kAlone),
      shared_(words_ * kTile * tiles()),
      rare_(words_ * kTile * tiles()) {}

Result<ClusterCodes> ClusterCodes::make(const SignatureMatrix& matrix, std::span<const DocumentIndex> documents,
                                        const Progress& progress) {
  constexpr std::size_t kWords = 256;  // per task
  const Progress quiet(progress.stop_token());
  ClusterCodes codes(matrix, documents);
  auto done = parallel_for_each(matrix.hashes(), 1, quiet, [&](std::size_t row) { codes.encode(row); });
  if (done)
    done = parallel_for_each(codes.shared_.size(), kWords, quiet, [&](std::size_t word) { codes.note_kinds(word); });
  if (!done) return tl::unexpected(done.error());
  return codes;
}

void ClusterCodes::note_kinds(std::size_t word) {
  for (std::size_t i = 0; i < 64; ++i) {
    const std::uint8_t code = codes_[64 * word + i];
    shared_[word] |= std::uint64_t{code != kAlone} << i;
    rare_[word] |= std::uint64_t{code == kRare} << i;
  }
}

void ClusterCodes::encode(std::size_t row) {
  std::vector<std::uint64_t> ordered(documents_.size());  // value and document number
  for (std::size_t i = 0; i < ordered.size(); ++i) ordered[i] = std::uint64_t{signature(i)[row]} << 32 | i;
  sort_ascending(ordered);
  std::vector<Run> runs = runs_of(ordered);
  const std::size_t frequent = std::min<std::size_t>(runs.size(), kRare);
  std::ranges::nth_element(runs, runs.begin() + static_cast<std::ptrdiff_t>(frequent), std::greater{}, &Run::size);
  for (std::size_t run = 0; run < runs.size(); ++run)
    for (std::size_t place = runs[run].begin; place < runs[run].end; ++place)
      codes_[64 * words_ * (ordered[place] & 0xFFFF'FFFF) + row] =
          run < frequent ? static_cast<std::uint8_t>(run) : kRare;
}

}  // namespace lookalike
