#include "core/corpus/json_record.h"

#include <nlohmann/json.hpp>

#include "core/corpus/table_columns.h"

namespace lookalike {
namespace {

using nlohmann::json;

/// Takes the wanted fields of the outermost object as they pass by.
class FieldPicker final : public nlohmann::json_sax<json> {
 public:
  FieldPicker(const JsonNames& wanted, JsonRecord& record) : wanted_(wanted), record_(record) {}

  bool is_object() const { return is_object_; }
  bool has_text() const { return has_text_; }
  bool text_is_string() const { return text_is_string_; }

  bool null() override { return other(); }
  bool boolean(bool) override { return other(); }
  bool number_integer(number_integer_t number) override { return scalar(std::to_string(number)); }
  bool number_unsigned(number_unsigned_t number) override { return scalar(std::to_string(number)); }
  bool number_float(number_float_t, const string_t& literal) override { return scalar(literal); }
  bool binary(binary_t&) override { return other(); }

  bool string(string_t& value) override {
    if (std::string* const target = this->target()) {
      target->swap(value);
      if (target == &record_.text) text_is_string_ = true;
    }
    return other();
  }

  bool start_object(std::size_t) override {
    if (depth_ == 0) is_object_ = true;
    return start();
  }
  bool start_array(std::size_t) override { return start(); }
  bool end_object() override { return end(); }
  bool end_array() override { return end(); }

  bool key(string_t& name) override {
    if (depth_ != 1) return true;
    field_ = name == wanted_.text ? Field::text : name == wanted_.id ? Field::id : Field::other;
    if (field_ == Field::other && name == wanted_.title) field_ = Field::title;
    if (field_ == Field::text) {
      has_text_ = true;
      text_is_string_ = false;
    }
    if (record_.names.size() < kMaxNames) record_.names.push_back(name);
    return true;
  }

  bool parse_error(std::size_t, const std::string&, const json::exception& error) override {
    record_.error = error.what();
    return false;
  }

 private:
  enum class Field { other, text, id, title };
  static constexpr std::size_t kMaxNames = 64;

  std::string* target() {
    if (depth_ != 1 || field_ == Field::other) return nullptr;
    return field_ == Field::text ? &record_.text : field_ == Field::id ? &record_.id : &record_.title;
  }

  bool scalar(const std::string& written) {
    if (std::string* const target = this->target(); target != nullptr && target != &record_.text) *target = written;
    return other();
  }

  bool other() { return true; }
  bool start() {
    ++depth_;
    return true;
  }
  bool end() {
    --depth_;
    return true;
  }

  const JsonNames& wanted_;
  JsonRecord& record_;
  std::size_t depth_ = 0;
  Field field_ = Field::other;
  bool is_object_ = false, has_text_ = false, text_is_string_ = false;
};

// "[json.exception.parse_error.101] parse error at line 1, column 5: syntax error ..." without its catalogue number.
std::string without_catalogue_number(const std::string& message) {
  const std::size_t end = message.find("] ");
  return message.starts_with("[json") && end != std::string::npos ? message.substr(end + 2) : message;
}

}  // namespace

JsonNames json_names(const LoadOptions& options) {
  const auto chosen_or = [](const std::string& chosen, std::string_view usual) {
    return chosen.empty() ? std::string(usual) : chosen;
  };
  return {chosen_or(options.text_column, kJsonText), chosen_or(options.id_column, "id"),
          chosen_or(options.title_column, "title")};
}

void read_json_record(std::string_view line, const JsonNames& wanted, JsonRecord& record) {
  record.text.clear();
  record.id.clear();
  record.title.clear();
  record.error.clear();
  record.names.clear();
  FieldPicker picker(wanted, record);
  if (!json::sax_parse(line.begin(), line.end(), &picker)) {
    record.status = JsonRecord::Status::no_json;
    record.error = without_catalogue_number(record.error);
  } else if (!picker.is_object()) {
    record.status = JsonRecord::Status::no_object;
  } else if (!picker.has_text()) {
    record.status = JsonRecord::Status::no_text;
  } else {
    record.status = picker.text_is_string() ? JsonRecord::Status::good : JsonRecord::Status::text_is_no_string;
  }
}

}  // namespace lookalike
