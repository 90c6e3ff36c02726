#include "core/corpus/corpus.h"

#include <algorithm>
#include <array>

namespace lookalike {

std::string_view to_string(CorpusFormat format) {
  constexpr std::array<std::string_view, 6> kNames = {"auto", "newswire", "reviews", "jsonl", "text", "builtin"};
  return kNames[static_cast<std::size_t>(format)];
}

Document Corpus::label(DocumentIndex index) const {
  const Record& r = records_[index];
  const char* at = r.data;
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
  const Record& r = records_[index];
  Document document = label(index);
  if (r.stored > 0)
    document.owned = std::make_shared<const std::string>(read_stored(r));
  else if (r.writing != Writing::plain)
    document.owned = std::make_shared<const std::string>(decode(r.written_at(r.text)));
  document.text = document.owned ? std::string_view(*document.owned) : std::string_view(r.text, r.text_length);
  if (document.text.ends_with('\0')) tell_if_lost(document);
  return document;
}

// A text in a file that was shortened ends with zeros, which no clean text has.
void Corpus::tell_if_lost(Document& document) const {
  const auto lost = lost_texts();
  if (!lost) return;
  document.owned = std::make_shared<const std::string>('[' + to_string(*lost) + ']');
  document.text = *document.owned;
}

std::optional<Error> Corpus::lost_texts() const {
  const auto file = std::ranges::find_if(mapped_, [](const auto& mapped) { return mapped->shortened(); });
  if (file == mapped_.end()) return std::nullopt;
  return Error{ErrorCode::unreadable,
               "Texts that were left in the file cannot be read again: it was shortened since it was loaded, or the "
               "disk fails. Open the corpus once more.",
               {(*file)->path(), {}, {}}};
}

void Corpus::Record::set_written(const WrittenText& written) {
  written_length = static_cast<std::uint32_t>(written.bytes.size());
  writing = written.writing;
  unclean = written.unclean ? 1 : 0;
}

const StoredBytes& Corpus::stored_bytes(const Record& record) const {
  if ((record.stored & Record::kRepacked) == 0) return *stored_[record.stored - 1];
  return *repacked_[(record.stored ^ Record::kRepacked) - 1];
}

std::string Corpus::read_stored(const Record& record) const {
  auto bytes = texts_->read(stored_bytes(record), record.text_byte, record.written_length);
  if (!bytes) return '[' + to_string(bytes.error()) + ']';
  const WrittenText written = record.written_at(bytes->data());
  return written.is_text() ? std::move(*bytes) : decode(written);
}

Place Corpus::source(DocumentIndex index) const {
  const Record& r = records_[index];
  return {(*files_)[r.file], r.byte, r.record};
}

std::uint64_t Corpus::text_bytes() const {
  std::uint64_t bytes = 0;
  for (const Record& r : records_) bytes += r.text_length;
  return bytes;
}

std::uint64_t Corpus::resident_bytes() const {
  std::uint64_t bytes = records_.size() * sizeof(Record);
  for (const Record& r : records_) {
    const std::uint64_t others = std::uint64_t{r.id_length} + r.title_length + r.details_length;
    bytes += others + (r.stored == 0 && r.text == r.data + others ? r.text_length : 0);
  }
  for (const std::string& name : *files_) bytes += sizeof name + name.capacity();
  for (const auto& stored : stored_) bytes += stored->memory() + sizeof stored;
  for (const auto& repacked : repacked_) bytes += repacked->memory() + sizeof repacked;
  return bytes + (stored_.empty() && repacked_.empty() ? 0 : StoredTexts::most_held_bytes());
}

SpilledBytes Corpus::spilled_texts() const {
  SpilledBytes all;
  for (const auto& repacked : repacked_) {
    all.in_file += repacked->spilled().in_file;
    all.in_memory += repacked->spilled().in_memory;
  }
  return all;
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
  drawn.arena_ = arena_;
  drawn.mapped_ = mapped_;
  drawn.stored_ = stored_;
  drawn.repacked_ = repacked_;
  drawn.texts_ = texts_;
  drawn.files_ = files_;
  drawn.report_ = report_;
  drawn.records_.reserve(options.size);
  for (std::uint32_t i = 0; i < size(); ++i)
    if (key_of(i) < first_left_out) drawn.records_.push_back(records_[i]);
  return drawn;
}

}  // namespace lookalike
