#include "core/corpus/json_string.h"

#include "core/corpus/json_record.h"

namespace lookalike {
namespace {

constexpr std::string_view kText = "text";

// Of a string without its opening quote, to the quote that closes it: one that no odd number of backslashes escapes.
std::size_t length_of_string(std::string_view rest) {
  for (std::size_t quote = rest.find('"'); quote != std::string_view::npos; quote = rest.find('"', quote + 1)) {
    const std::size_t unescaped = rest.substr(0, quote).find_last_not_of('\\') + 1;  // 0 where there is none
    if ((quote - unescaped) % 2 == 0) return quote;
  }
  return rest.size();
}

/// Walks through brackets and strings. Directly in the object a string is a name if a colon follows, else a value.
class StringFinder {
 public:
  StringFinder(std::string_view object, std::string_view name) : object_(object), name_(name) {}

  std::optional<std::string_view> find() {
    for (; at_ < object_.size(); ++at_) {
      const char c = object_[at_];
      if (c == '"') take_string();
      if (c == '{' || c == '[') ++depth_;
      if (c == '}' || c == ']') --depth_;
      if (c == ',' && depth_ == 1) wanted_ = false;
    }
    return found_;
  }

 private:
  void take_string() {
    const std::string_view rest = object_.substr(at_ + 1), string = rest.substr(0, length_of_string(rest));
    at_ += string.size() + 1;  // at its closing quote
    if (depth_ != 1) return;
    if (is_name())
      wanted_ = string == name_;
    else if (wanted_)
      found_ = string;
  }

  bool is_name() const {
    const std::size_t next = object_.find_first_not_of(" \t\r\n", at_ + 1);
    return next != std::string_view::npos && object_[next] == ':';
  }

  std::string_view object_, name_;
  std::optional<std::string_view> found_;
  std::size_t at_ = 0;
  int depth_ = 0;
  bool wanted_ = false;  // the next value is
};

}  // namespace

std::optional<std::string_view> find_json_string(std::string_view object, std::string_view name) {
  return StringFinder(object, name).find();
}

std::string unescape_json(std::string_view written) {
  thread_local std::string object;
  thread_local JsonRecord record;
  object.assign("{\"").append(kText).append("\":\"").append(written).append("\"}");
  read_json_record(object, {std::string(kText), {}, {}}, record);
  return record.status == JsonRecord::Status::good ? record.text : std::string(written);
}

}  // namespace lookalike
