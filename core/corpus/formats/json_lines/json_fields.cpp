#include "core/corpus/formats/json_lines/json_fields.h"

#include <algorithm>
#include <utility>

#include "core/corpus/formats/json_lines/json_visitor.h"

namespace lookalike {
namespace {

class FieldCollector final : public JsonVisitor {
 public:
  FieldCollector(const JsonNames& wanted, std::vector<JsonField>& fields) : wanted_(wanted), fields_(fields) {}

 private:
  void name(const std::string& name) override { field_ = field_named(name); }

  void value(std::string& written, Kind kind) override {
    if (field_ == nullptr) return;
    field_->value = std::move(written);
    field_->is_string = kind == Kind::string;
  }

  JsonField* field_named(const std::string& name) {
    const auto found = std::ranges::find(fields_, name, &JsonField::name);
    if (found != fields_.end()) return &*found;
    if (!wanted_.has(name) && others_++ >= kMostFields) return nullptr;
    return &fields_.emplace_back(JsonField{name, {}, false});
  }

  const JsonNames& wanted_;
  std::vector<JsonField>& fields_;
  std::size_t others_ = 0;      // met so far that are not wanted
  JsonField* field_ = nullptr;  // that the next value belongs to
};

}  // namespace

bool read_json_fields(std::string_view line, const JsonNames& wanted, std::vector<JsonField>& fields) {
  constexpr std::size_t kMostWanted = 3;
  fields.clear();
  fields.reserve(kMostFields + kMostWanted);  // pointers into it stay
  FieldCollector collector(wanted, fields);
  return nlohmann::json::sax_parse(line.begin(), line.end(), &collector) && collector.is_object();
}

}  // namespace lookalike
