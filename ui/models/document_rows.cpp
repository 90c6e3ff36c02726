#include "ui/models/document_rows.h"

#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_sort.h>

#include <algorithm>
#include <numeric>
#include <string>

#include "core/base/parallel.h"
#include "ui/models/document_name.h"
#include "ui/models/text_search.h"

namespace lookalike {
namespace {

constexpr std::size_t kGrain = 64;  // documents a task
using Order = std::shared_ptr<const std::vector<std::uint32_t>>;

/// A name as a sort key. Most names differ in their first bytes, which are compared without a look at the text.
struct Name {
  std::uint64_t head = 0;  // first eight bytes, most significant first
  std::string_view bytes;
  std::shared_ptr<const std::string> held;  // what `bytes` are a view of, if the corpus does not keep it

  bool operator<(const Name& other) const { return head != other.head ? head < other.head : bytes < other.bytes; }
};

Name name_key(const std::string_view bytes, const Document& document) {
  Name name{0, bytes, document.undoubled};
  for (std::size_t i = 0; i < 8; ++i)
    name.head = name.head << 8 | (i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0);
  return name;
}

template <typename Key>
struct Keyed {
  Key key;
  std::uint32_t document;
};

/// Sorts on all cores; what is left when it was stopped is in no order.
template <typename Items, typename Less>
void sort_in_parallel(Items& items, const Less& less, const Progress& progress) {
  tbb::task_group_context context;
  const std::stop_callback stop(progress.stop_token(), [&context] { context.cancel_group_execution(); });
  tbb::parallel_for(
      0, 1, [&](int) { tbb::parallel_sort(items.begin(), items.end(), less); }, context);
}

/// The documents by ascending or descending `key_of`; null when stopped.
template <typename KeyOf>
Order ordered_by(const std::vector<std::uint32_t>& documents, Qt::SortOrder direction, const KeyOf& key_of,
                 const Progress& progress) {
  using Item = Keyed<decltype(key_of(DocumentIndex()))>;
  std::vector<Item> items(documents.size());
  const auto fill = [&](std::size_t i) { items[i] = {key_of(DocumentIndex(documents[i])), documents[i]}; };
  if (!parallel_for_each(documents.size(), kGrain, progress, fill)) return nullptr;
  const bool ascending = direction == Qt::AscendingOrder;
  const auto less = [ascending](const Item& a, const Item& b) {
    if (a.key < b.key) return ascending;
    if (b.key < a.key) return !ascending;
    return a.document < b.document;
  };
  sort_in_parallel(items, less, progress);
  if (progress.cancelled()) return nullptr;
  auto order = std::make_shared<std::vector<std::uint32_t>>(items.size());
  std::ranges::transform(items, order->begin(), &Item::document);
  return order;
}

/// The number a column is sorted by; what is unknown becomes what sorts last.
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
  const auto key_of_id = [&](DocumentIndex i) {
    const Document document = corpus[i];
    return name_key(document.id, {});
  };
  const auto key_of_title = [&](DocumentIndex i) {
    const Document document = corpus[i];
    return name_key(document_name_bytes(document), document);
  };
  const auto key_of_number = [&](DocumentIndex i) { return number_of(query, i); };
  if (query.column == DocumentColumn::id) return ordered_by(documents, query.direction, key_of_id, progress);
  if (query.column == DocumentColumn::title) return ordered_by(documents, query.direction, key_of_title, progress);
  return ordered_by(documents, query.direction, key_of_number, progress);
}

std::vector<std::uint32_t> all_documents(const Corpus& corpus) {
  std::vector<std::uint32_t> documents(corpus.size());
  std::iota(documents.begin(), documents.end(), 0U);
  return documents;
}

/// In the order of the corpus; null when stopped.
Order found(const DocumentQuery& query, const Progress& progress) {
  const Corpus& corpus = *query.corpus;
  const TextSearch search(query.search);
  auto documents = std::make_shared<std::vector<std::uint32_t>>(all_documents(corpus));
  if (search.finds_everything()) return documents;
  tbb::enumerable_thread_specific<std::string> room;
  std::vector<char> hit(corpus.size());
  const auto look = [&](std::size_t i) { hit[i] = search.finds(corpus[DocumentIndex(i)], room.local()); };
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

bool lists_same_documents(const DocumentQuery& a, const DocumentQuery& b) {
  return a.corpus == b.corpus && a.search == b.search;
}

std::shared_ptr<const DocumentRows> list_documents(const DocumentQuery& query, const DocumentRows* known,
                                                   const Progress& progress) {
  auto rows = std::make_shared<DocumentRows>();
  rows->query = query;
  if (known && same_order(known->query, query)) {
    rows->order = known->order;
    return rows;
  }
  const bool searched = known && lists_same_documents(known->query, query);
  const Order documents = searched ? known->order : found(query, progress);
  if (!documents) return nullptr;
  const bool as_found = query.column == DocumentColumn::number && query.direction == Qt::AscendingOrder;
  rows->order = as_found && !searched ? documents : sorted(*documents, query, progress);
  return rows->order ? rows : nullptr;
}

std::optional<std::size_t> row_of(const DocumentRows& rows, DocumentIndex document) {
  const auto place = std::ranges::find(*rows.order, document.value);
  if (place == rows.order->end()) return std::nullopt;
  return static_cast<std::size_t>(place - rows.order->begin());
}

// Counted in bytes over short stretches, which the compiler makes vectors of: a cell shows this of 16 MB.
std::uint64_t count_characters(std::string_view text) {
  constexpr std::size_t kStretch = 240;
  std::uint64_t count = 0;
  for (std::size_t at = 0; at < text.size(); at += kStretch) {
    std::uint8_t some = 0;
    for (const char byte : text.substr(at, kStretch))
      some = static_cast<std::uint8_t>(some + ((static_cast<unsigned char>(byte) & 0xC0) != 0x80));
    count += some;
  }
  return count;
}

std::optional<std::uint64_t> equal_documents(const RunResult* run, DocumentIndex document) {
  if (!run || !run->groups->takes_part(document)) return std::nullopt;
  return run->groups->group_size(run->groups->representative(document)) - 1;
}

}  // namespace lookalike
