#include "core/text/stop_words.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "core/base/mix.h"
#include "core/base/resources.h"
#include "core/base/value_text.h"
#include "core/system/whole_file.h"
#include "core/text/normal_form.h"

namespace lookalike {
namespace {

StopWords words_of_lines(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  StopWords words;
  while (!text.empty()) {
    const auto end = text.find('\n');
    const auto word = trimmed(text.substr(0, end), " \t\r\n\v\f");
    if (!word.empty()) words.emplace(normal_form(word).value_or(std::string(word)));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return words;
}

std::string_view built_in_list(const std::string& name) {
  return embedded_resource("stop_words/" + name + ".txt");
}

}  // namespace

// The bytes of a word of 1 to 8 bytes, padded with zeros, by loads of fixed size that may overlap. Padding keeps words
// distinct unless they end in NUL.
std::uint64_t StopWordFilter::number_of(std::string_view word) {
  const char* const bytes = word.data();
  const std::size_t size = word.size();
  if (size >= 4) {
    std::uint32_t first, last;
    std::memcpy(&first, bytes, 4);
    std::memcpy(&last, bytes + size - 4, 4);
    return first | std::uint64_t{last} << 8 * (size - 4);
  }
  const auto byte = [&](std::size_t i) { return std::uint64_t{static_cast<unsigned char>(bytes[i])} << 8 * i; };
  return byte(0) | byte(size / 2) | byte(size - 1);
}

std::size_t StopWordFilter::slot_of(std::uint64_t number) const {
  std::size_t slot = (number * kGoldenStep >> 32) & (table_.size() - 1);
  while (table_[slot] != 0 && table_[slot] != number) slot = (slot + 1) & (table_.size() - 1);
  return slot;
}

void StopWordFilter::build() {
  std::sort(long_.begin(), long_.end());
  std::erase_if(short_, [](const std::string& word) { return word.empty() || word.back() == '\0'; });
  table_.assign(std::bit_ceil(4 * short_.size() + 1), 0);
  for (const std::string& word : short_) table_[slot_of(number_of(word))] = number_of(word);
  for (const std::string& word : long_) long_beginnings_.push_back(number_of(std::string_view(word).substr(0, kShort)));
  std::sort(long_beginnings_.begin(), long_beginnings_.end());
}

bool StopWordFilter::contains(std::string_view token) const {
  if (token.size() > kShort) {
    const std::uint64_t beginning = number_of(token.substr(0, kShort));
    return std::binary_search(long_beginnings_.begin(), long_beginnings_.end(), beginning) &&
           std::binary_search(long_.begin(), long_.end(), token);
  }
  if (token.empty() || token.back() == '\0') return false;
  const std::uint64_t number = number_of(token);
  return table_[slot_of(number)] == number;
}

std::optional<std::string> stop_word_file(const std::string& name) {
  if (name == "none" || !built_in_list(name).empty()) return {};
  return name;
}

Result<std::shared_ptr<const StopWords>> load_stop_words(const std::string& name) {
  if (name == "none") return std::make_shared<const StopWords>();
  if (const auto list = built_in_list(name); !list.empty())
    return std::make_shared<const StopWords>(words_of_lines(list));
  const auto text = read_whole_file(name);
  if (!text)
    return failure(ErrorCode::bad_usage,
                   "text.stop_words is none, nltk, glasgow or a file with one word per line. " + text.error().message,
                   text.error().place);
  return std::make_shared<const StopWords>(words_of_lines(*text));
}

}  // namespace lookalike
