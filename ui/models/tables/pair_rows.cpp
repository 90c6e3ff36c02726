#include "ui/models/tables/pair_rows.h"

#include <cmath>
#include <numeric>

#include "core/experiment/evaluation/run_comparison.h"
#include "core/query/containment.h"
#include "ui/models/tables/parallel_order.h"

namespace lookalike {
namespace {

/// The change from the baseline run to this one.
double change_of(const SimilarPair& here, const SimilarPair& baseline) {
  return jaccard_changed(here, baseline) ? here.jaccard - baseline.jaccard : here.estimate() - baseline.estimate();
}

/// The sort key of a column; NaN sorts last.
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
    case PairColumn::containment:
      return containment(pair, *rows.run->shingles);
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
    case PairColumn::note: {
      const JudgedPair* judged = verdicts.of(*rows.run->corpus, pair.a, pair.b);
      return judged && !judged->note.empty() ? 1 : 0;
    }
    default:
      return 0;
  }
}

using Numbers = std::vector<std::uint32_t>;

/// The documents on one side of the pairs, ascending.
Numbers documents_of(const PairRows& rows, const Numbers& positions, DocumentIndex SimilarPair::*side) {
  std::vector<bool> named(rows.run->corpus->size());
  for (const std::uint32_t i : positions) named[rows.pairs[i].*side] = true;
  Numbers documents;
  for (std::uint32_t i = 0; i < named.size(); ++i)
    if (named[i]) documents.push_back(i);
  return documents;
}

/// Sorted by name or by id.
NameKey key_of(const Corpus& corpus, DocumentIndex document, PairColumn column) {
  const bool by_id = column == PairColumn::id_a || column == PairColumn::id_b;
  const Document named = by_id ? corpus.label(document) : document_to_name(corpus, document);
  return name_key(by_id ? named.id : document_name_bytes(named), named);
}

/// The rank of each document's name; equal names share a rank. Makes each document's name once, even if it is in many
/// pairs. Nothing if stopped.
std::optional<Numbers> name_places(const Corpus& corpus, const Numbers& documents, PairColumn column,
                                   const Progress& progress) {
  constexpr std::size_t kGrain = 64;  // documents per task
  std::vector<NameKey> names(documents.size());
  const auto name = [&](std::size_t i) { names[i] = key_of(corpus, DocumentIndex(documents[i]), column); };
  if (!parallel_for_each(names.size(), kGrain, progress, name)) return std::nullopt;
  Numbers order(names.size());
  std::iota(order.begin(), order.end(), 0U);
  const auto less = [&](std::uint32_t x, std::uint32_t y) { return names[x] < names[y]; };
  if (!parallel_sort(order.begin(), order.end(), less, progress)) return std::nullopt;
  Numbers places(corpus.size());
  std::uint32_t place = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (i > 0 && less(order[i - 1], order[i])) ++place;
    places[documents[order[i]]] = place;
  }
  return places;
}

/// Nothing if stopped.
std::optional<Numbers> order_of(const PairRows& rows, PairColumn column, Qt::SortOrder direction,
                                const Progress& progress, const VerdictView& verdicts) {
  Numbers positions = rows.order;
  std::ranges::sort(positions);
  const auto by = [&](const auto& key_of) { return ordered_by(positions, direction, key_of, progress); };
  const bool of_a = column == PairColumn::title_a || column == PairColumn::id_a;
  const bool of_b = column == PairColumn::title_b || column == PairColumn::id_b;
  if (!of_a && !of_b) return by([&](std::uint32_t i) { return number_of(rows, i, column, direction, verdicts); });
  const auto side = of_a ? &SimilarPair::a : &SimilarPair::b;
  const auto places = name_places(*rows.run->corpus, documents_of(rows, positions, side), column, progress);
  return places ? by([&](std::uint32_t i) { return (*places)[rows.pairs[i].*side]; }) : std::nullopt;
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

std::vector<std::optional<std::size_t>> rows_of(const PairRows& rows,
                                                const std::vector<std::pair<DocumentIndex, DocumentIndex>>& pairs) {
  Numbers wanted(pairs.size());
  std::iota(wanted.begin(), wanted.end(), 0U);
  const auto documents = [&](std::uint32_t i) { return pairs[i]; };
  std::ranges::sort(wanted, {}, documents);
  std::vector<std::optional<std::size_t>> found(pairs.size());
  for (std::size_t row = 0; row < rows.order.size(); ++row) {
    const SimilarPair& listed = rows.at_row(row);
    const std::pair both(listed.a, listed.b);
    const auto place = std::ranges::lower_bound(wanted, both, {}, documents);
    if (place != wanted.end() && pairs[*place] == both) found[*place] = row;
  }
  return found;
}

}  // namespace lookalike
