#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>

namespace lookalike {

/// Sees what stands directly in the outermost object of a JSON text, as it passes by: no tree is built, so depth costs
/// nothing.
class JsonVisitor : public nlohmann::json_sax<nlohmann::json> {
 public:
  bool is_object() const { return is_object_; }

  bool null() override { return take("null", Kind::word); }
  bool boolean(bool value) override { return take(value ? "true" : "false", Kind::word); }
  bool number_integer(number_integer_t number) override { return take(std::to_string(number), Kind::number); }
  bool number_unsigned(number_unsigned_t number) override { return take(std::to_string(number), Kind::number); }
  bool number_float(number_float_t, const string_t& literal) override { return take(literal, Kind::number); }
  bool binary(binary_t&) override { return true; }
  bool string(string_t& text) override {
    if (is_own()) value(text, Kind::string);
    return true;
  }

  bool start_object(std::size_t) override {
    is_object_ |= depth_ == 0;
    return start("{...}");
  }
  bool start_array(std::size_t) override { return start("[...]"); }
  bool end_object() override { return end(); }
  bool end_array() override { return end(); }

  bool key(string_t& key) override {
    if (is_own()) name(key);
    return true;
  }

  bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception& error) override {
    problem_ = error.what();
    return false;
  }

 protected:
  enum class Kind { string, number, word, parts };

  virtual void name(const std::string& name) = 0;
  /// The value of the latest name, which may be taken away: a string, a number as it was written, null, true or false,
  /// "{...}" or "[...]" for what has parts.
  virtual void value(std::string& written, Kind kind) = 0;

  /// The parser's words on a text that is no JSON.
  const std::string& problem() const { return problem_; }

 private:
  bool is_own() const { return depth_ == 1 && is_object_; }

  bool take(std::string written, Kind kind) {
    if (is_own()) value(written, kind);
    return true;
  }
  bool start(const char* stands_for_it) {
    take(stands_for_it, Kind::parts);
    ++depth_;
    return true;
  }
  bool end() {
    --depth_;
    return true;
  }

  std::size_t depth_ = 0;
  bool is_object_ = false;
  std::string problem_;
};

}  // namespace lookalike
