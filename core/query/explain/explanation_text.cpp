#include <algorithm>
#include <cmath>

#include "core/base/value_text.h"
#include "core/query/explain/pair_explanation.h"

namespace lookalike {
namespace {

constexpr int kDigits = 3;

// "1, 4 and 7"
std::string listed(const std::vector<std::string>& items) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i)
    text += (i == 0 ? "" : i + 1 < items.size() ? ", " : " and ") + items[i];
  return text;
}

std::string shingles_sentence(const PairExplanation& pair) {
  if (pair.overlap.together == 0) return "Neither document has any shingles: two empty sets count as equal.";
  if (pair.overlap.common == pair.overlap.together)
    return "Both documents have the same " + counted(pair.shingles_a, "shingle") + ": Jaccard similarity 1.";
  return counted(pair.shingles_a, "shingle") + " on the left and " + grouped(pair.shingles_b) +
         " on the right; both sets share " + grouped(pair.overlap.common) + " of " + grouped(pair.overlap.together) +
         ": Jaccard similarity " + decimal(pair.jaccard, kDigits) + ", containment " +
         decimal(pair.containment, kDigits) + " (the shared part of the smaller set).";
}

std::string distance_text(const PairExplanation& pair) {
  const double errors = (pair.estimate - pair.jaccard) / pair.standard_error;
  const std::string standard_error = " (standard error " + decimal(pair.standard_error, kDigits) + ")";
  if (pair.standard_error == 0 || std::abs(errors) < 0.05) return "close to the exact value" + standard_error;
  return decimal(std::abs(errors), 1) + " standard errors " + (errors > 0 ? "above" : "below") + " the exact value" +
         standard_error;
}

std::string signature_sentence(const PairExplanation& pair) {
  return std::to_string(pair.agreement()) + " of " + counted(pair.agreeing.size(), "signature value") +
         " agree: estimate " + decimal(pair.estimate, kDigits) + ", " + distance_text(pair) + ".";
}

std::string missed_bands_sentence(const PairExplanation& pair, const LshOptions& lsh) {
  const auto nearest = std::ranges::max_element(pair.bands, {}, &ExplainedBand::agreeing);
  return "The documents share none of " + counted(lsh.bands, "band") + ". The nearest is band " +
         std::to_string(nearest - pair.bands.begin() + 1) + ", in which " + std::to_string(nearest->agreeing) + " of " +
         counted(lsh.rows, "row") + " agree.";
}

// The number of documents in the buckets that the pair shares.
std::string buckets_text(const std::vector<std::uint64_t>& sizes) {
  constexpr std::size_t kListed = 4;
  const auto [least, most] = std::ranges::minmax(sizes);
  if (sizes.size() == 1) return "Its bucket holds " + std::to_string(least);
  if (least == most) return "Each of these buckets holds " + std::to_string(least);
  if (sizes.size() > kListed) return "These buckets hold " + std::to_string(least) + " to " + std::to_string(most);
  std::vector<std::string> names;
  names.reserve(sizes.size());
  for (const std::uint64_t size : sizes) names.push_back(std::to_string(size));
  return "These buckets hold " + listed(names);
}

std::string shared_bands_sentence(const PairExplanation& pair, const LshOptions& lsh) {
  constexpr std::size_t kNamed = 12;
  std::vector<std::string> names;
  std::vector<std::uint64_t> sizes;
  for (std::size_t band = 0; band < pair.bands.size(); ++band) {
    if (!pair.bands[band].shared) continue;
    sizes.push_back(pair.bands[band].documents);
    if (names.size() < kNamed) names.push_back(std::to_string(band + 1));
  }
  const std::uint32_t shared = pair.shared_bands();
  const std::string first = names.front();
  if (shared > names.size()) names.push_back(std::to_string(shared - names.size()) + " more");
  const std::string met = shared == lsh.bands && shared > 1
                              ? "all " + counted(shared, "band")
                              : std::to_string(shared) + " of " + counted(lsh.bands, "band") +
                                    (shared == 1 ? ", band " : ", bands ") + listed(names);
  return "The documents share " + met + "; band " + first + " is the first. " + buckets_text(sizes) + " documents.";
}

// "82 of 100 seeds"; a bound for probabilities close to 0 or 1.
std::string seeds_text(double chance) {
  const double seeds = 100 * chance;
  if (seeds > 0 && seeds < 1) return "fewer than 1 of 100 seeds";
  if (seeds < 100 && seeds > 99) return "more than 99 of 100 seeds";
  return std::to_string(std::lround(seeds)) + " of 100 seeds";
}

/// The probability of being listed differs if the run does not list every similar candidate.
std::string chance_sentence(const PairExplanation& pair, const Recipe& recipe) {
  const LshOptions& lsh = recipe.lsh;
  const bool loses = recipe.verify.prefix > 0 || recipe.verify.by == VerifyBy::signature;
  const bool inside = pair.jaccard < recipe.verify.threshold && pair.containment >= recipe.verify.threshold;
  return std::string(inside ? "Banding finds pairs by Jaccard similarity, so a text contained in a much longer one may "
                              "not become a candidate. "
                            : "") +
         "A pair of this similarity becomes a candidate under " + std::to_string(lsh.bands) + " x " +
         std::to_string(lsh.rows) + " with " + seeds_text(pair.candidate_chance) + "; " +
         (pair.candidate ? "this one did." : "this one did not.") +
         (loses ? " Such a pair is listed with " + seeds_text(pair.found_chance) + "." : "");
}

std::string verification_sentence(const PairExplanation& pair, const VerifyOptions& verify) {
  if (!pair.candidate) return "It is not a candidate, so nothing was verified: the run does not list it.";
  if (!pair.passed)
    return "The first-m check dropped it: the first " + counted(verify.prefix, "value") + " must agree and do not.";
  if (verify.by == VerifyBy::none) return "This recipe verifies nothing: every candidate is listed.";
  const bool exact = verify.by == VerifyBy::exact;
  return std::string(exact ? "The exact similarity " : "The estimate ") +
         decimal(exact ? pair.jaccard : pair.estimate, kDigits) +
         (pair.accepted ? " reaches the threshold " : " is below the threshold ") + decimal(verify.threshold, kDigits) +
         (pair.accepted ? ": a similar pair." : ": not a similar pair.");
}

}  // namespace

std::string explanation_summary(const PairExplanation& pair) {
  const std::uint32_t shared = pair.shared_bands();
  const std::string bands = std::to_string(pair.bands.size());
  const auto first = std::ranges::find(pair.bands, true, &ExplainedBand::shared) - pair.bands.begin();
  const std::string met = shared == 0 ? "None of the " + bands + " bands agrees"
                                      : std::to_string(shared) + " of " + bands +
                                            (shared == 1 ? " bands agrees" : " bands agree") + ", band " +
                                            std::to_string(first + 1) + " first";
  return met + "; " + seeds_text(pair.candidate_chance) + " find such a pair.";
}

std::vector<std::string> explanation_sentences(const PairExplanation& pair, const Recipe& recipe) {
  return {shingles_sentence(pair), signature_sentence(pair),
          pair.shared_bands() > 0 ? shared_bands_sentence(pair, recipe.lsh) : missed_bands_sentence(pair, recipe.lsh),
          chance_sentence(pair, recipe), verification_sentence(pair, recipe.verify)};
}

std::string signature_strip(const PairExplanation& pair, const LshOptions& lsh) {
  std::string strip;
  const auto cells = [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) strip += pair.agreeing[i] ? '#' : '.';
  };
  for (std::size_t band = 0; band < pair.bands.size(); ++band) {
    strip += pair.bands[band].shared ? '[' : ' ';
    cells(band * lsh.rows, (band + 1) * lsh.rows);
    strip += pair.bands[band].shared ? ']' : ' ';
  }
  if (const std::size_t used = std::size_t{lsh.bands} * lsh.rows; used < pair.agreeing.size()) {
    strip += " unused: ";
    cells(used, pair.agreeing.size());
  }
  return strip;
}

}  // namespace lookalike
