#include "core/corpus/formats/corpus_builder.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <new>
#include <ranges>

#include "core/base/csv_text.h"
#include "core/corpus/storage/text_store.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace lookalike {
namespace {

XXH3_state_t* xxh(void* state) {
  return static_cast<XXH3_state_t*>(state);
}

void update_field(XXH3_state_t* state, std::string_view field) {
  const std::uint64_t length = field.size();
  XXH3_128bits_update(state, &length, sizeof length);
  XXH3_128bits_update(state, field.data(), field.size());
}

constexpr std::uint64_t kMostDocuments = 0xFFFF'FFFEu;
constexpr std::size_t kMostAside = 5;  // files named in the remark

/// The place in the file that a part was appended to; the part did not count the records before it.
Place moved(Place place, std::uint64_t records_before) {
  if (place.record) *place.record += records_before;
  return place;
}

}  // namespace

void CorpusDigest::Free::operator()(void* state) const {
  XXH3_freeState(xxh(state));
}

CorpusDigest::State CorpusDigest::new_state() {
  State state(XXH3_createState());
  if (!state) throw std::bad_alloc();
  XXH3_128bits_reset(xxh(state.get()));
  return state;
}

CorpusDigest::CorpusDigest(Hashes hashes) : document_(new_state()) {
  if (hashes == Hashes::streamed) whole_ = new_state();
}

void CorpusDigest::add(std::string_view id, std::string_view text) {
  XXH3_state_t* const state = xxh(document_.get());
  XXH3_128bits_reset(state);
  update_field(state, id);
  update_field(state, text);
  const XXH128_hash_t hash = XXH3_128bits_digest(state);
  const Hash halves{hash.low64, hash.high64};
  take(&halves, 1);
}

void CorpusDigest::append(const CorpusDigest& part) {
  take(part.hashes_.data(), part.hashes_.size());
}

void CorpusDigest::take(const Hash* hashes, std::size_t count) {
  if (whole_)
    XXH3_128bits_update(xxh(whole_.get()), hashes, count * sizeof(Hash));
  else
    hashes_.insert(hashes_.end(), hashes, hashes + count);
}

std::string CorpusDigest::hex() const {
  constexpr char kDigits[] = "0123456789abcdef";
  const XXH128_hash_t hash = XXH3_128bits_digest(xxh(whole_.get()));
  std::string text;
  for (const std::uint64_t half : {hash.high64, hash.low64})
    for (int shift = 60; shift >= 0; shift -= 4) text += kDigits[(half >> shift) & 15];
  return text;
}

CorpusBuilder::CorpusBuilder(SampleOptions sample, const PieceSizes& sizes, std::uint64_t room)
    : sample_(sample), sizes_(sizes), texts_(std::make_shared<TextStore>(room)) {}

CorpusBuilder CorpusBuilder::part() const {
  CorpusBuilder part({}, sizes_);
  part.digest_ = CorpusDigest(CorpusDigest::Hashes::stored);
  part.records_digest_ = CorpusDigest(CorpusDigest::Hashes::stored);
  part.texts_ = std::make_shared<TextStore>(texts_->part());
  part.file_ = file_;
  part.goes_on_ = !files_.empty();
  if (part.goes_on_) part.files_.push_back(files_.back());
  return part;
}

bool CorpusBuilder::append(CorpusBuilder&& part, std::uint64_t records_before) {
  if (part.report_.documents > kMostDocuments - report_.documents) return false;
  digest_.append(part.digest_);
  records_digest_.append(part.records_digest_);
  texts_->append(std::move(*part.texts_));
  append_records(part, static_cast<std::uint32_t>(records_before));
  append_files(part);
  for (std::string& file : part.aside_)
    if (aside_.size() < kMostAside) aside_.push_back(std::move(file));
  aside_total_ += part.aside_total_;
  append_report(std::move(part.report_), records_before);
  return true;
}

void CorpusBuilder::append_records(const CorpusBuilder& part, std::uint32_t records_before) {
  const auto files_before = static_cast<std::uint32_t>(files_.size() - (part.goes_on_ ? 1 : 0));
  const std::size_t first = records_.size();
  records_.insert(records_.end(), part.records_.begin(), part.records_.end());
  for (std::size_t i = first; i < records_.size(); ++i) {
    records_[i].position += report_.documents;
    records_[i].record += records_before;
    records_[i].file += files_before;
  }
}

void CorpusBuilder::append_files(CorpusBuilder& part) {
  std::ranges::move(part.files_ | std::views::drop(part.goes_on_ ? 1 : 0), std::back_inserter(files_));
  file_ = std::move(part.file_);
}

void CorpusBuilder::append_report(LoadReport&& part, std::uint64_t records_before) {
  report_.documents += part.documents;
  report_.skipped += part.skipped;
  report_.without_text += part.without_text;
  report_.damage_total += part.damage_total;
  if (report_.broken_off == 0 && part.broken_off > 0) report_.first_break = moved(part.first_break, records_before);
  report_.broken_off += part.broken_off;
  for (std::string& sentence : part.remarks) remark(std::move(sentence));
  for (Damage& damage : part.damage | std::views::take(LoadReport::kMostDamageListed - report_.damage.size())) {
    damage.place = moved(std::move(damage.place), records_before);
    report_.damage.push_back(std::move(damage));
  }
}

void CorpusBuilder::begin_file(std::string name, const std::string& path) {
  files_.push_back(std::move(name));
  file_ = nullptr;
  std::error_code error;
  if (path.empty() || std::filesystem::file_size(path, error) < sizes_.map_from || error) return;
  file_ = MappedFile::open(path);
}

// Bytes of the mapped file that yield exactly this text; empty if there are none. Comparing them detects any change
// made on the way.
std::string_view CorpusBuilder::written_in_file(const DocumentFields& fields) {
  if (!file_ || !fields.written || fields.written->byte > file_->bytes().size()) return {};
  const auto [byte, length, quoted] = *fields.written;
  const std::string_view there = file_->bytes().substr(byte, length);
  return csv_value(there, {0, length, quoted}, unquoted_) == fields.text ? there : std::string_view();
}

void CorpusBuilder::keep_text(const DocumentFields& fields, Corpus::Record& record) {
  if (const std::string_view there = written_in_file(fields); !there.empty()) {
    record.text = texts_->leave(file_, there);
    record.quoted_length = fields.written->quoted ? fields.written->length : 0;
    return;
  }
  record.text = texts_->add(fields.text);
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
  if (report_.documents >= kMostDocuments) return false;
  digest_.add(fields.id, fields.text);
  records_digest_.add_record(fields.bytes);
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
  keep_text(fields, record);
  char* at = texts_->allocate(fields.id.size() + fields.title.size() + fields.details.size());
  record.label = at;
  for (const std::string_view field : {fields.id, fields.title, fields.details}) {
    if (!field.empty()) std::memcpy(at, field.data(), field.size());
    at += field.size();
  }
  records_.push_back(record);
  return true;
}

void CorpusBuilder::list_damage(Damage damage) {
  ++report_.damage_total;
  if (damage.truncated && report_.broken_off++ == 0) report_.first_break = damage.place;
  if (report_.damage.size() < LoadReport::kMostDamageListed) report_.damage.push_back(std::move(damage));
}

void CorpusBuilder::skip(std::uint64_t byte, std::uint64_t record, std::string reason, std::uint64_t records) {
  report_.skipped += records;
  list_damage({{current_file(), byte, record}, std::move(reason)});
}

void CorpusBuilder::note(std::uint64_t byte, std::uint64_t record, std::string reason) {
  list_damage({{current_file(), byte, record}, std::move(reason), true});
}

void CorpusBuilder::skip_file(std::string reason) {
  skip_record(std::move(reason), 1);
}

void CorpusBuilder::truncate(std::optional<std::uint64_t> byte, std::optional<std::uint64_t> record,
                             std::string reason) {
  ++report_.skipped;
  list_damage({{current_file(), byte, record}, std::move(reason), false, true});
}

void CorpusBuilder::skip_record(std::string reason, std::uint64_t records) {
  report_.skipped += records;
  list_damage({{current_file(), std::nullopt, std::nullopt}, std::move(reason)});
}

void CorpusBuilder::leave_aside(std::string file) {
  ++aside_total_;
  if (aside_.size() < kMostAside) aside_.push_back(std::move(file));
}

void CorpusBuilder::remark(std::string sentence) {
  if (report_.remarks.size() < LoadReport::kMostRemarks &&
      std::ranges::find(report_.remarks, sentence) == report_.remarks.end())
    report_.remarks.push_back(std::move(sentence));
}

void CorpusBuilder::remember(const LoadOptions& options, std::vector<std::uint64_t> stamps) {
  report_.table = options.table;
  report_.encoding = options.encoding;
  report_.stamps = std::move(stamps);
}

void CorpusBuilder::remark_aside() {
  if (aside_total_ == 0) return;
  std::string names;
  for (const std::string& file : aside_) names += (names.empty() ? "" : ", ") + file.substr(file.find_last_of('/') + 1);
  if (aside_total_ > aside_.size()) names += " and " + std::to_string(aside_total_ - aside_.size()) + " more";
  remark("Ignored, because other files contain the records: " + names + ".");
}

Corpus CorpusBuilder::finish(std::string path, CorpusFormat format, double seconds) {
  remark_aside();
  report_.path = std::move(path);
  report_.seconds = seconds;
  report_.format = format;
  report_.digest = digest_.hex();
  report_.records = records_digest_.hex();
  Corpus corpus;
  corpus.files_ = std::make_shared<const std::vector<std::string>>(std::move(files_));
  corpus.report_ = std::make_shared<const LoadReport>(std::move(report_));
  corpus.records_ = std::move(records_);
  corpus.texts_ = std::move(texts_);
  if (sample_.size == 0) return corpus;
  return corpus.sample(sample_);  // drops documents that entered the sample early but were displaced later
}

}  // namespace lookalike
