#include "ui/models/tables/document_rows.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <numeric>

#include "core/base/parallel.h"
#include "core/base/utf8_text.h"
#include "core/corpus/corpus.h"
#include "ui/models/reading/text_pieces.h"
#include "ui/models/tables/parallel_order.h"

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

constexpr std::size_t kGrain = 64;  // documents per task
using Order = std::shared_ptr<const std::vector<std::uint32_t>>;

/// Null if stopped.
Order shared(std::optional<std::vector<std::uint32_t>> order) {
  return order ? std::make_shared<const std::vector<std::uint32_t>>(std::move(*order)) : nullptr;
}

/// The sort key of a column; an unknown value sorts last.
std::uint64_t number_of(const DocumentQuery& query, DocumentIndex document) {
  const RunResult* run = query.run.get();
  const std::uint64_t last = query.direction == Qt::AscendingOrder ? UINT64_MAX : 0;
  switch (query.column) {
    case DocumentColumn::characters:
      return count_characters((*query.corpus)[document].text);
    case DocumentColumn::tokens:
      return run ? run->shingles->token_count(document) : last;
    case DocumentColumn::shingles:
      return run ? run->shingles->size(document) : last;
    case DocumentColumn::equal: {
      const auto equal = equal_documents(run, document);
      return equal ? *equal + 1 : last;
    }
    default:
      return document.value;
  }
}

Order sorted(const std::vector<std::uint32_t>& documents, const DocumentQuery& query, const Progress& progress) {
  const Corpus& corpus = *query.corpus;
  const auto by = [&](const auto& key_of) {
    const auto key_of_number = [&](std::uint32_t document) { return key_of(DocumentIndex(document)); };
    return shared(ordered_by(documents, query.direction, key_of_number, progress));
  };
  if (query.column == DocumentColumn::id) return by([&](DocumentIndex i) { return name_key(corpus.label(i).id, {}); });
  if (query.column != DocumentColumn::title) return by([&](DocumentIndex i) { return number_of(query, i); });
  return by([&](DocumentIndex i) {
    const Document document = document_to_name(corpus, i);
    return name_key(document_name_bytes(document), document);
  });
}

std::vector<std::uint32_t> all_documents(const Corpus& corpus) {
  std::vector<std::uint32_t> documents(corpus.size());
  std::iota(documents.begin(), documents.end(), 0U);
  return documents;
}

/// In the order of the corpus; null if stopped.
Order found(const DocumentQuery& query, const Progress& progress) {
  const Corpus& corpus = *query.corpus;
  const TextSearch search(query.search);
  auto documents = std::make_shared<std::vector<std::uint32_t>>(all_documents(corpus));
  if (search.finds_everything()) return documents;
  std::vector<char> hit(corpus.size());
  const auto look = [&](std::size_t i) { hit[i] = search.finds(corpus[DocumentIndex(i)]); };
  if (!parallel_for_each(corpus.size(), kGrain, progress, look)) return nullptr;
  std::erase_if(*documents, [&](std::uint32_t document) { return !hit[document]; });
  return documents;
}

bool is_as_read(DocumentColumn column) {
  return column < DocumentColumn::tokens;
}

bool same_order(const DocumentQuery& a, const DocumentQuery& b) {
  const auto sets = [](const DocumentQuery& query) { return query.run ? query.run->shingles : nullptr; };
  return lists_same_documents(a, b) && a.column == b.column && a.direction == b.direction &&
         (is_as_read(a.column) || sets(a) == sets(b));
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

bool lists_same_documents(const DocumentQuery& a, const DocumentQuery& b) {
  return a.corpus == b.corpus && a.search == b.search;
}

std::shared_ptr<const DocumentRows> list_documents(const DocumentQuery& query, const DocumentRows* known,
                                                   const Progress& progress) {
  auto rows = std::make_shared<DocumentRows>();
  rows->query = query;
  if (known && same_order(known->query, query)) {
    rows->order = known->order;
    rows->lost = known->lost;
    return rows;
  }
  const bool searched = known && lists_same_documents(known->query, query);
  const Order documents = searched ? known->order : found(query, progress);
  if (!documents) return nullptr;
  if (searched)
    rows->lost = known->lost;
  else if (const auto read = query.corpus->check_texts(); !query.search.isEmpty() && !read)
    rows->lost = read.error();
  const bool as_found = query.column == DocumentColumn::number && query.direction == Qt::AscendingOrder;
  rows->order = as_found && !searched ? documents : sorted(*documents, query, progress);
  return rows->order ? rows : nullptr;
}

std::optional<std::size_t> row_of(const DocumentRows& rows, DocumentIndex document) {
  const auto place = std::ranges::find(*rows.order, document.value);
  if (place == rows.order->end()) return std::nullopt;
  return static_cast<std::size_t>(place - rows.order->begin());
}

std::optional<std::uint64_t> equal_documents(const RunResult* run, DocumentIndex document) {
  if (!run || !run->groups->takes_part(document)) return std::nullopt;
  return run->groups->group_size(run->groups->representative(document)) - 1;
}

}  // namespace lookalike
