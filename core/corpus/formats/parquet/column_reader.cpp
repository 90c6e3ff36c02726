#include "core/corpus/formats/parquet/column_reader.h"

#include "core/corpus/formats/parquet/little_endian.h"
#include "core/corpus/input/unpacking_limit.h"

namespace lookalike {
namespace {

constexpr int kLevelWidth = 1;

}  // namespace

Result<std::optional<std::string_view>> ParquetColumnReader::next() {
  while (left_ == 0)
    if (const auto page = next_page(); !page) return tl::unexpected(page.error());
  --left_;
  if (column_.optional) {
    const auto level = levels_.next();
    if (!level) return damaged_page("it does not say for every value whether it is null.");
    if (*level == 0) return std::nullopt;
  }
  const auto value = values_->next();
  if (!value) return damaged_page("its values end early.");
  return *value;
}

Result<void> ParquetColumnReader::next_page() {
  const std::uint64_t end = chunk_.offset + chunk_.bytes;
  if (next_page_ >= end) return failure(ErrorCode::wrong_content, "Values are missing: the pages end early.");
  const auto page = read_parquet_page(file_.substr(next_page_, end - next_page_));
  if (!page) return tl::unexpected(page.error());
  page_ = next_page_;
  next_page_ += page->header_size + page->bytes.size();
  switch (page->kind) {
    case ParquetPageKind::dictionary:
      return take_dictionary(*page);
    case ParquetPageKind::data:
      return take_data(*page);
    case ParquetPageKind::data_v2:
      return take_data_v2(*page);
    default:
      return {};
  }
}

Result<void> ParquetColumnReader::take_dictionary(const ParquetPage& page) {
  const std::uint64_t kept = page.values * ParquetDictionary::kMostBytesPerValue;
  if (const auto within = UnpackingLimit::check(kept, chunk_.bytes); !within) return within;
  const auto bytes = unpack_page(chunk_.codec, page.bytes, page.unpacked_size, dictionary_bytes_);
  if (!bytes) return tl::unexpected(bytes.error());
  return dictionary_.read(column_, page.encoding, *bytes, page.values);
}

// The levels follow their length and are compressed together with the values.
Result<void> ParquetColumnReader::take_data(const ParquetPage& page) {
  auto bytes = unpack_page(chunk_.codec, page.bytes, page.unpacked_size, bytes_);
  if (!bytes) return tl::unexpected(bytes.error());
  if (!column_.optional) return take_values(page, *bytes);
  constexpr std::size_t kHead = sizeof(std::uint32_t);
  if (page.level_encoding != ParquetEncoding::rle) return damaged_page("its levels have an unsupported encoding.");
  if (bytes->size() < kHead) return damaged_page("it has no levels.");
  const std::size_t size = little_endian<std::uint32_t>(*bytes);
  if (size > bytes->size() - kHead) return damaged_page("its levels are longer than the page.");
  levels_ = HybridReader(bytes->substr(kHead, size), kLevelWidth);
  return take_values(page, bytes->substr(kHead + size));
}

// The levels precede the values and are not compressed.
Result<void> ParquetColumnReader::take_data_v2(const ParquetPage& page) {
  const std::size_t levels = std::size_t{page.repetition_levels_size} + page.definition_levels_size;
  const auto codec = page.packed || chunk_.always_packed ? chunk_.codec : ParquetCodec::none;
  const auto bytes = unpack_page(codec, page.bytes.substr(levels), page.unpacked_size - levels, bytes_);
  if (!bytes) return tl::unexpected(bytes.error());
  levels_ = HybridReader(page.bytes.substr(page.repetition_levels_size, page.definition_levels_size), kLevelWidth);
  return take_values(page, *bytes);
}

Result<void> ParquetColumnReader::take_values(const ParquetPage& page, std::string_view bytes) {
  if (page.values > rows_left_) return damaged_page("it has more values than its row group has rows.");
  const std::uint64_t kept = page.values * decoded_bytes_per_value(page.encoding);
  if (const auto within = UnpackingLimit::check(kept, page.bytes.size()); !within) return within;
  auto decoder = make_value_decoder(column_, page.encoding, bytes, page.values, dictionary_);
  if (!decoder) return tl::unexpected(decoder.error());
  values_ = std::move(*decoder);
  rows_left_ -= page.values;
  left_ = page.values;
  return {};
}

}  // namespace lookalike
