#include "core/corpus/synthetic/grammar.h"

#include <algorithm>
#include <charconv>

#include "core/base/value_text.h"

namespace lookalike::generation {
namespace {

constexpr std::string_view kSpace = " \n";

// Position of `wanted` outside brackets, from `at` on; the end if none exists.
std::size_t find_outside(std::string_view text, char wanted, std::size_t at) {
  int depth = 0;
  for (; at < text.size(); ++at) {
    const char c = text[at];
    if (depth == 0 && c == wanted) return at;
    depth += (c == '<') - (c == '>');
  }
  return text.size();
}

bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}

char upper(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

bool sounds_like_vowel(std::string_view word) {
  for (const std::string_view consonant : {"eu", "one", "use", "usu"})
    if (word.starts_with(consonant)) return false;
  return word.starts_with("hon") || (!word.empty() && std::string_view("aeiouAEIO").find(word.front()) != word.npos);
}

bool is_closing(char c) {
  return c == ',' || c == '.' || c == ';' || c == '?' || c == '!';
}

// An empty expansion leaves no doubled space, and none before a comma or full stop.
void append_literal(std::string_view text, std::string& out) {
  if (text.empty()) return;
  const char first = text.front();
  if (!out.empty() && out.back() == ' ' && (first == ' ' || is_closing(first))) out.pop_back();
  if (!out.empty() && is_closing(out.back()) && is_closing(first)) text.remove_prefix(1);
  out += text;
}

void append_number(std::uint32_t number, std::string& out) {
  char digits[12];
  out.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

}  // namespace

void Memory::clear() {
  for (std::string& words : wording) words.clear();
}

Grammar::Grammar(std::initializer_list<std::string_view> sources) {
  for (const std::string_view source : sources) {
    for (std::size_t at = 0; at < source.size();) {
      std::size_t end = at;  // a rule ends before the first line that does not begin with a space
      do end = std::min(source.find('\n', end), source.size() - 1) + 1;
      while (end < source.size() && source[end] == ' ');
      const std::string_view line = source.substr(at, end - at);
      const std::size_t sign = line.find_first_of("=~");
      if (line.front() != '#' && sign != line.npos)
        define(trimmed(line.substr(0, sign), kSpace), line.substr(sign + 1), line[sign] == '~');
      at = end;
    }
  }
  report_unknown();
}

void Grammar::define(std::string_view name, std::string_view body, bool is_list) {
  const Rule rule = index_of(name);
  Entry entry = is_list ? word_list(body) : choice(body);
  rules_[rule] = std::move(entry);
  if (!is_list) return;
  for (const Range alternative : rules_[rule].urn) list_of_.emplace(text_of(alternative), rule);
}

Grammar::Entry Grammar::choice(std::string_view body) {
  Entry entry;
  for (std::size_t at = 0; at <= body.size();) {
    const std::size_t end = find_outside(body, '|', at);
    entry.urn.push_back(alternative(trimmed(body.substr(at, end - at), kSpace)));
    at = end + 1;
  }
  return entry;
}

Grammar::Entry Grammar::word_list(std::string_view body) {
  std::vector<Range> words;
  for (std::size_t at = body.find_first_not_of(kSpace); at < body.size(); at = body.find_first_not_of(kSpace, at)) {
    const std::size_t end = std::min(body.find_first_of(kSpace, at), body.size());
    words.push_back(alternative(body.substr(at, end - at)));
    at = end;
  }
  Entry entry;
  entry.is_list = true;
  for (std::size_t rank = 0; rank < words.size(); ++rank)
    entry.urn.insert(entry.urn.end(), 2 * (words.size() + 4) / (rank + 4), words[rank]);
  return entry;
}

Grammar::Range Grammar::alternative(std::string_view text) {
  std::vector<Part> parts;
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (c != '{' && c != '<') {
      const std::size_t end = std::min(text.find_first_of("{<", at), text.size());
      parts.push_back(literal(text.substr(at, end - at)));
      at = end;
      continue;
    }
    const std::size_t end = find_outside(text, c == '{' ? '}' : '>', at + 1);
    const std::string_view inside = text.substr(at + 1, end - at - 1);
    if (c == '{') {
      parts.push_back(reference(inside));
    } else {
      Entry entry = choice(inside);
      parts.push_back({Step::rule, false, false, static_cast<std::uint32_t>(rules_.size())});
      rules_.push_back(std::move(entry));
      names_.emplace_back();
    }
    at = end + 1;
  }
  const auto begin = static_cast<std::uint32_t>(parts_.size());
  parts_.insert(parts_.end(), parts.begin(), parts.end());
  return {begin, static_cast<std::uint32_t>(parts_.size())};
}

Grammar::Part Grammar::literal(std::string_view text) {
  const auto offset = static_cast<std::uint32_t>(literals_.size());
  for (const char c : text)
    if (c != '\n') literals_ += c;
  return {Step::literal, false, false, offset, static_cast<std::uint32_t>(literals_.size()) - offset};
}

Grammar::Part Grammar::reference(std::string_view text) {
  Part part{Step::rule};
  if (text.front() >= '0' && text.front() <= '9') {
    part.step = Step::number;
    const char* const dash = std::from_chars(text.begin(), text.end(), part.first).ptr;
    std::from_chars(dash + 1, text.end(), part.second);
    return part;
  }
  if (text.ends_with('^')) part.capital = true, text.remove_suffix(1);
  if (text.starts_with("a ")) part.article = true, text.remove_prefix(2);
  std::string name(text);
  if (is_upper(name.front())) {
    part.step = Step::remembered;
    name.front() = static_cast<char>(name.front() - 'A' + 'a');
  }
  part.first = index_of(name);
  if (part.step == Step::remembered) part.second = slot_of(part.first);
  return part;
}

Grammar::Rule Grammar::index_of(std::string_view name) {
  const auto [found, is_new] = by_name_.emplace(name, static_cast<Rule>(rules_.size()));
  if (is_new) {
    rules_.emplace_back();
    names_.emplace_back(name);
  }
  return found->second;
}

std::uint32_t Grammar::slot_of(Rule rule) {
  return slots_.emplace(rule, static_cast<std::uint32_t>(slots_.size())).first->second;
}

void Grammar::report_unknown() {
  for (Rule rule = 0; rule < rules_.size(); ++rule) {
    if (!rules_[rule].urn.empty()) continue;
    problems_.push_back(names_[rule]);
    rules_[rule].urn.push_back(alternative(names_[rule]));
  }
}

Grammar::Rule Grammar::rule(std::string_view name) {
  const Rule rule = index_of(name);
  report_unknown();
  return rule;
}

std::string_view Grammar::text_of(Range alternative) const {
  if (alternative.begin == alternative.end) return {};
  const Part& part = parts_[alternative.begin];
  return std::string_view(literals_).substr(part.first, part.second);
}

void Grammar::expand(Rule rule, Random& random, Memory& memory, std::string& out) const {
  const std::vector<Range>& urn = rules_[rule].urn;
  append(urn[random.below(urn.size())], random, memory, out);
}

void Grammar::expand(Rule rule, std::uint32_t number, Random& random, Memory& memory, std::string& out) const {
  const std::vector<Range>& urn = rules_[rule].urn;
  append(urn[number % urn.size()], random, memory, out);
}

void Grammar::append(Range alternative, Random& random, Memory& memory, std::string& out) const {
  for (std::uint32_t i = alternative.begin; i < alternative.end; ++i) {
    const Part& part = parts_[i];
    if (part.step == Step::literal) {
      append_literal({literals_.data() + part.first, part.second}, out);
    } else if (part.step == Step::number) {
      append_number(random.between(part.first, part.second), out);
    } else if (part.step == Step::rule && !part.capital && !part.article) {
      expand(part.first, random, memory, out);
    } else {
      append_decorated(part, random, memory, out);
    }
  }
}

void Grammar::append_decorated(const Part& part, Random& random, Memory& memory, std::string& out) const {
  const std::size_t begin = out.size();
  if (part.article) out += "a ";
  const std::size_t word = out.size();
  if (part.step == Step::remembered) {
    out += remembered(part, random, memory);
  } else {
    expand(part.first, random, memory, out);
  }
  const std::string_view rest = std::string_view(out).substr(word);
  if (part.article && sounds_like_vowel(rest.substr(0, rest.find(' ')))) out.insert(begin + 1, 1, 'n');
  if (part.capital && begin < out.size()) out[begin] = upper(out[begin]);
}

const std::string& Grammar::remembered(const Part& part, Random& random, Memory& memory) const {
  if (memory.wording.size() <= part.second) memory.wording.resize(slots_.size());
  if (memory.wording[part.second].empty()) {
    std::string words;
    expand(part.first, random, memory, words);
    memory.wording[part.second] = std::move(words);
  }
  return memory.wording[part.second];
}

std::string_view Grammar::other_word(std::string_view word, Random& random) const {
  const auto found = list_of_.find(std::string(word));
  if (found == list_of_.end()) return {};
  const std::vector<Range>& urn = rules_[found->second].urn;
  const std::string_view other = text_of(urn[random.below(urn.size())]);
  return other == word ? std::string_view() : other;
}

}  // namespace lookalike::generation
