#include "core/corpus/corpus_builder.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <ranges>

#include "core/corpus/byte_window.h"
#include "core/corpus/doubled_quotes.h"

namespace lookalike {
namespace {

constexpr std::uint64_t kMaxDocuments = 0xFFFF'FFFEu;

/// The place in the file that a part was appended to, whose records before the part were not counted yet.
Place moved(Place place, std::uint64_t records_before) {
  if (place.record) *place.record += records_before;
  return place;
}

}  // namespace

CorpusBuilder::CorpusBuilder(SampleOptions sample, std::uint64_t map_from, std::uint64_t copied_texts,
                             std::uint64_t packed_texts)
    : sample_(sample),
      map_from_(map_from),
      packed_(std::make_shared<PackedStore>(packed_texts)),
      texts_(std::make_shared<StoredTexts>(copied_texts)) {}

CorpusBuilder CorpusBuilder::part() const {
  CorpusBuilder part({}, map_from_);
  part.digest_ = CorpusDigest(CorpusDigest::Hashes::kept);
  part.texts_ = texts_;
  part.packed_ = packed_;
  part.file_ = file_;
  part.place_ = place_;
  part.goes_on_ = !files_.empty();
  if (part.goes_on_) part.files_.push_back(files_.back());
  return part;
}

bool CorpusBuilder::append(CorpusBuilder&& part, std::uint64_t records_before) {
  if (part.report_.documents > kMaxDocuments - report_.documents) return false;
  digest_.append(part.digest_);
  append_records(part, static_cast<std::uint32_t>(records_before));
  append_files(std::move(part));
  append_report(std::move(part.report_), records_before);
  return true;
}

void CorpusBuilder::append_records(const CorpusBuilder& part, std::uint32_t records_before) {
  const auto files_before = static_cast<std::uint32_t>(files_.size() - (part.goes_on_ ? 1 : 0));
  const auto stored_before = static_cast<std::uint32_t>(stored_.size() - (goes_on_in_stored(part) ? 1 : 0));
  const auto repacked_before = static_cast<std::uint32_t>(repacked_.size());
  const std::size_t first = records_.size();
  records_.insert(records_.end(), part.records_.begin(), part.records_.end());
  for (std::size_t i = first; i < records_.size(); ++i) {
    records_[i].position += report_.documents;
    records_[i].record += records_before;
    records_[i].file += files_before;
    const bool repacked = (records_[i].stored & Corpus::Record::kRepacked) != 0;
    if (records_[i].stored > 0) records_[i].stored += repacked ? repacked_before : stored_before;
  }
}

// The part's first stored bytes are our last.
bool CorpusBuilder::goes_on_in_stored(const CorpusBuilder& part) const {
  return !stored_.empty() && !part.stored_.empty() && stored_.back() == part.stored_.front();
}

void CorpusBuilder::append_files(CorpusBuilder&& part) {
  arena_->take(std::move(*part.arena_));
  const bool goes_on = !mapped_.empty() && !part.mapped_.empty() && mapped_.back() == part.mapped_.front();
  std::ranges::move(part.mapped_ | std::views::drop(goes_on ? 1 : 0), std::back_inserter(mapped_));
  std::ranges::move(part.stored_ | std::views::drop(goes_on_in_stored(part) ? 1 : 0), std::back_inserter(stored_));
  if (part.repack_) part.repack_->complete();
  std::ranges::move(part.repacked_, std::back_inserter(repacked_));
  std::ranges::move(part.files_ | std::views::drop(part.goes_on_ ? 1 : 0), std::back_inserter(files_));
  file_ = std::move(part.file_);
  place_ = std::move(part.place_);
}

void CorpusBuilder::append_report(LoadReport&& part, std::uint64_t records_before) {
  report_.documents += part.documents;
  report_.skipped += part.skipped;
  report_.without_text += part.without_text;
  report_.damage_total += part.damage_total;
  if (report_.broken_off == 0 && part.broken_off > 0) report_.first_break = moved(part.first_break, records_before);
  report_.broken_off += part.broken_off;
  for (Damage& damage : part.damage | std::views::take(LoadReport::kMaxDamageListed - report_.damage.size())) {
    damage.place = moved(std::move(damage.place), records_before);
    report_.damage.push_back(std::move(damage));
  }
}

void CorpusBuilder::begin_file(std::string name, const std::string& path, StoredPlace stored) {
  files_.push_back(std::move(name));
  file_ = nullptr;
  if (!texts_->limited()) stored = {};
  place_ = std::move(stored);
  std::error_code error;
  if (path.empty() || std::filesystem::file_size(path, error) < map_from_ || error) return;
  file_ = MappedFile::open(path);
}

bool CorpusBuilder::leaves(std::size_t length) const {
  return place_.bytes && !texts_->has_room(length);
}

// Whether the text need not be copied as it is. Where it may be left, the bytes are compared, so that whatever else was
// done to them on the way is noticed.
bool CorpusBuilder::stays(const DocumentFields& fields, Corpus::Record& record) {
  const bool left = fields.text_byte && (find_in_mapped_file(fields, record) || find_stored(fields, record));
  return left || repack(fields.text, record);
}

bool CorpusBuilder::find_in_mapped_file(const DocumentFields& fields, Corpus::Record& record) {
  if (!file_ || *fields.text_byte > file_->bytes().size()) return false;
  const std::string_view rest = file_->bytes().substr(*fields.text_byte);
  const auto doubled = quotes_doubled_in(rest, fields.text);
  if (!doubled) return false;
  if (mapped_.empty() || mapped_.back() != file_) mapped_.push_back(file_);
  record.text = rest.data();
  record.set_written(
      {rest.substr(0, fields.text.size() + *doubled), *doubled > 0 ? Writing::doubled_quotes : Writing::plain});
  return true;
}

bool CorpusBuilder::find_stored(const DocumentFields& fields, Corpus::Record& record) {
  if (!leaves(fields.text.size()) || fields.written.bytes.size() > kMaxRecordBytes) return false;
  const auto written = exactly(fields.written, fields.text);
  if (!written) return false;
  if (stored_.empty() || stored_.back() != place_.bytes) stored_.push_back(place_.bytes);
  record.text_byte = place_.begin + *fields.text_byte;
  record.set_written(*written);
  record.stored = static_cast<std::uint32_t>(stored_.size());
  return true;
}

bool CorpusBuilder::repack(std::string_view text, Corpus::Record& record) {
  if (texts_->has_room(text.size()) || text.size() > kMaxRecordBytes) return false;
  if (!repack_) {
    repack_ = std::make_shared<RepackedTexts>(packed_);
    repacked_.push_back(repack_);
    repack_number_ = static_cast<std::uint32_t>(repacked_.size());
  }
  record.text_byte = repack_->add(text);
  record.set_written({text});
  record.stored = repack_number_ | Corpus::Record::kRepacked;
  return true;
}

bool CorpusBuilder::admit(std::uint64_t position) {
  if (sample_.size == 0) return true;
  const Keyed keyed{sampling_key(sample_.seed, position), position};
  if (chosen_.size() == sample_.size) {
    if (!(keyed < chosen_.front())) return false;
    std::pop_heap(chosen_.begin(), chosen_.end());
    chosen_.pop_back();
  }
  chosen_.push_back(keyed);
  std::push_heap(chosen_.begin(), chosen_.end());
  return true;
}

bool CorpusBuilder::add(const DocumentFields& fields) {
  if (report_.documents >= kMaxDocuments) return false;
  digest_.add(fields.id, fields.text);
  const std::uint64_t position = report_.documents++;
  if (!admit(position)) return true;

  if (files_.empty()) files_.emplace_back();
  Corpus::Record record{};
  record.position = position;
  record.byte = fields.byte;
  record.record = static_cast<std::uint32_t>(fields.record);
  record.file = static_cast<std::uint32_t>(files_.size() - 1);
  record.id_length = static_cast<std::uint32_t>(fields.id.size());
  record.title_length = static_cast<std::uint32_t>(fields.title.size());
  record.details_length = static_cast<std::uint32_t>(fields.details.size());
  record.text_length = static_cast<std::uint32_t>(fields.text.size());
  const bool copied = !stays(fields, record);
  const std::string_view copied_text = copied ? fields.text : std::string_view();
  char* at = arena_->allocate(fields.id.size() + fields.title.size() + fields.details.size() + copied_text.size());
  record.data = at;
  for (const std::string_view field : {fields.id, fields.title, fields.details, copied_text}) {
    if (!field.empty()) std::memcpy(at, field.data(), field.size());
    at += field.size();
  }
  if (copied) record.text = at - copied_text.size();
  texts_->count_copied(copied_text.size());
  records_.push_back(record);
  return true;
}

void CorpusBuilder::list_damage(Damage damage) {
  ++report_.damage_total;
  if (damage.breaks_off && report_.broken_off++ == 0) report_.first_break = damage.place;
  if (report_.damage.size() < LoadReport::kMaxDamageListed) report_.damage.push_back(std::move(damage));
}

void CorpusBuilder::skip(std::uint64_t byte, std::uint64_t record, std::string reason) {
  ++report_.skipped;
  list_damage({{current_file(), byte, record}, std::move(reason)});
}

void CorpusBuilder::note(std::uint64_t byte, std::uint64_t record, std::string reason) {
  list_damage({{current_file(), byte, record}, std::move(reason), true});
}

void CorpusBuilder::skip_file(std::string reason) {
  ++report_.skipped;
  leave_out(std::move(reason));
}

void CorpusBuilder::break_off(std::optional<std::uint64_t> byte, std::optional<std::uint64_t> record,
                              std::string reason) {
  ++report_.skipped;
  list_damage({{current_file(), byte, record}, std::move(reason), false, true});
}

void CorpusBuilder::leave_out(std::string reason) {
  list_damage({{current_file(), std::nullopt, std::nullopt}, std::move(reason)});
}

Corpus CorpusBuilder::finish(std::string path, CorpusFormat format, double seconds) {
  report_.path = std::move(path);
  report_.seconds = seconds;
  report_.format = format;
  report_.digest = digest_.hex();
  Corpus corpus;
  corpus.files_ = std::make_shared<const std::vector<std::string>>(std::move(files_));
  corpus.report_ = std::make_shared<const LoadReport>(std::move(report_));
  corpus.records_ = std::move(records_);
  corpus.arena_ = std::move(arena_);
  corpus.mapped_ = std::move(mapped_);
  corpus.stored_ = std::move(stored_);
  if (repack_) repack_->complete();
  corpus.repacked_ = std::move(repacked_);
  corpus.texts_ = std::move(texts_);
  if (sample_.size == 0) return corpus;
  return corpus.sample(sample_);  // drops what entered the sample early and was pushed out of it later
}

}  // namespace lookalike
