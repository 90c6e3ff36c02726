#include "core/corpus/json_fields.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace lookalike {
namespace {

using nlohmann::json;

/// Keeps what stands directly in the outermost object.
class FieldCollector final : public nlohmann::json_sax<json> {
 public:
  FieldCollector(const JsonNames& wanted, std::vector<JsonField>& fields) : wanted_(wanted), fields_(fields) {}

  bool is_object() const { return is_object_; }

  bool null() override { return take("null"); }
  bool boolean(bool value) override { return take(value ? "true" : "false"); }
  bool number_integer(number_integer_t number) override { return take(std::to_string(number)); }
  bool number_unsigned(number_unsigned_t number) override { return take(std::to_string(number)); }
  bool number_float(number_float_t, const string_t& literal) override { return take(literal); }
  bool binary(binary_t&) override { return true; }
  bool string(string_t& value) override { return take(std::move(value), true); }

  bool start_object(std::size_t) override {
    is_object_ |= depth_ == 0;
    return start("{...}");
  }
  bool start_array(std::size_t) override { return start("[...]"); }
  bool end_object() override { return end(); }
  bool end_array() override { return end(); }

  bool key(string_t& name) override {
    if (depth_ == 1) field_ = field_named(name);
    return true;
  }

  bool parse_error(std::size_t, const std::string&, const json::exception&) override { return false; }

 private:
  JsonField* field_named(const std::string& name) {
    const auto found = std::ranges::find(fields_, name, &JsonField::name);
    if (found != fields_.end()) return &*found;
    if (!wanted_.has(name) && others_++ >= kMostFields) return nullptr;
    return &fields_.emplace_back(JsonField{name, {}, false});
  }

  bool take(std::string value, bool is_string = false) {
    if (depth_ != 1 || !is_object_ || field_ == nullptr) return true;
    field_->value = std::move(value);
    field_->is_string = is_string;
    return true;
  }
  bool start(const char* stands_for_it) {
    take(stands_for_it);
    ++depth_;
    return true;
  }
  bool end() {
    --depth_;
    return true;
  }

  const JsonNames& wanted_;
  std::vector<JsonField>& fields_;
  std::size_t others_ = 0;      // met so far that are not wanted
  JsonField* field_ = nullptr;  // that the next value belongs to
  std::size_t depth_ = 0;
  bool is_object_ = false;
};

}  // namespace

bool read_json_fields(std::string_view line, const JsonNames& wanted, std::vector<JsonField>& fields) {
  constexpr std::size_t kMostWanted = 3;
  fields.clear();
  fields.reserve(kMostFields + kMostWanted);  // pointers into it stay
  FieldCollector collector(wanted, fields);
  return json::sax_parse(line.begin(), line.end(), &collector) && collector.is_object();
}

}  // namespace lookalike
