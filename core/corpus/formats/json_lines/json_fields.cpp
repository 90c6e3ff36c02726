#include "core/corpus/formats/json_lines/json_fields.h"

#include <simdjson.h>

#include <algorithm>
#include <cstring>
#include <map>

#include "core/base/utf8_text.h"
#include "core/base/value_text.h"
#include "core/corpus/formats/json_lines/json_repair.h"

namespace lookalike {
namespace {

namespace od = simdjson::ondemand;

/// One step of a path.
struct Step {
  std::string name;
  bool each = false;  // it is a list, and the path continues in each of its objects
};

struct Wanted {
  std::string name;
  std::vector<Step> path;  // for a name with dots; otherwise empty
  std::string joined;      // values of a list
  bool filled = false;     // by this record
};

std::vector<Step> steps_of(std::string_view name) {
  std::vector<Step> steps;
  while (!name.empty()) {
    std::string_view part = name.substr(0, name.find('.'));
    name.remove_prefix(std::min(part.size() + 1, name.size()));
    const bool each = part.ends_with("[]");
    if (each) part.remove_suffix(2);
    steps.push_back({std::string(part), each});
  }
  if (steps.size() == 1 && !steps.front().each) steps.clear();
  return steps;
}

constexpr std::string_view kBlanks = " \t\r\n";

}  // namespace

class JsonFields::Walk {
 public:
  explicit Walk(const std::vector<std::string>& names) : all_(names.empty()) {
    for (const std::string& name : names) wanted_.push_back({name, steps_of(name), {}, false});
  }

  bool read(std::string_view object, Record& record, const std::vector<std::size_t>& mended) {
    mended_ = &mended;
    if (buffer_.size() < object.size() + simdjson::SIMDJSON_PADDING) {
      buffer_.resize(2 * object.size() + simdjson::SIMDJSON_PADDING);
      if (object.size() > kLarge) parser_ = od::parser();  // frees the memory of a very large object
    }
    std::memcpy(buffer_.data(), object.data(), object.size());
    begin(record);
    od::document document;
    od::object fields;
    auto error = parser_.iterate(buffer_.data(), object.size(), buffer_.size()).get(document);
    if (!error) error = document.get_object().get(fields);
    if (!error) error = all_ ? take_all(fields) : walk(fields, 0, {});
    if (!error && document.current_location().error() != simdjson::OUT_OF_BOUNDS) error = simdjson::TRAILING_CONTENT;
    if (error) problem_ = simdjson::error_message(error);
    return !error;
  }

  const std::string& problem() const { return problem_; }

 private:
  static constexpr std::size_t kLarge = std::size_t{1} << 20;
  using Error = simdjson::error_code;

  void begin(Record& record) {
    record_ = &record;
    record.cells.assign(wanted_.size(), Cell{});
    if (all_) record.names.clear();
    lists_.clear();
    for (Wanted& wanted : wanted_) {
      wanted.filled = false;
      wanted.joined.clear();
    }
  }

  // `from`: the requested columns whose paths lead here; all columns if no names were given.
  Error walk(od::object fields, std::size_t depth, const std::vector<std::size_t>& from) {
    for (auto field : fields) {
      std::string_view name;
      if (const auto error = field.unescaped_key().get(name)) return error;
      std::vector<std::size_t> further;
      Cell* cell = nullptr;
      bool each = false;
      for (std::size_t i = 0; i < wanted_.size(); ++i) {
        if (depth > 0 && std::ranges::find(from, i) == from.end()) continue;
        const Wanted& wanted = wanted_[i];
        const bool whole = depth == 0 && wanted.name == name;
        const bool step = depth < wanted.path.size() && wanted.path[depth].name == name;
        if (whole || (step && depth + 1 == wanted.path.size() && !wanted.path[depth].each)) {
          if (const auto error = take_leaf(field.value(), i, cell)) return error;
        } else if (step) {
          further.push_back(i);
          each = wanted.path[depth].each;
        }
      }
      if (!further.empty() && !cell)
        if (const auto error = descend(field.value(), depth + 1, further, each)) return error;
    }
    return simdjson::SUCCESS;
  }

  // A value can be read only once; another column of the same name gets the same value.
  Error take_leaf(simdjson::simdjson_result<od::value> value, std::size_t i, Cell*& read) {
    Cell& cell = record_->cells[i];
    if (read) {
      cell = *read;
      return simdjson::SUCCESS;
    }
    if (joins(i) && wanted_[i].filled) return append(value, i);
    wanted_[i].filled = true;
    read = &cell;
    return take(value, cell);
  }

  bool joins(std::size_t i) const { return std::ranges::any_of(wanted_[i].path, &Step::each); }

  Error append(simdjson::simdjson_result<od::value> value, std::size_t i) {
    Cell next;
    if (const auto error = take(value, next)) return error;
    if (next.kind == CellKind::text) join(record_->cells[i], wanted_[i].joined, next);
    return simdjson::SUCCESS;
  }

  Error descend(simdjson::simdjson_result<od::value> value, std::size_t depth, const std::vector<std::size_t>& further,
                bool each) {
    od::json_type type{};
    if (const auto error = value.type().get(type)) return error;
    if (type == od::json_type::object && !each) {
      od::object object;
      if (const auto error = value.get_object().get(object)) return error;
      return walk(object, depth, further);
    }
    if (type != od::json_type::array || !each) return simdjson::SUCCESS;
    od::array array;
    if (const auto error = value.get_array().get(array)) return error;
    for (auto element : array)
      if (const auto error = descend_into(element, depth, further)) return error;
    return simdjson::SUCCESS;
  }

  // An element of a list: an object, or the text itself if the path ends here.
  Error descend_into(simdjson::simdjson_result<od::value> element, std::size_t depth,
                     const std::vector<std::size_t>& further) {
    od::json_type type{};
    if (const auto error = element.type().get(type)) return error;
    if (type == od::json_type::object) {
      od::object object;
      if (const auto error = element.get_object().get(object)) return error;
      return walk(object, depth, further);
    }
    for (const std::size_t i : further)
      if (wanted_[i].path.size() == depth) return append(element, i);
    return simdjson::SUCCESS;
  }

  Error take(simdjson::simdjson_result<od::value> read, Cell& cell) {
    if (read.error()) return read.error();
    od::value value = read.value_unsafe();
    return take(value, cell);
  }

  Error take(od::value& value, Cell& cell) {
    od::json_type type{};
    if (const auto error = value.type().get(type)) return error;
    const std::string_view token = value.raw_json_token();
    switch (type) {
      case od::json_type::string:
        cell.kind = CellKind::text;
        cell.mended = std::ranges::binary_search(*mended_, static_cast<std::size_t>(token.data() - buffer_.data()));
        return take_string(value, token, cell.value);
      case od::json_type::number:
        cell = {trimmed(token, kBlanks), CellKind::number};
        break;
      case od::json_type::boolean:
      case od::json_type::null:
        cell = {trimmed(token, kBlanks), CellKind::word};
        break;
      case od::json_type::array:
        cell = {"[...]", CellKind::parts};
        break;
      case od::json_type::object:
        cell = {"{...}", CellKind::parts};
    }
    return simdjson::SUCCESS;
  }

  // Most strings need no unescaping.
  static Error take_string(od::value& value, std::string_view token, std::string_view& text) {
    if (token.find('\\') != std::string_view::npos) return value.get_string().get(text);
    text = trimmed(token, kBlanks).substr(1);
    text.remove_suffix(1);
    return simdjson::SUCCESS;
  }

  Error take_all(od::object fields) {
    for (auto field : fields) {
      std::string_view name;
      if (const auto error = field.unescaped_key().get(name)) return error;
      od::value value;
      if (const auto error = field.value().get(value)) return error;
      Cell cell;
      if (const auto error = take(value, cell)) return error;
      add_cell(std::string(name), cell);
      if (cell.kind != CellKind::parts) continue;
      const bool each = cell.value == "[...]";
      const auto add = [this](const std::string& path, const Cell& part) { add_cell(path, part); };
      if (const auto error = each ? take_list(std::string(name), value) : take_parts(std::string(name), value, add))
        return error;
    }
    return simdjson::SUCCESS;
  }

  Error take_list(const std::string& name, od::value& list) {
    od::array elements;
    if (const auto error = list.get_array().get(elements)) return error;
    std::map<std::string, Cell> cells;
    for (auto element : elements) {
      od::value value;
      od::json_type type{};
      if (const auto error = element.get(value)) return error;
      if (const auto error = value.type().get(type)) return error;
      const auto take_one = [&](const std::string& path, const Cell& cell) { join(cells[path], lists_[path], cell); };
      Cell text;
      const auto error = type == od::json_type::object   ? take_parts(name + "[]", value, take_one)
                         : type == od::json_type::string ? take(value, text)
                                                         : simdjson::SUCCESS;
      if (error) return error;
      if (text.kind == CellKind::text) take_one(name + "[]", text);
    }
    for (const auto& [path, cell] : cells) add_cell(path, cell);
    return simdjson::SUCCESS;
  }

  template <typename TakeOne>
  Error take_parts(const std::string& of, od::value& object, const TakeOne& take_one) {
    od::object fields;
    if (const auto error = object.get_object().get(fields)) return error;
    for (auto field : fields) {
      std::string_view name;
      if (const auto error = field.unescaped_key().get(name)) return error;
      Cell cell;
      if (const auto error = take(field.value(), cell)) return error;
      if (cell.kind == CellKind::text) take_one(of + '.' + std::string(name), cell);
    }
    return simdjson::SUCCESS;
  }

  // Several values are joined in `list`; a single one stays where it is.
  static void join(Cell& cell, std::string& list, const Cell& next) {
    if (cell.kind != CellKind::text) {
      list.clear();
      cell = next;
      return;
    }
    if (list.empty()) list = cell.value;
    list += '\n';
    list += next.value;
    cell.value = list;
    cell.mended |= next.mended;
  }

  void add_cell(std::string name, const Cell& cell) {
    const auto found = std::ranges::find(record_->names, name);
    if (found != record_->names.end()) {
      record_->cells[static_cast<std::size_t>(found - record_->names.begin())] = cell;
    } else if (record_->names.size() < kMostFields) {
      record_->names.push_back(std::move(name));
      record_->cells.push_back(cell);
    }
  }

  const bool all_;
  std::vector<Wanted> wanted_;
  std::map<std::string, std::string> lists_;  // by path, for a record read with all its fields
  od::parser parser_;
  std::vector<char> buffer_;
  const std::vector<std::size_t>* mended_ = nullptr;
  Record* record_ = nullptr;
  std::string problem_;
};

JsonFields::JsonFields(const std::vector<std::string>& names) : walk_(std::make_unique<Walk>(names)) {}

JsonFields::~JsonFields() = default;

bool JsonFields::read(std::string_view object, Record& record) {
  return walk_->read(object, record, {});
}

bool JsonFields::read_repaired(std::string_view object, Record& record) {
  const RepairedJson repaired = repair_json(object);
  return walk_->read(repaired.text, record, repaired.mended);
}

const std::string& JsonFields::problem() const {
  return walk_->problem();
}

}  // namespace lookalike
