#include "core/corpus/formats/json_lines/json_record.h"

#include "core/corpus/formats/json_lines/json_visitor.h"
#include "core/corpus/formats/json_lines/quick_json_record.h"
#include "core/corpus/formats/table/table_columns.h"

namespace lookalike {
namespace {

/// Takes the wanted fields.
class FieldPicker final : public JsonVisitor {
 public:
  FieldPicker(const JsonNames& wanted, JsonRecord& record) : wanted_(wanted), record_(record) {}

  bool has_text() const { return has_text_; }
  bool text_is_string() const { return text_is_string_; }
  using JsonVisitor::problem;

 private:
  static constexpr std::size_t kMostNames = 64;

  void name(const std::string& name) override {
    target_ = target_named(name);
    if (target_ == &record_.text) {
      has_text_ = true;
      text_is_string_ = false;
    }
    if (record_.names.size() < kMostNames) record_.names.push_back(name);
  }

  std::string* target_named(const std::string& name) const {
    if (name == wanted_.text) return &record_.text;
    if (name == wanted_.id) return &record_.id;
    return name == wanted_.title ? &record_.title : nullptr;
  }

  // An id or a title may be a number.
  void value(std::string& written, Kind kind) override {
    const bool is_text = target_ == &record_.text, is_string = kind == Kind::string;
    if (target_ == nullptr || !(is_string || (kind == Kind::number && !is_text))) return;
    target_->swap(written);
    if (is_text) text_is_string_ = true;
  }

  const JsonNames& wanted_;
  JsonRecord& record_;
  std::string* target_ = nullptr;  // of the next value; null: nobody wants it
  bool has_text_ = false, text_is_string_ = false;
};

// "[json.exception.parse_error.101] parse error at line 1, column 5: syntax error ..." without its catalogue number.
std::string without_catalogue_number(const std::string& message) {
  const std::size_t end = message.find("] ");
  return message.starts_with("[json") && end != std::string::npos ? message.substr(end + 2) : message;
}

void clear(JsonRecord& record) {
  for (std::string* const text : {&record.text, &record.id, &record.title, &record.error}) text->clear();
  record.names.clear();
}

}  // namespace

JsonNames json_names(const LoadOptions& options) {
  const auto chosen_or = [](const std::string& chosen, std::string_view usual) {
    return chosen.empty() ? std::string(usual) : chosen;
  };
  JsonNames names{chosen_or(options.text_column, kJsonText), {}, {}};
  if (!options.no_id) names.id = chosen_or(options.id_column, "id");
  if (!options.no_title) names.title = chosen_or(options.title_column, "title");
  return names;
}

void read_json_record(std::string_view line, const JsonNames& wanted, JsonRecord& record) {
  clear(record);
  record.status = JsonRecord::Status::good;
  if (!read_quick_json_record(line, wanted, record)) read_any_json_record(line, wanted, record);
}

void read_any_json_record(std::string_view line, const JsonNames& wanted, JsonRecord& record) {
  clear(record);
  FieldPicker picker(wanted, record);
  if (!nlohmann::json::sax_parse(line.begin(), line.end(), &picker)) {
    record.status = JsonRecord::Status::no_json;
    record.error = without_catalogue_number(picker.problem());
  } else if (!picker.is_object()) {
    record.status = JsonRecord::Status::no_object;
  } else if (!picker.has_text()) {
    record.status = JsonRecord::Status::no_text;
  } else {
    record.status = picker.text_is_string() ? JsonRecord::Status::good : JsonRecord::Status::text_is_no_string;
  }
}

}  // namespace lookalike
