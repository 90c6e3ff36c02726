#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/corpus/synthetic/random.h"

namespace lookalike::generation {

/// Names that a text has used so far; a remembered rule keeps its first wording until `clear`.
struct Memory {
  std::vector<std::string> wording;  // by slot; empty: not yet named

  void clear();
};

/// Makes sentences from rules. The rules are text:
///
///     # a comment
///     name = a choice | another {name} | ...       each choice is equally likely
///     name ~ word word word                          the i-th word has a weight of about 1 / (i + 4), as in real text
///       lines that begin with a space continue the rule
///
/// and inside a choice: `{name}` another rule, `{Name}` the same but remembered throughout a text, `{name^}` with a
/// capital, `{a name}` after "a" or "an", `{3-90}` a whole number, `<x|y|>` a choice in place. An empty expansion
/// leaves no doubled space, and none before a comma or full stop.
class Grammar {
 public:
  using Rule = std::uint32_t;

  explicit Grammar(std::initializer_list<std::string_view> sources);

  /// The rule of that name; an unknown name gives a rule that yields the name itself and is listed in `problems`.
  Rule rule(std::string_view name);

  /// Appends one wording of the rule. O(length of the wording).
  void expand(Rule rule, Random& random, Memory& memory, std::string& out) const;

  /// The same, starting from the choice `number` modulo the number of choices.
  void expand(Rule rule, std::uint32_t number, Random& random, Memory& memory, std::string& out) const;

  /// Another word of the list (`~`) that contains this one; empty if none exists. O(1).
  std::string_view other_word(std::string_view word, Random& random) const;

  /// Names that were used but never defined.
  const std::vector<std::string>& problems() const { return problems_; }

  /// Number of distinct words in the lists.
  std::size_t vocabulary() const { return list_of_.size(); }

 private:
  enum class Step : std::uint8_t { literal, rule, remembered, number };
  struct Part {
    Step step;
    bool capital = false;
    bool article = false;
    std::uint32_t first = 0;   // literal: offset; rule: its index; number: lowest
    std::uint32_t second = 0;  // literal: length; remembered: slot; number: highest
  };
  struct Range {
    std::uint32_t begin, end;
  };
  struct Entry {
    std::vector<Range> urn;  // parts of the choices, repeated by likelihood
    bool is_list = false;
  };

  void define(std::string_view name, std::string_view body, bool is_list);
  Entry choice(std::string_view body);
  Entry word_list(std::string_view body);
  Range alternative(std::string_view text);
  Part literal(std::string_view text);
  Part reference(std::string_view text);
  Rule index_of(std::string_view name);
  std::uint32_t slot_of(Rule rule);
  void report_unknown();
  void append(Range alternative, Random& random, Memory& memory, std::string& out) const;
  void append_decorated(const Part& part, Random& random, Memory& memory, std::string& out) const;
  const std::string& remembered(const Part& part, Random& random, Memory& memory) const;
  std::string_view text_of(Range alternative) const;

  std::string literals_;
  std::vector<Part> parts_;
  std::vector<Entry> rules_;
  std::vector<std::string> names_;
  std::unordered_map<std::string, Rule> by_name_;
  std::unordered_map<Rule, std::uint32_t> slots_;
  std::unordered_map<std::string, Rule> list_of_;
  std::vector<std::string> problems_;
};

}  // namespace lookalike::generation
