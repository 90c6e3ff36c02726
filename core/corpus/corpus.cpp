#include "core/corpus/corpus.h"

#include <algorithm>

#include "core/base/csv_text.h"
#include "core/corpus/storage/text_store.h"

#include "core/base/assertion.h"

namespace lookalike {

Document Corpus::label(DocumentIndex index) const {
  LOOKALIKE_ASSERT(index < size());
  const Record& r = records_[index];
  const char* at = r.label;
  const auto take = [&at](std::uint32_t length) {
    const std::string_view view(at, length);
    at += length;
    return view;
  };
  Document document;
  document.id = take(r.id_length);
  document.title = take(r.title_length);
  document.details = take(r.details_length);
  return document;
}

Document Corpus::operator[](DocumentIndex index) const {
  LOOKALIKE_ASSERT(index < size());
  const Record& r = records_[index];
  Document document = label(index);
  if (r.quoted_length > 0) document.owned = std::make_shared<const std::string>(unquoted(r));
  document.text = document.owned ? std::string_view(*document.owned) : std::string_view(r.text, r.text_length);
  if (document.text.ends_with('\0')) report_if_lost(document);
  return document;
}

std::string Corpus::unquoted(const Record& record) {
  std::string text;
  csv_value({record.text, record.quoted_length}, {0, record.quoted_length, true}, text);
  return text;
}

// A text that its file has lost ends with zeros, which no clean text contains.
void Corpus::report_if_lost(Document& document) const {
  const auto read = check_texts();
  if (read) return;
  document.owned = std::make_shared<const std::string>('[' + to_string(read.error()) + ']');
  document.text = *document.owned;
}

Result<void> Corpus::check_texts() const {
  const auto file = texts_->lost_file();
  if (!file) return {};
  return failure(ErrorCode::unreadable,
                 "Texts in the file cannot be read any more: the file was truncated after it was loaded, or the "
                 "disk fails. Open the corpus again.",
                 {file->path(), {}, {}});
}

Place Corpus::source(DocumentIndex index) const {
  LOOKALIKE_ASSERT(index < size());
  const Record& r = records_[index];
  return {(*files_)[r.file], r.byte, r.record};
}

std::uint64_t Corpus::text_bytes() const {
  std::uint64_t bytes = 0;
  for (const Record& r : records_) bytes += r.text_length;
  return bytes;
}

std::uint64_t Corpus::resident_bytes() const {
  std::uint64_t bytes = records_.size() * sizeof(Record) + texts_->memory();
  for (const std::string& name : *files_) bytes += sizeof(std::string) + name.capacity();
  return bytes;
}

SpilledBytes Corpus::spilled_texts() const {
  return {texts_->in_file(), texts_->beyond_room()};
}

Corpus Corpus::sample(const SampleOptions& options) const {
  if (options.size == 0 || options.size >= size()) return *this;
  using Keyed = std::pair<std::uint64_t, std::uint32_t>;
  const auto key_of = [&](std::uint32_t i) { return Keyed(sampling_key(options.seed, records_[i].position), i); };
  std::vector<Keyed> keyed(size());
  for (std::uint32_t i = 0; i < size(); ++i) keyed[i] = key_of(i);
  const auto cut = keyed.begin() + static_cast<std::ptrdiff_t>(options.size);
  std::nth_element(keyed.begin(), cut, keyed.end());
  const Keyed first_left_out = *cut;
  Corpus drawn;
  drawn.texts_ = texts_;
  drawn.files_ = files_;
  drawn.report_ = report_;
  drawn.records_.reserve(options.size);
  for (std::uint32_t i = 0; i < size(); ++i)
    if (key_of(i) < first_left_out) drawn.records_.push_back(records_[i]);
  return drawn;
}

}  // namespace lookalike
