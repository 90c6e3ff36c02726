#include "ui/models/tables/pair_rows.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/experiment/evaluation/run_comparison.h"
#include "ui/models/tables/parallel_order.h"

namespace lookalike {
namespace {

/// From the baseline run to this one.
double change_of(const SimilarPair& here, const SimilarPair& baseline) {
  return jaccard_changed(here, baseline) ? here.jaccard - baseline.jaccard : here.estimate() - baseline.estimate();
}

/// The number a column is sorted by; NaN becomes what sorts last.
double number_of(const PairRows& rows, std::size_t i, PairColumn column, Qt::SortOrder direction,
                 const VerdictView& verdicts) {
  const SimilarPair& pair = rows.pairs[i];
  const auto length = [&](DocumentIndex document) {
    return static_cast<double>(rows.run->shingles->token_count(document));
  };
  const auto known = [&](double jaccard) {
    return std::isnan(jaccard) ? (direction == Qt::AscendingOrder ? HUGE_VAL : -HUGE_VAL) : jaccard;
  };
  switch (column) {
    case PairColumn::jaccard:
      return known(pair.jaccard);
    case PairColumn::change:
      return known(rows.baseline.empty() ? NAN : change_of(pair, rows.baseline[i]));
    case PairColumn::estimate:
      return pair.estimate();
    case PairColumn::bands:
      return pair.bands;
    case PairColumn::a:
      return pair.a.value;
    case PairColumn::b:
      return pair.b.value;
    case PairColumn::length_a:
      return length(pair.a);
    case PairColumn::length_b:
      return length(pair.b);
    case PairColumn::verdict: {
      const JudgedPair* judged = verdicts.of(*rows.run->corpus, pair.a, pair.b);
      return known(judged ? static_cast<double>(judged->verdict) : NAN);
    }
    default:
      return 0;
  }
}

/// Nothing when stopped.
std::optional<std::vector<std::uint32_t>> order_of(const PairRows& rows, PairColumn column, Qt::SortOrder direction,
                                                   const Progress& progress, const VerdictView& verdicts) {
  std::vector<std::uint32_t> positions = rows.order;
  std::ranges::sort(positions);
  const auto name_of = [&](DocumentIndex index) {
    const Document document = document_to_name(*rows.run->corpus, index);
    return name_key(document_name_bytes(document), document);
  };
  const auto by = [&](const auto& key_of) { return ordered_by(positions, direction, key_of, progress); };
  if (column == PairColumn::title_a) return by([&](std::uint32_t i) { return name_of(rows.pairs[i].a); });
  if (column == PairColumn::title_b) return by([&](std::uint32_t i) { return name_of(rows.pairs[i].b); });
  return by([&](std::uint32_t i) { return number_of(rows, i, column, direction, verdicts); });
}

}  // namespace

Result<std::shared_ptr<const PairRows>> list_pairs(const PairSources& sources, const PairChoice& choice,
                                                   IdenticalPairs identical, const Progress& progress,
                                                   std::size_t limit) {
  auto chosen = choose_pairs(sources, choice, limit, progress, identical);
  if (!chosen) return tl::unexpected(chosen.error());
  auto rows = std::make_shared<PairRows>();
  rows->sources = sources;
  rows->choice = choice;
  rows->run = std::move(chosen->run);
  rows->pairs = std::move(chosen->pairs);
  rows->baseline = std::move(chosen->baseline);
  rows->total = chosen->total;
  rows->identical = chosen->identical;
  rows->listing.identical = identical;
  rows->order.resize(rows->pairs.size());
  std::iota(rows->order.begin(), rows->order.end(), 0U);
  return std::shared_ptr<const PairRows>(std::move(rows));
}

Result<std::shared_ptr<const PairRows>> list_again(const PairRows& rows, const PairListing& listing,
                                                   const Progress& progress, const VerdictView& verdicts) {
  auto positions = list_positions(listing, *rows.run, rows.pairs, progress, verdicts);
  if (!positions) return tl::unexpected(positions.error());
  auto listed = std::make_shared<PairRows>(rows);
  listed->listing = listing;
  listed->order = std::move(*positions);
  listed->column = PairColumn::jaccard;
  listed->direction = Qt::DescendingOrder;
  return std::shared_ptr<const PairRows>(std::move(listed));
}

std::shared_ptr<const PairRows> sort_pairs(const PairRows& rows, PairColumn column, Qt::SortOrder direction,
                                           const Progress& progress, const VerdictView& verdicts) {
  auto order = order_of(rows, column, direction, progress, verdicts);
  if (!order) return nullptr;
  auto sorted = std::make_shared<PairRows>(rows);
  sorted->column = column;
  sorted->direction = direction;
  sorted->order = std::move(*order);
  return sorted;
}

std::optional<std::size_t> row_of(const PairRows& rows, DocumentIndex a, DocumentIndex b) {
  const auto found = std::ranges::find_if(
      rows.order, [&](std::uint32_t position) { return rows.pairs[position].a == a && rows.pairs[position].b == b; });
  if (found == rows.order.end()) return std::nullopt;
  return static_cast<std::size_t>(found - rows.order.begin());
}

}  // namespace lookalike
