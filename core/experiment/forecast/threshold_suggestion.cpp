#include "core/experiment/forecast/threshold_suggestion.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/value_text.h"

namespace lookalike {
namespace {

constexpr int kBins = 20;
constexpr std::size_t kFewestPairs = 30;
constexpr std::size_t kShortestGap = 2;  // bins
constexpr double kHardlyAny = 0.01;      // of the pairs above
constexpr double kStep = 0.1;            // from the current threshold to its neighbours

std::string pairs_text(std::uint64_t pairs) {
  return pairs == 0 ? "no pair" : counted(pairs, "pair");
}

/// A bin of the distribution. Equal documents count once in `sets`, because copies of one text are not a hill.
struct Hill {
  double from, to;
  double sets = 0, pairs = 0;
};

std::vector<Hill> bins_of(const GroundTruth& truth) {
  std::vector<Hill> bins;
  for (int i = static_cast<int>(std::ceil(truth.floor * kBins - 1e-9)); i < kBins; ++i)
    bins.push_back({1.0 * i / kBins, 1.0 * (i + 1) / kBins});
  for (const ExactPair& pair : truth.pairs) {
    if (bins.empty() || pair.jaccard < bins.front().from) continue;
    const double above = pair.jaccard - bins.front().from;
    const auto i = static_cast<std::size_t>(std::floor(above * kBins + 1e-9));
    Hill& bin = bins[std::min(i, bins.size() - 1)];
    bin.sets += 1;
    bin.pairs += static_cast<double>(truth.weight(pair));
  }
  return bins;
}

bool clearly_below(double valley, double hill) {
  return valley <= hill / 2 && hill - valley > 2 * std::sqrt(hill + valley);
}

/// The lowest run of bins between two peaks, with the peaks.
struct Valley {
  std::size_t first, last;  // bins
  Hill left, right;
};

std::optional<Valley> deepest_valley(const std::vector<Hill>& bins) {
  const auto fewer = [](const Hill& x, const Hill& y) { return x.sets < y.sets; };
  std::optional<Valley> best;
  double best_depth = 1;
  for (std::size_t i = 1; i + 1 < bins.size(); ++i) {
    const auto at = bins.begin() + static_cast<std::ptrdiff_t>(i);
    const Hill& left = *std::max_element(bins.begin(), at, fewer);
    const Hill& right = *std::max_element(at + 1, bins.end(), fewer);
    const double lower = std::min(left.sets, right.sets);
    const double depth = lower / std::max(at->sets, 0.5);
    if (!clearly_below(at->sets, lower) || depth < best_depth) continue;
    const bool continues = best && depth == best_depth && best->last + 1 == i;
    best = Valley{continues ? best->first : i, i, left, right};
    best_depth = depth;
  }
  return best;
}

/// Different pairs of documents in [from, to), or from `from` upwards.
std::uint64_t pairs_between(const GroundTruth& truth, double from, double to = 2) {
  std::uint64_t pairs = 0;
  for (const ExactPair& pair : truth.pairs)
    if (pair.jaccard >= from && pair.jaccard < to) pairs += truth.weight(pair);
  return pairs;
}

/// The widest gap; among equal ones, the highest.
std::optional<SimilarityGap> widest_gap(const GroundTruth& truth, const std::vector<Hill>& bins) {
  std::vector<std::uint64_t> from_bin(bins.size() + 1);
  for (std::size_t i = 0; i < bins.size(); ++i) from_bin[i] = pairs_between(truth, bins[i].from - 1e-9);
  std::optional<SimilarityGap> widest;
  std::size_t width = kShortestGap;
  for (std::size_t first = 0; first < bins.size(); ++first)
    for (std::size_t last = first + width; last <= bins.size(); ++last) {
      const std::uint64_t above = from_bin[last], inside = from_bin[first] - above;
      if (static_cast<double>(inside) > kHardlyAny * static_cast<double>(above)) continue;
      if (above == 0 && truth.equal_pairs == 0) continue;
      width = last - first;
      widest = SimilarityGap{bins[first].from, bins[last - 1].to, inside, above};
    }
  return widest;
}

std::string sentence_for(const SimilarityGap& gap, std::uint64_t identical) {
  if (gap.above == 0)
    return formatted("No pair of different documents has a similarity of %.2f or more: any threshold there finds the ",
                     gap.from) +
           pairs_text(identical) + " of identical documents only.";
  const std::string hardly = gap.inside == 0 ? "finds the same " : "finds nearly the same ";
  return formatted("There %s %s from %.2f to %.2f: any threshold between them ", gap.inside > 1 ? "are" : "is",
                   pairs_text(gap.inside).c_str(), gap.from, gap.to) +
         hardly + pairs_text(gap.above) + " of different documents.";
}

std::string sentence_for(const Valley& valley, const std::vector<Hill>& bins) {
  double pairs = 0;
  for (std::size_t i = valley.first; i <= valley.last; ++i) pairs += bins[i].pairs;
  return formatted(
      "The similarities have a valley: %.0f pairs from %.2f to %.2f, between %.0f from %.2f to %.2f and %.0f from %.2f "
      "to %.2f.",
      pairs, bins[valley.first].from, bins[valley.last].to, valley.left.pairs, valley.left.from, valley.left.to,
      valley.right.pairs, valley.right.from, valley.right.to);
}

ThresholdSurroundings surroundings_of(const GroundTruth& truth, double present) {
  ThresholdSurroundings around;
  around.threshold = present;
  // Hundredths, so that 0.8 - 0.1 is 0.7.
  const double lower = std::round(100 * (present - kStep)) / 100, higher = std::round(100 * (present + kStep)) / 100;
  if (lower >= truth.floor - 1e-9 && lower > 0) {
    around.lower = lower;
    around.added = pairs_between(truth, lower, present);
  }
  if (higher <= 1 && present >= truth.floor) {
    around.higher = higher;
    around.taken = pairs_between(truth, present, higher);
  }
  return around;
}

/// "A threshold of 0.70 would add 41 pairs to those of 0.8, 0.90 would drop 12 pairs."
std::string sentence_for(const ThresholdSurroundings& around) {
  if (!around.lower && !around.higher) return {};
  std::string text;
  if (around.lower)
    text = formatted("A threshold of %.2f would add ", *around.lower) + pairs_text(around.added) +
           formatted(" to those of %g", around.threshold);
  if (around.higher)
    text += (around.lower
                 ? formatted(", %.2f would drop ", *around.higher)
                 : formatted("A threshold of %.2f would drop from those of %g ", *around.higher, around.threshold)) +
            pairs_text(around.taken);
  return text + ".";
}

std::string no_valley(const GroundTruth& truth, const ThresholdSurroundings& around) {
  const bool changes = around.added + around.taken > 0;
  const char* const judgement = changes ? ", so any threshold is a matter of judgement." : ".";
  if (truth.pairs.size() < kFewestPairs)
    return formatted("Pairs of different documents with a similarity of %.2f or more: %s, too few to see a valley",
                     truth.floor, grouped(pairs_between(truth, 0)).c_str()) +
           judgement;
  return formatted(
             "At similarities of %.2f or more, the histogram has no valley: there is no natural boundary between "
             "similar and different",
             truth.floor) +
         judgement;
}

}  // namespace

ThresholdSuggestion suggest_threshold(const GroundTruth& truth, double present) {
  ThresholdSuggestion found;
  const auto bins = bins_of(truth);
  found.surroundings = surroundings_of(truth, present);
  found.gap = widest_gap(truth, bins);
  const auto valley = truth.pairs.size() < kFewestPairs ? std::nullopt : deepest_valley(bins);
  if (found.gap) {
    found.threshold = (found.gap->from + found.gap->to) / 2;
    found.sentence = sentence_for(*found.gap, truth.equal_pairs);
  } else if (valley) {
    found.threshold = (bins[valley->first].from + bins[valley->last].to) / 2;
    found.sentence = sentence_for(*valley, bins);
  } else {
    found.sentence = no_valley(truth, found.surroundings);
  }
  if (const std::string around = sentence_for(found.surroundings); !around.empty()) found.sentence += " " + around;
  return found;
}

}  // namespace lookalike
