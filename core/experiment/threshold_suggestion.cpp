#include "core/experiment/threshold_suggestion.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

namespace lookalike {
namespace {

constexpr int kBins = 20;
constexpr std::size_t kFewestPairs = 30;

struct Hill {
  double from, to;
  double pairs = 0;
};

std::vector<Hill> bins_of(const Truth& truth) {
  std::vector<Hill> bins;
  for (int i = static_cast<int>(std::ceil(truth.floor * kBins - 1e-9)); i < kBins; ++i)
    bins.push_back({1.0 * i / kBins, 1.0 * (i + 1) / kBins, 0});
  for (const ExactPair& pair : truth.pairs) {
    if (bins.empty() || pair.jaccard < bins.front().from) continue;
    const double above = pair.jaccard - bins.front().from;
    const auto i = static_cast<std::size_t>(std::floor(above * kBins + 1e-9));
    bins[std::min(i, bins.size() - 1)].pairs += 1;
  }
  return bins;
}

bool clearly_below(double valley, double hill) {
  return valley <= hill / 2 && hill - valley > 2 * std::sqrt(hill + valley);
}

/// The emptiest run of bins between two hills, and the hills.
struct Valley {
  std::size_t first, last;  // bins
  Hill left, right;
};

std::optional<Valley> deepest_valley(const std::vector<Hill>& bins) {
  const auto fewer = [](const Hill& x, const Hill& y) { return x.pairs < y.pairs; };
  std::optional<Valley> best;
  double best_depth = 1;
  for (std::size_t i = 1; i + 1 < bins.size(); ++i) {
    const auto at = bins.begin() + static_cast<std::ptrdiff_t>(i);
    const Hill& left = *std::max_element(bins.begin(), at, fewer);
    const Hill& right = *std::max_element(at + 1, bins.end(), fewer);
    const double lower = std::min(left.pairs, right.pairs);
    const double depth = lower / std::max(at->pairs, 0.5);
    if (!clearly_below(at->pairs, lower) || depth < best_depth) continue;
    const bool continues = best && depth == best_depth && best->last + 1 == i;
    best = Valley{continues ? best->first : i, i, left, right};
    best_depth = depth;
  }
  return best;
}

std::string sentence_for(const Valley& valley, const std::vector<Hill>& bins) {
  double pairs = 0;
  for (std::size_t i = valley.first; i <= valley.last; ++i) pairs += bins[i].pairs;
  char text[256];
  std::snprintf(text, sizeof text,
                "The similarities have a valley: %.0f pairs from %.2f to %.2f, between %.0f from %.2f to %.2f and %.0f "
                "from %.2f to %.2f.",
                pairs, bins[valley.first].from, bins[valley.last].to, valley.left.pairs, valley.left.from,
                valley.left.to, valley.right.pairs, valley.right.from, valley.right.to);
  return text;
}

std::string no_valley(double floor) {
  char text[192];
  std::snprintf(text, sizeof text,
                "From a similarity of %.2f up the histogram has no valley: there is no natural border between similar "
                "and different, any threshold is a judgement.",
                floor);
  return text;
}

}  // namespace

ThresholdSuggestion suggest_threshold(const Truth& truth) {
  if (truth.pairs.size() < kFewestPairs)
    return {{},
            "Only " + std::to_string(truth.pairs.size()) +
                " pairs of different documents are known, too few to see a valley: any threshold is a judgement."};
  const auto bins = bins_of(truth);
  const auto valley = deepest_valley(bins);
  if (!valley) return {{}, no_valley(truth.floor)};
  return {(bins[valley->first].from + bins[valley->last].to) / 2, sentence_for(*valley, bins)};
}

}  // namespace lookalike
