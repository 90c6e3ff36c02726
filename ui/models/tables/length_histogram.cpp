#include "ui/models/tables/length_histogram.h"

#include <algorithm>

namespace lookalike {
namespace {

/// The first length after the bin that starts at `from`: 0, 1, 2, 3, 4, 6, 8, 12, ...
std::uint64_t next_edge(std::uint64_t from) {
  if (from < 4) return from + 1;
  const bool is_power = (from & (from - 1)) == 0;
  return is_power ? from + from / 2 : from / 3 * 4;
}

std::vector<LengthBin> bins_over(std::uint64_t shortest, std::uint64_t longest) {
  std::vector<LengthBin> bins;
  for (std::uint64_t from = 0; from <= longest; from = next_edge(from))
    if (next_edge(from) > shortest) bins.push_back({from, next_edge(from) - 1, 0});
  return bins;
}

/// The smallest length that `share` of all documents do not exceed.
std::uint64_t quantile(std::vector<std::uint32_t>& lengths, double share) {
  const auto last = static_cast<double>(lengths.size() - 1);
  const auto place = lengths.begin() + static_cast<std::ptrdiff_t>(share * last);
  std::ranges::nth_element(lengths, place);
  return *place;
}

std::vector<std::uint32_t> lengths_of(const ShingleSets& sets) {
  std::vector<std::uint32_t> lengths(sets.documents());
  for (std::size_t i = 0; i < lengths.size(); ++i) lengths[i] = sets.token_count(DocumentIndex(i));
  return lengths;
}

}  // namespace

LengthHistogram count_lengths(const ShingleSets& sets) {
  LengthHistogram result;
  result.unit = sets.options().unit;
  std::vector<std::uint32_t> lengths = lengths_of(sets);
  if (lengths.empty()) return result;
  result.documents = lengths.size();
  result.longest = std::ranges::max(lengths);
  result.median = quantile(lengths, 0.5);
  result.most_are_up_to = quantile(lengths, 0.9);
  result.bins = bins_over(std::ranges::min(lengths), result.longest);
  for (const std::uint32_t length : lengths) ++result.bins[static_cast<std::size_t>(bin_of(result, length))].documents;
  return result;
}

int bin_of(const LengthHistogram& lengths, std::uint64_t tokens) {
  const auto bin =
      std::ranges::find_if(lengths.bins, [tokens](const LengthBin& b) { return b.from <= tokens && tokens <= b.to; });
  return bin == lengths.bins.end() ? -1 : static_cast<int>(bin - lengths.bins.begin());
}

QByteArray to_csv(const LengthHistogram& lengths) {
  QByteArray table = "from,to,documents\n";
  for (const LengthBin& bin : lengths.bins) {
    table += QByteArray::number(bin.from) + ',' + QByteArray::number(bin.to) + ',' + QByteArray::number(bin.documents) +
             '\n';
  }
  return table;
}

}  // namespace lookalike
