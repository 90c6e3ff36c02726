#include "core/lesson/shingles.h"

#include <algorithm>
#include <map>

#include "core/base/utf8_text.h"
#include "core/lesson/scene_texts.h"
#include "core/similarity/jaccard.h"
#include "core/text/shingle_set.h"
#include "core/text/tokens.h"

namespace lookalike::lesson {
namespace {

constexpr SceneId kScene = SceneId::shingles;
constexpr std::size_t kOneByOne = 3;  // windows of a text; the others come at once

using Kind = ShinglesStep::Kind;
using Table = std::shared_ptr<const TokenTable>;

Table tokens_of(const std::string& text, ShingleUnit unit) {
  TextOptions options;
  options.spaces = Spaces::underscore;
  return tokenise(text, options, unit, std::make_shared<const StopWords>(), {}).value();
}

TokenView view(const Table& table) {
  return (*table)[DocumentIndex(0)];
}

std::size_t windows_of(const Table& table, std::uint32_t k) {
  const std::size_t tokens = view(table).size();
  return tokens < k ? 0 : tokens - k + 1;
}

std::vector<std::uint64_t> set_of(const Table& table, const ShinglesInputs& inputs, std::uint32_t k) {
  const ShingleOptions options{.unit = inputs.unit, .k = k, .bag = inputs.bag, .short_texts = ShortTexts::leave_out};
  std::vector<std::uint64_t> set;
  append_shingle_set(view(table), options, element_hash(options.hash), set, {});
  return set;
}

/// Elements of one text in its order, as its first windows make them.
class Walk {
 public:
  Walk(const Table& table, const ShinglesInputs& inputs) : inputs_(inputs), tokens_(view(table)) {
    const ShingleOptions options{
        .unit = inputs.unit, .k = inputs.k, .bag = inputs.bag, .short_texts = ShortTexts::leave_out};
    append_shingles(tokens_, options, element_hash(options.hash), hashes_, {});
  }

  /// `other` is the set of the other text.
  std::vector<Shingle> shingles(std::size_t windows, const std::vector<std::uint64_t>& other) const {
    std::vector<Shingle> found;
    std::map<std::uint64_t, std::uint32_t> times;
    for (std::size_t i = 0; i < windows; ++i) {
      const std::uint32_t before = times[hashes_[i]]++;
      if (before > 0 && !inputs_.bag) continue;
      const std::uint64_t element = occurrence(hashes_[i], before);
      found.push_back({text(i), before + 1, std::ranges::binary_search(other, element)});
    }
    return found;
  }

  Window window(std::size_t of, std::size_t at) const {
    const auto here = hashes_.begin() + static_cast<std::ptrdiff_t>(at);
    return {of, at, text(at), std::find(hashes_.begin(), here, *here) != here};
  }

 private:
  std::string text(std::size_t window) const {
    return std::string(tokens_.span(window, inputs_.k, inputs_.unit == ShingleUnit::word));
  }

  const ShinglesInputs& inputs_;
  TokenView tokens_;
  std::vector<std::uint64_t> hashes_;
};

SimilarityAtK similarity_at(const std::array<Table, 2>& tables, const ShinglesInputs& inputs, std::uint32_t k) {
  const auto a = set_of(tables[0], inputs, k), b = set_of(tables[1], inputs, k);
  const Overlap both = overlap(a, b);
  return {k,
          static_cast<std::uint32_t>(a.size()),
          static_cast<std::uint32_t>(b.size()),
          both.common,
          both.together,
          jaccard(a, b)};
}

/// Steps of the scene: texts, the window on A, on B, and four more.
struct Plan {
  std::array<std::size_t, 2> windows, stops;

  Plan(const std::array<Table, 2>& tables, std::uint32_t k) {
    for (std::size_t i = 0; i < 2; ++i) {
      windows[i] = windows_of(tables[i], k);
      stops[i] = std::min(windows[i], kOneByOne + 1);
    }
  }
  std::size_t walked() const { return stops[0] + stops[1]; }
  std::size_t steps() const { return walked() + 5; }
  Kind kind(std::size_t step) const {
    if (step == 0) return Kind::texts;
    return step <= walked() ? Kind::window
                            : static_cast<Kind>(static_cast<std::size_t>(Kind::venn) + step - walked() - 1);
  }
  /// Windows taken of a text after a step.
  std::size_t taken(std::size_t text, std::size_t step) const {
    const std::size_t before = text == 0 ? 0 : stops[0];
    const std::size_t made = step <= before ? 0 : std::min(step - before, stops[text]);
    return made == stops[text] ? windows[text] : made;
  }
};

std::array<Table, 2> tables_of(const ShinglesInputs& inputs) {
  return {tokens_of(inputs.text_a, inputs.unit), tokens_of(inputs.text_b, inputs.unit)};
}

std::string number(std::size_t count) {
  return std::to_string(count);
}

std::string_view by_unit(const ShinglesStep& s, std::string_view words, std::string_view characters) {
  return s.inputs.unit == ShingleUnit::word ? words : characters;
}

/// Whether the window has shown a shingle of a text more than once.
bool has_repeats(const ShinglesStep& s, std::size_t text, std::size_t windows) {
  return windows > static_cast<std::size_t>(std::ranges::count(s.shingles[text], 1u, &Shingle::occurrence));
}

Sentence window_sentence(const ShinglesStep& s) {
  const Window& window = *s.window;
  const std::size_t found = s.shingles[window.text].size();
  std::string key;
  if (window.first > kOneByOne)
    key = has_repeats(s, window.text, window.first + 1) ? "window_rest_repeats" : "window_rest";
  else
    key = window.again ? "window_again" : found == 1 ? "window_first" : "window_new";
  key += s.inputs.bag ? "_bag" : "_set";
  return say(kScene, key, {window.text == 0 ? "A" : "B", window.shingle, number(found)});
}

/// Neither text is long enough for one shingle: an empty set is no result.
bool is_short(const SimilarityAtK& at) {
  return at.together == 0;
}

std::size_t longer_text(const ShinglesStep& s) {
  return std::max(s.tokens[0].size(), s.tokens[1].size());
}

bool has_repeats(const ShinglesStep& s) {
  const auto windows = [&](std::size_t text) {
    return s.tokens[text].size() < s.inputs.k ? 0 : s.tokens[text].size() - s.inputs.k + 1;
  };
  return has_repeats(s, 0, windows(0)) || has_repeats(s, 1, windows(1));
}

Sentence single_sentence(const ShinglesStep& s) {
  const std::string single = three(s.every_k.front().jaccard), k = number(s.inputs.k);
  if (s.inputs.k == 1) return say(kScene, "single_chosen", {single});
  if (is_short(s.counts))
    return say(kScene, by_unit(s, "short_words", "short_characters"), {single, k, number(longer_text(s))});
  return say(kScene, by_unit(s, "single_words", "single_characters"), {single, k, three(s.counts.jaccard)});
}

/// From k = 1 to the longest shingle that a text has.
Sentence every_k_sentence(const ShinglesStep& s) {
  const SimilarityAtK* last = &s.every_k.front();
  const SimilarityAtK* rises = nullptr;  // the first that is more similar than the one before
  for (const SimilarityAtK& at : s.every_k) {
    if (is_short(at)) continue;
    if (!rises && at.jaccard > last->jaccard) rises = &at;
    last = &at;
  }
  const std::string first = three(s.every_k.front().jaccard), end = three(last->jaccard);
  if (!rises) return say(kScene, first == end ? "every_k_same" : "every_k", {first, number(last->k), end});
  return say(kScene, "every_k_varies", {first, number(last->k), end, three(rises->jaccard), number(rises->k)});
}

Sentence sentence_of(const ShinglesStep& s) {
  const SimilarityAtK& c = s.counts;
  switch (s.kind) {
    case Kind::texts:
      return say(kScene, by_unit(s, "texts_words", "texts_characters"),
                 {number(s.tokens[0].size()), number(s.tokens[1].size()), number(s.inputs.k)});
    case Kind::window:
      return window_sentence(s);
    case Kind::venn:
      if (is_short(c)) return say(kScene, "empty", {number(c.k)});
      return say(kScene, "venn", {number(c.common), number(c.a - c.common), number(c.b - c.common)});
    case Kind::jaccard:
      if (is_short(c)) return say(kScene, "empty", {number(c.k)});
      return say(kScene, "jaccard", {number(c.common), number(c.together), three(c.jaccard)});
    case Kind::single_tokens:
      return single_sentence(s);
    case Kind::every_k:
      break;
  }
  return every_k_sentence(s);
}

/// The example has a question of its own.
Sentence note_of_single(const ShinglesStep& s) {
  const bool example = s.inputs.text_a == ShinglesInputs().text_a && s.inputs.text_b == ShinglesInputs().text_b;
  return say(kScene, by_unit(s, example ? "note_single" : "note_single_words", "note_single_characters"));
}

Sentence note_of(const ShinglesStep& s) {
  constexpr std::array<std::string_view, 4> kKeys = {"note_texts", "note_window", "note_venn", "note_jaccard"};
  if (s.kind == Kind::venn && has_repeats(s)) return say(kScene, s.inputs.bag ? "note_venn_bag" : "note_venn_repeats");
  if (s.kind == Kind::single_tokens) return note_of_single(s);
  if (s.kind == Kind::every_k) return say(kScene, by_unit(s, "note_every_k_words", "note_every_k_characters"));
  return say(kScene, kKeys[static_cast<std::size_t>(s.kind)]);
}

void add_shingles(ShinglesStep& s, const std::array<Table, 2>& tables, const Plan& plan, std::size_t step) {
  for (std::size_t i = 0; i < 2; ++i) {
    const TokenView tokens = view(tables[i]);
    for (std::size_t token = 0; token < tokens.size(); ++token)
      s.tokens[i].emplace_back(tokens.span(token, 1, s.inputs.unit == ShingleUnit::word));
    const Walk walk(tables[i], s.inputs);
    const std::size_t taken = plan.taken(i, step);
    s.shingles[i] = walk.shingles(taken, set_of(tables[1 - i], s.inputs, s.inputs.k));
    if (s.kind == Kind::window && taken > plan.taken(i, step - 1)) s.window = walk.window(i, taken - 1);
  }
}

}  // namespace

ShinglesInputs::ShinglesInputs() : text_a(example(kScene, "text_a")), text_b(example(kScene, "text_b")) {}

ShinglesInputs ShinglesInputs::clamped() const {
  ShinglesInputs in = *this;
  in.text_a = shorten(text_a, kLongestText);
  in.text_b = shorten(text_b, kLongestText);
  in.k = std::clamp(k, 1u, kMostK);
  return in;
}

std::size_t shingles_steps(const ShinglesInputs& inputs) {
  const ShinglesInputs in = inputs.clamped();
  return Plan(tables_of(in), in.k).steps();
}

ShinglesStep shingles_step(const ShinglesInputs& inputs, std::size_t step) {
  ShinglesStep s;
  s.inputs = inputs.clamped();
  const auto tables = tables_of(s.inputs);
  const Plan plan(tables, s.inputs.k);
  s.kind = plan.kind(step);
  add_shingles(s, tables, plan, step);
  s.counts = similarity_at(tables, s.inputs, s.inputs.k);
  if (s.kind >= Kind::single_tokens)
    for (std::uint32_t k = 1; k <= ShinglesInputs::kMostK; ++k) s.every_k.push_back(similarity_at(tables, s.inputs, k));
  s.words = {say(kScene, "title"), sentence_of(s), note_of(s)};
  return s;
}

}  // namespace lookalike::lesson
