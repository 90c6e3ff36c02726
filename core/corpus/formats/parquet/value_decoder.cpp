#include "core/corpus/formats/parquet/value_decoder.h"

#include <array>
#include <charconv>
#include <chrono>
#include <concepts>
#include <cstdio>

#include "core/corpus/formats/parquet/bit_reader.h"

namespace lookalike {
namespace {

/// A block: its smallest difference, the width of each of its groups, and the groups.
struct Layout {
  std::uint64_t groups = 0;      // per block
  std::uint64_t group_size = 0;  // numbers per group
};

bool take_zigzag(std::string_view& bytes, std::uint64_t& value) {
  std::uint64_t written = 0;
  if (!take_variable(bytes, written)) return false;
  value = (written >> 1) ^ (0 - (written & 1));
  return true;
}

bool take_layout(std::string_view& bytes, Layout& layout) {
  constexpr std::uint64_t kMostBlock = std::uint64_t{1} << 30, kBlockStep = 128, kGroupStep = 32;
  std::uint64_t block = 0;
  if (!take_variable(bytes, block) || !take_variable(bytes, layout.groups)) return false;
  if (block == 0 || block % kBlockStep != 0 || block > kMostBlock) return false;
  if (layout.groups == 0 || block % layout.groups != 0) return false;
  layout.group_size = block / layout.groups;
  return layout.group_size % kGroupStep == 0;
}

// A group is written whole, padded beyond `left` numbers. Sums wrap around, like the writer's.
bool take_group(std::string_view& bytes, int width, std::uint64_t least, std::uint64_t size, std::uint64_t left,
                std::vector<std::int64_t>& numbers) {
  const std::uint64_t length = size * static_cast<std::uint64_t>(width) / 8;
  if (length > bytes.size()) return false;
  BitReader bits(bytes.substr(0, length));
  auto sum = static_cast<std::uint64_t>(numbers.back());
  for (std::uint64_t i = 0; i < std::min(size, left); ++i) {
    sum += least + bits.take(width);
    numbers.push_back(static_cast<std::int64_t>(sum));
  }
  bytes.remove_prefix(length);
  return true;
}

bool take_block(std::string_view& bytes, const Layout& layout, std::uint64_t count,
                std::vector<std::int64_t>& numbers) {
  constexpr int kWidest = 64;
  std::uint64_t least = 0;
  if (!take_zigzag(bytes, least) || layout.groups > bytes.size()) return false;
  const std::string_view widths = bytes.substr(0, layout.groups);
  bytes.remove_prefix(layout.groups);
  for (const char written : widths) {
    const std::uint64_t left = count - numbers.size();
    const int width = static_cast<unsigned char>(written);
    if (left == 0) break;  // groups without numbers are not written
    if (width > kWidest || !take_group(bytes, width, least, layout.group_size, left, numbers)) return false;
  }
  return true;
}

using Value = std::optional<std::string_view>;

constexpr std::size_t kLongestNumber = 30;  // 1987-02-26T15:01:01.000000001 and a NUL
static_assert(ParquetDictionary::kMostBytesPerValue == sizeof(std::string_view) + kLongestNumber);

/// Text after its length.
class PlainTexts final : public ValueDecoder {
 public:
  explicit PlainTexts(std::string_view bytes) : bytes_(bytes) {}

  Value next() override {
    if (bytes_.size() < sizeof(std::uint32_t)) return {};
    const std::size_t length = little_endian<std::uint32_t>(bytes_);
    if (length > bytes_.size() - sizeof(std::uint32_t)) return {};
    const std::string_view text = bytes_.substr(sizeof(std::uint32_t), length);
    bytes_.remove_prefix(sizeof(std::uint32_t) + length);
    return text;
  }

 private:
  std::string_view bytes_;
};

const std::vector<std::string_view> kTruths = {"false", "true"};

/// One bit each.
class PlainTruths final : public ValueDecoder {
 public:
  explicit PlainTruths(std::string_view bytes) : bits_(bytes) {}

  Value next() override { return bits_.left() > 0 ? Value(kTruths[bits_.take(1)]) : std::nullopt; }

 private:
  BitReader bits_;
};

/// A number in decimal, a real one with the fewest digits that identify it; a date as 1987-02-26, a time as
/// 1987-02-26T15:01:01, with a fraction if it has one. Empty for a year outside 1 to 9999.
class NumberText {
 public:
  explicit NumberText(const ParquetColumn& column) : column_(column) {}

  std::string_view operator()(std::int64_t number) {
    if (column_.values == ParquetValues::date) return write_date(static_cast<std::int32_t>(number));
    if (column_.values == ParquetValues::time) return write_time(number);
    if (column_.values != ParquetValues::unsigned_number) return write(number);
    if (column_.type == ParquetType::int32) return write(static_cast<std::uint32_t>(number));
    return write(static_cast<std::uint64_t>(number));
  }

  std::string_view operator()(std::floating_point auto number) { return write(number); }

 private:
  using Days = std::chrono::sys_days;

  std::string_view write(auto number) {
    const auto end = std::to_chars(text_.data(), text_.data() + text_.size(), number).ptr;
    return {text_.data(), static_cast<std::size_t>(end - text_.data())};
  }

  std::string_view write_date(std::int32_t days) {
    static constexpr Days kFirst = Days(std::chrono::year(1) / 1 / 1), kLast = Days(std::chrono::year(9999) / 12 / 31);
    const Days day{std::chrono::days(days)};
    if (day < kFirst || day > kLast) return {};
    const std::chrono::year_month_day date(day);
    std::snprintf(text_.data(), text_.size(), "%04d-%02u-%02u", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
    return {text_.data()};
  }

  // Works for times before 1970 too.
  std::string_view write_time(std::int64_t ticks) {
    constexpr std::int64_t kDay = 86'400;
    const std::int64_t seconds = ticks / column_.ticks - (ticks % column_.ticks < 0 ? 1 : 0);
    const std::int64_t second = (seconds % kDay + kDay) % kDay, days = (seconds - second) / kDay;
    if (days != static_cast<std::int32_t>(days)) return {};
    const std::size_t date = write_date(static_cast<std::int32_t>(days)).size();
    if (date == 0) return {};
    std::snprintf(text_.data() + date, text_.size() - date, "T%02d:%02d:%02d", static_cast<int>(second / 3600),
                  static_cast<int>(second / 60 % 60), static_cast<int>(second % 60));
    const std::size_t whole = std::string_view(text_.data()).size();
    if (const std::int64_t fraction = ticks - seconds * column_.ticks; fraction > 0) {
      const int digits = column_.ticks == 1'000 ? 3 : column_.ticks == 1'000'000 ? 6 : 9;
      std::snprintf(text_.data() + whole, text_.size() - whole, ".%0*lld", digits, static_cast<long long>(fraction));
    }
    return {text_.data()};
  }

  const ParquetColumn& column_;
  std::array<char, kLongestNumber> text_{};
};

template <typename Number>
class PlainNumbers final : public ValueDecoder {
 public:
  PlainNumbers(const ParquetColumn& column, std::string_view bytes) : bytes_(bytes), text_(column) {}

  Value next() override {
    if (bytes_.size() < sizeof(Number)) return {};
    const auto number = little_endian<Number>(bytes_);
    bytes_.remove_prefix(sizeof(Number));
    return text_(number);
  }

 private:
  std::string_view bytes_;
  NumberText text_;
};

class DeltaNumbers final : public ValueDecoder {
 public:
  DeltaNumbers(const ParquetColumn& column, std::vector<std::int64_t> numbers)
      : numbers_(std::move(numbers)), short_(column.type == ParquetType::int32), text_(column) {}

  Value next() override {
    if (next_ == numbers_.size()) return {};
    const std::int64_t number = numbers_[next_++];
    return text_(short_ ? static_cast<std::int32_t>(number) : number);
  }

 private:
  std::vector<std::int64_t> numbers_;
  std::size_t next_ = 0;
  bool short_;
  NumberText text_;
};

class DictionaryValues final : public ValueDecoder {
 public:
  DictionaryValues(HybridReader indexes, const std::vector<std::string_view>& values)
      : indexes_(indexes), values_(values) {}

  Value next() override {
    const auto index = indexes_.next();
    return index && *index < values_.size() ? Value(values_[*index]) : std::nullopt;
  }

 private:
  HybridReader indexes_;
  const std::vector<std::string_view>& values_;
};

/// All lengths, then all texts.
class DeltaLengthTexts final : public ValueDecoder {
 public:
  DeltaLengthTexts(std::vector<std::int64_t> lengths, std::string_view bytes)
      : lengths_(std::move(lengths)), bytes_(bytes) {}

  Value next() override {
    if (next_ == lengths_.size()) return {};
    const std::int64_t length = lengths_[next_++];
    if (length < 0 || static_cast<std::uint64_t>(length) > bytes_.size()) return {};
    const std::string_view text = bytes_.substr(0, static_cast<std::size_t>(length));
    bytes_.remove_prefix(text.size());
    return text;
  }

 private:
  std::vector<std::int64_t> lengths_;
  std::size_t next_ = 0;
  std::string_view bytes_;
};

/// Length of the prefix shared with the previous text, and the rest.
class DeltaTexts final : public ValueDecoder {
 public:
  DeltaTexts(std::vector<std::int64_t> prefixes, DeltaLengthTexts suffixes)
      : prefixes_(std::move(prefixes)), suffixes_(std::move(suffixes)) {}

  Value next() override {
    const Value suffix = suffixes_.next();
    if (!suffix || next_ == prefixes_.size()) return {};
    const std::int64_t prefix = prefixes_[next_++];
    if (prefix < 0 || static_cast<std::uint64_t>(prefix) > text_.size()) return {};
    text_.resize(static_cast<std::size_t>(prefix));
    text_ += *suffix;
    return text_;
  }

 private:
  std::vector<std::int64_t> prefixes_;
  std::size_t next_ = 0;
  DeltaLengthTexts suffixes_;
  std::string text_;
};

using Decoder = Result<std::unique_ptr<ValueDecoder>>;

Decoder dictionary_values(std::string_view bytes, const ParquetDictionary& dictionary) {
  constexpr int kWidest = 32;
  const int width = static_cast<unsigned char>(bytes.front());
  if (width > kWidest) return damaged_page("the width of its indexes is invalid.");
  return std::make_unique<DictionaryValues>(HybridReader(bytes.substr(1), width), dictionary.values());
}

// Values after their length.
Decoder run_truths(std::string_view bytes) {
  constexpr std::size_t kHead = sizeof(std::uint32_t);
  if (bytes.size() < kHead) return damaged_page("its values end early.");
  return std::make_unique<DictionaryValues>(HybridReader(bytes.substr(kHead, little_endian<std::uint32_t>(bytes)), 1),
                                            kTruths);
}

Decoder delta_numbers(const ParquetColumn& column, std::string_view bytes, std::size_t most) {
  std::vector<std::int64_t> numbers;
  if (!take_delta_numbers(bytes, most, numbers)) return damaged_page("its differences cannot be read.");
  return std::make_unique<DeltaNumbers>(column, std::move(numbers));
}

Decoder delta_length_texts(std::string_view bytes, std::size_t most) {
  std::vector<std::int64_t> lengths;
  if (!take_delta_numbers(bytes, most, lengths)) return damaged_page("its lengths cannot be read.");
  return std::make_unique<DeltaLengthTexts>(std::move(lengths), bytes);
}

Decoder delta_texts(std::string_view bytes, std::size_t most) {
  std::vector<std::int64_t> prefixes, lengths;
  if (!take_delta_numbers(bytes, most, prefixes) || !take_delta_numbers(bytes, most, lengths))
    return damaged_page("its lengths cannot be read.");
  return std::make_unique<DeltaTexts>(std::move(prefixes), DeltaLengthTexts(std::move(lengths), bytes));
}

std::unique_ptr<ValueDecoder> plain_values(const ParquetColumn& column, std::string_view bytes) {
  if (column.values == ParquetValues::text) return std::make_unique<PlainTexts>(bytes);
  if (column.values == ParquetValues::truth) return std::make_unique<PlainTruths>(bytes);
  if (column.type == ParquetType::real32) return std::make_unique<PlainNumbers<float>>(column, bytes);
  if (column.type == ParquetType::real64) return std::make_unique<PlainNumbers<double>>(column, bytes);
  if (column.type == ParquetType::int64) return std::make_unique<PlainNumbers<std::int64_t>>(column, bytes);
  return std::make_unique<PlainNumbers<std::int32_t>>(column, bytes);
}

}  // namespace

Result<void> ParquetDictionary::read(const ParquetColumn& column, ParquetEncoding encoding, std::string_view bytes,
                                     std::size_t count) {
  const bool text = column.values == ParquetValues::text;
  if (encoding != ParquetEncoding::plain && encoding != ParquetEncoding::plain_dictionary)
    return damaged_page("its dictionary has an unknown encoding.");
  if (count > bytes.size() / sizeof(std::uint32_t)) return damaged_page("its dictionary is shorter than it says.");
  values_.clear();
  values_.reserve(count);
  numbers_.clear();
  if (!text) numbers_.reserve(count * kLongestNumber);  // so that views of it stay valid
  const auto plain = plain_values(column, bytes);
  for (std::size_t i = 0; i < count; ++i) {
    const Value value = plain->next();
    if (!value) return damaged_page("its dictionary is shorter than it says.");
    if (!text) numbers_ += *value;
    values_.push_back(text ? *value : std::string_view(numbers_).substr(numbers_.size() - value->size()));
  }
  return {};
}

std::uint64_t decoded_bytes_per_value(ParquetEncoding encoding) {
  switch (encoding) {
    case ParquetEncoding::delta_binary_packed:
    case ParquetEncoding::delta_length_byte_array:
      return sizeof(std::int64_t);
    case ParquetEncoding::delta_byte_array:
      return 2 * sizeof(std::int64_t);
    default:
      return 0;
  }
}

Result<std::unique_ptr<ValueDecoder>> make_value_decoder(const ParquetColumn& column, ParquetEncoding encoding,
                                                         std::string_view bytes, std::size_t most,
                                                         const ParquetDictionary& dictionary) {
  const bool text = column.values == ParquetValues::text;
  if (bytes.empty()) return plain_values(column, bytes);  // all are null
  switch (encoding) {
    case ParquetEncoding::plain:
      return plain_values(column, bytes);
    case ParquetEncoding::plain_dictionary:
    case ParquetEncoding::rle_dictionary:
      return dictionary_values(bytes, dictionary);
    case ParquetEncoding::rle:
      if (column.values == ParquetValues::truth) return run_truths(bytes);
      break;
    case ParquetEncoding::delta_binary_packed:
      if (!text && column.values != ParquetValues::truth && column.values != ParquetValues::real_number)
        return delta_numbers(column, bytes, most);
      break;
    case ParquetEncoding::delta_length_byte_array:
      if (text) return delta_length_texts(bytes, most);
      break;
    case ParquetEncoding::delta_byte_array:
      if (text) return delta_texts(bytes, most);
      break;
    default:
      break;
  }
  return failure(ErrorCode::wrong_content, "The encoding of the values is not supported: number " +
                                               std::to_string(static_cast<int>(encoding)) + " of Parquet's encodings.");
}

bool take_delta_numbers(std::string_view& bytes, std::size_t most, std::vector<std::int64_t>& numbers) {
  numbers.clear();
  Layout layout;
  std::uint64_t count = 0, first = 0;
  if (!take_layout(bytes, layout) || !take_variable(bytes, count) || !take_zigzag(bytes, first)) return false;
  if (count > most) return false;
  if (count == 0) return true;
  numbers.reserve(count);
  numbers.push_back(static_cast<std::int64_t>(first));
  while (numbers.size() < count)
    if (!take_block(bytes, layout, count, numbers)) return false;
  return true;
}

}  // namespace lookalike
