#include "core/experiment/judging/agreement.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

#include "core/base/value_text.h"

namespace lookalike {
namespace {

constexpr std::size_t kNames = std::size(kVerdicts);

/// Shares of the pairs by verdict: of judge a, of judge b, and of both.
struct Shares {
  std::array<double, kNames> a{}, b{};
  std::array<std::array<double, kNames>, kNames> both{};
  double observed = 0, expected = 0;  // shares of agreement

  explicit Shares(const Agreement& agreement) {
    const auto all = static_cast<double>(agreement.both());
    for (std::size_t i = 0; i < kNames; ++i)
      for (std::size_t j = 0; j < kNames; ++j) {
        both[i][j] = static_cast<double>(agreement.pairs[i][j]) / all;
        a[i] += both[i][j];
        b[j] += both[i][j];
      }
    for (std::size_t i = 0; i < kNames; ++i) observed += both[i][i];
    expected = std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
  }
};

}  // namespace

std::uint64_t Agreement::both() const {
  std::uint64_t sum = 0;
  for (const auto& row : pairs) sum = std::accumulate(row.begin(), row.end(), sum);
  return sum;
}

std::uint64_t Agreement::agreed() const {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < kNames; ++i) sum += pairs[i][i];
  return sum;
}

std::optional<double> Agreement::kappa() const {
  for (std::size_t i = 0; i < kNames; ++i)
    if (pairs[i][i] == both()) return {};
  const Shares shares(*this);
  return (shares.observed - shares.expected) / (1 - shares.expected);
}

Interval Agreement::limits() const {
  const Shares shares(*this);
  const double agreed = shares.observed, missing = 1 - shares.expected;
  double sum = 0;
  for (std::size_t i = 0; i < kNames; ++i)
    for (std::size_t j = 0; j < kNames; ++j) {
      const double margins = (shares.b[i] + shares.a[j]) * (1 - agreed);
      sum += shares.both[i][j] * std::pow(i == j ? missing - margins : margins, 2);
    }
  sum -= std::pow(agreed * shares.expected - 2 * shares.expected + agreed, 2);
  const double reach = kNormal95 * std::sqrt(std::max(0.0, sum) / static_cast<double>(both())) / std::pow(missing, 2);
  return {std::max(-1.0, *kappa() - reach), std::min(1.0, *kappa() + reach)};
}

std::string to_string(const Agreement& agreement) {
  std::string text = agreement.judge_a + " and " + agreement.judge_b + ": " + grouped(agreement.both()) +
                     (agreement.both() == 1 ? " pair" : " pairs") + " judged by both, " + grouped(agreement.agreed()) +
                     " alike";
  if (const auto kappa = agreement.kappa()) text += ", Cohen's kappa " + decimal(*kappa, 2);
  if (agreement.agreed() == agreement.both()) return text;
  const auto [low, high] = agreement.limits();
  return text + " (95 % limits " + decimal(low, 2) + " to " + decimal(high, 2) + ")";
}

std::vector<Agreement> agreements(const Verdicts& verdicts) {
  std::map<std::pair<std::string, std::string>, Agreement> by_judges;
  for (const JudgedPair& pair : verdicts.pairs()) {
    auto all = pair.others;
    all.push_back({pair.judge, pair.verdict, {}});
    std::ranges::sort(all, {}, &OtherVerdict::judge);
    for (auto a = all.begin(); a != all.end(); ++a)
      for (auto b = std::next(a); b != all.end(); ++b)
        ++by_judges[{a->judge, b->judge}]
              .pairs[static_cast<std::size_t>(a->verdict)][static_cast<std::size_t>(b->verdict)];
  }
  std::vector<Agreement> found;
  for (auto& [judges, agreement] : by_judges) {
    std::tie(agreement.judge_a, agreement.judge_b) = judges;
    found.push_back(std::move(agreement));
  }
  return found;
}

}  // namespace lookalike
