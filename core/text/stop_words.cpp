#include "core/text/stop_words.h"

#include "core/base/resources.h"
#include "core/system/whole_file.h"
#include "core/text/normal_form.h"

namespace lookalike {
namespace {

std::string_view trimmed(std::string_view line) {
  constexpr std::string_view kSpace = " \t\r\n\v\f";
  const auto begin = line.find_first_not_of(kSpace);
  if (begin == std::string_view::npos) return {};
  return line.substr(begin, line.find_last_not_of(kSpace) - begin + 1);
}

StopWords words_of_lines(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  StopWords words;
  while (!text.empty()) {
    const auto end = text.find('\n');
    const auto word = trimmed(text.substr(0, end));
    if (!word.empty()) words.emplace(normal_form(word).value_or(std::string(word)));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return words;
}

std::string_view built_in_list(const std::string& name) {
  return embedded_resource("stop_words/" + name + ".txt");
}

}  // namespace

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
