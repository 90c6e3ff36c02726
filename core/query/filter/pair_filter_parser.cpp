#include <algorithm>
#include <cctype>
#include <cmath>
#include <optional>

#include "core/base/utf8_text.h"
#include "core/base/value_text.h"
#include "core/query/filter/filter_node.h"
#include "core/text/normal_form.h"

namespace lookalike {
namespace {

using Node = PairFilter::Node;
using NodePointer = std::shared_ptr<const Node>;
using Parsed = tl::expected<NodePointer, FilterProblem>;

std::string lower(std::string_view text) {
  std::string made(text);
  std::ranges::transform(made, made.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
  return made;
}

/// In the form that `contains` searches for, without blanks at its ends.
std::string searched(std::string_view words) {
  std::string form = search_form(words);
  if (form.ends_with(' ')) form.pop_back();
  return form.starts_with(' ') ? form.substr(1) : form;
}

tl::unexpected<FilterProblem> problem(std::size_t position, std::string sentence) {
  return tl::unexpected(FilterProblem{position, std::move(sentence)});
}

std::optional<Node::Field> field_named(std::string_view name) {
  if (name == "j" || name == "jaccard") return Node::Field::jaccard;
  if (name == "estimate") return Node::Field::estimate;
  if (name == "containment") return Node::Field::containment;
  if (name == "bands") return Node::Field::bands;
  if (name == "words") return Node::Field::words;
  return {};
}

/// Recursive descent; at most kDeepest nested parentheses.
class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  Parsed parse() {
    skip_blanks();
    if (at_end()) return NodePointer();
    auto root = any_of();
    if (root && !at_end()) return problem(at_, "This closing parenthesis has no opening one.");
    return root;
  }

 private:
  static constexpr int kDeepest = 50;
  static constexpr std::string_view kSpecial = "()<>=!:\"";

  /// One of the comparison signs that are printed in books but missing on keyboards.
  static bool is_sign(std::string_view text) {
    return text.starts_with("\u2264") || text.starts_with("\u2265") || text.starts_with("\u2260");
  }

  bool at_end() const { return at_ == text_.size(); }
  char here() const { return at_end() ? '\0' : text_[at_]; }
  void skip_blanks() {
    while (!at_end() && std::isspace(static_cast<unsigned char>(here()))) ++at_;
  }

  std::string_view word_here() const {
    std::size_t end = at_;
    while (end < text_.size() && !std::isspace(static_cast<unsigned char>(text_[end])) &&
           kSpecial.find(text_[end]) == std::string_view::npos && !is_sign(text_.substr(end)))
      ++end;
    return text_.substr(at_, end - at_);
  }

  // Consumes a word such as "and", unless it begins something else, as in "and:".
  bool take(std::string_view keyword) {
    if (lower(word_here()) != keyword) return false;
    at_ += keyword.size();
    skip_blanks();
    return true;
  }

  /// A node that ends after `length` further bytes and the blanks after them.
  std::shared_ptr<Node> made(Node::Kind kind, std::size_t length = 0) {
    at_ += length;
    skip_blanks();
    auto node = std::make_shared<Node>();
    node->kind = kind;
    return node;
  }

  NodePointer joined(Node::Kind kind, std::vector<NodePointer> parts) {
    if (parts.size() == 1) return parts.front();
    auto node = made(kind);
    node->parts = std::move(parts);
    return node;
  }

  Parsed any_of() {
    std::vector<NodePointer> parts;
    do {
      auto part = all_of();
      if (!part) return part;
      parts.push_back(std::move(*part));
    } while (take("or"));
    return joined(Node::Kind::any_of, std::move(parts));
  }

  Parsed all_of() {
    std::vector<NodePointer> parts;
    do {
      auto part = one();
      if (!part) return part;
      parts.push_back(std::move(*part));
    } while (take("and") || (!at_end() && here() != ')' && lower(word_here()) != "or"));
    // Numbers first: they are quick to test.
    std::ranges::stable_sort(parts, {}, [](const NodePointer& part) { return part->kind != Node::Kind::number; });
    return joined(Node::Kind::all_of, std::move(parts));
  }

  Parsed one() {
    bool is_inverted = false;
    while (take("not")) is_inverted = !is_inverted;
    auto part = plain();
    return part && is_inverted ? Parsed(inverted(std::move(*part))) : part;
  }

  Parsed plain() {
    if (here() == '(') return in_parentheses();
    if (here() == '"') return quoted();
    return term();
  }

  NodePointer inverted(NodePointer part) {
    auto node = made(Node::Kind::not_this);
    node->parts = {std::move(part)};
    return node;
  }

  Parsed in_parentheses() {
    const std::size_t opened = at_++;
    if (++depth_ > kDeepest) return problem(opened, "There are too many parentheses.");
    skip_blanks();
    auto inside = any_of();
    if (!inside) return inside;
    if (here() != ')') return problem(opened, "This parenthesis is not closed.");
    ++at_;
    --depth_;
    skip_blanks();
    return inside;
  }

  Parsed quoted() {
    const std::size_t end = text_.find('"', at_ + 1);
    if (end == std::string_view::npos) return problem(at_, "This quotation mark is not closed.");
    std::string phrase = searched(text_.substr(at_ + 1, end - at_ - 1));
    if (phrase.empty()) return problem(at_, "There is nothing between the quotation marks.");
    at_ = end + 1;
    skip_blanks();
    return words(std::move(phrase), true);
  }

  NodePointer words(std::string text, bool whole) {
    auto node = made(Node::Kind::words);
    node->text = std::move(text);
    node->number = words_++;
    node->whole = whole;
    return node;
  }

  Parsed term() {
    const std::size_t begin = at_;
    const std::string_view word = word_here();
    if (word.empty())
      return problem(at_,
                     at_end() ? "A condition is missing here." : "A word, a field or a parenthesis is expected here.");
    at_ += word.size();
    skip_blanks();
    if (here() == ':') return named(begin, lower(word));
    if (!at_end() && (std::string_view("<>=!").find(here()) != std::string_view::npos || is_sign(text_.substr(at_))))
      return number(begin, lower(word));
    if (const std::string joint = lower(word); joint == "and" || joint == "or")
      return problem(begin, "A condition is missing before \"" + joint + "\"; in quotation marks it is a word.");
    if (lower(word) == "identical") return made(Node::Kind::identical);
    std::string form = searched(word);
    if (form.empty()) return problem(begin, "This word has no visible character.");
    return words(std::move(form), false);
  }

  Parsed verdict() {
    const std::string name = lower(word_here());
    const bool known = verdict_named(name) || name == "any" || name == "none" || name == "disputed";
    if (!known)
      return problem(at_, "A verdict is expected here: same, near, different, unsure, any, none or disputed.");
    auto node = made(Node::Kind::verdict, name.size());
    const auto key = verdict_named(name);
    node->text = key ? std::string(to_string(*key)) : name;
    return node;
  }

  Parsed named(std::size_t begin, const std::string& field) {
    if (field != "id" && field != "doc" && field != "group" && field != "verdict" && field != "judge")
      return field_named(field)
                 ? problem(at_, "\"" + field + "\" must be followed by < <= = != >= or >.")
                 : problem(begin, "\"" + field +
                                      ":\" is not a field; the fields are \"id:\", \"doc:\", \"group:\", \"verdict:\" "
                                      "and \"judge:\".");
    ++at_;
    if (field == "doc")
      return whole(Node::Kind::document, 0, "The number of a document is expected here, such as 211.");
    if (field == "group")
      return whole(Node::Kind::group, 1, "The number of a group is expected here, such as 1, the largest.");
    if (field == "verdict") return verdict();
    return field == "id" ? name(Node::Kind::id, "An id is missing here.")
                         : name(Node::Kind::judge, "The name of a judge is missing here.");
  }

  Parsed whole(Node::Kind kind, std::uint32_t least, std::string missing) {
    const std::string_view digits = word_here();
    const auto number = number_from<std::uint32_t>(digits);
    if (!number || *number < least) return problem(at_, std::move(missing));
    auto node = made(kind, digits.size());
    node->value = *number;
    return node;
  }

  /// A word, or several in quotation marks.
  Parsed name(Node::Kind kind, std::string missing) {
    const std::size_t marks = here() == '"' && text_.find('"', at_ + 1) != std::string_view::npos ? 1 : 0;
    const std::string_view rest = text_.substr(at_ + marks),
                           name = marks > 0 ? rest.substr(0, rest.find('"')) : word_here();
    if (name.empty()) return problem(at_, std::move(missing));
    auto node = made(kind, name.size() + 2 * marks);
    node->text = std::string(name);
    return node;
  }

  std::optional<Node::Compare> comparison() {
    static constexpr std::pair<std::string_view, Node::Compare> kSigns[] = {
        {"<=", Node::Compare::at_most},    {">=", Node::Compare::at_least},    {"!=", Node::Compare::unequal},
        {"==", Node::Compare::equal},      {"<", Node::Compare::less},         {">", Node::Compare::more},
        {"=", Node::Compare::equal},       {"\u2264", Node::Compare::at_most}, {"\u2265", Node::Compare::at_least},
        {"\u2260", Node::Compare::unequal}};
    for (const auto& [sign, compare] : kSigns) {
      if (!text_.substr(at_).starts_with(sign)) continue;
      at_ += sign.size();
      skip_blanks();
      return compare;
    }
    return {};
  }

  Parsed number(std::size_t begin, const std::string& name) {
    const auto field = field_named(name);
    if (!field)
      return problem(begin,
                     "\"" + name + "\" is not a number; the numbers are j, estimate, containment, bands and words.");
    const std::size_t sign = at_;
    const auto compare = comparison();
    if (!compare) return problem(sign, "A comparison is expected here: < <= = != >= or >.");
    const std::string_view digits = word_here();
    const double value = number_from<double>(digits).value_or(NAN);
    if (!std::isfinite(value)) return problem(at_, "A number is expected here, such as 0.8.");
    const bool is_similarity = *field != Node::Field::bands && *field != Node::Field::words;
    if (is_similarity && (value < 0 || value > 1)) return problem(at_, "A similarity lies between 0 and 1.");
    auto node = made(Node::Kind::number, digits.size());
    node->field = *field;
    node->compare = *compare;
    node->value = value;
    return node;
  }

  std::string_view text_;
  std::size_t at_ = 0, words_ = 0;
  int depth_ = 0;
};

}  // namespace

tl::expected<PairFilter, FilterProblem> PairFilter::parse(std::string_view text) {
  auto root = Parser(text).parse();
  if (!root) {
    std::size_t& position = root.error().position;
    position = count_characters(text.substr(0, position));
    return tl::unexpected(std::move(root.error()));
  }
  PairFilter filter;
  filter.text_ = std::string(text);
  filter.root_ = std::move(*root);
  return filter;
}

std::string to_string(const FilterProblem& problem) {
  return "At character " + std::to_string(problem.position + 1) + ": " + problem.sentence;
}

}  // namespace lookalike
