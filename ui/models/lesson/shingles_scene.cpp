#include "ui/models/lesson/shingles_scene.h"

#include <algorithm>
#include <map>

#include "core/base/mix.h"
#include "core/similarity/jaccard.h"
#include "core/text/shingle_set.h"
#include "core/text/tokens.h"

namespace lookalike::lesson {
namespace {

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

ShingleOptions options_of(const ShinglesInputs& inputs, std::uint32_t k) {
  return {.unit = inputs.unit, .k = k, .bag = inputs.bag, .short_texts = ShortTexts::skip};
}

std::vector<std::uint64_t> set_of(const Table& table, const ShinglesInputs& inputs, std::uint32_t k) {
  const ShingleOptions options = options_of(inputs, k);
  std::vector<std::uint64_t> set;
  append_shingle_set(view(table), options, element_hash(options.hash), set, {});
  return set;
}

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

/// The steps of the scene: all pairs, texts, the window on A, on B, and three more.
struct Plan {
  std::array<std::size_t, 2> windows, stops;

  Plan(const std::array<Table, 2>& tables, const ShinglesInputs& inputs) {
    for (std::size_t i = 0; i < 2; ++i) {
      windows[i] = windows_of(view(tables[i]).size(), inputs.k);
      // Folded, B goes to its end at once.
      stops[i] = inputs.more ? windows[i] : std::min(windows[i], i == 0 ? kOneByOne + 1 : 1);
    }
  }
  std::size_t walked() const { return stops[0] + stops[1]; }
  static constexpr std::size_t kPairs = 3;  // steps before the texts
  std::size_t steps() const { return kPairs + walked() + 4; }
  Kind kind(std::size_t step) const {
    if (step < kPairs) return Kind::pairs;
    step -= kPairs;
    if (step == 0) return Kind::texts;
    return step <= walked() ? Kind::window
                            : static_cast<Kind>(static_cast<std::size_t>(Kind::venn) + step - walked() - 1);
  }
  /// Number of windows of a text shown after a step.
  std::size_t taken(std::size_t text, std::size_t step) const {
    const std::size_t before = kPairs + (text == 0 ? 0 : stops[0]);
    const std::size_t made = step <= before ? 0 : std::min(step - before, stops[text]);
    return made == stops[text] ? windows[text] : made;
  }
};

/// The whole words within kMostCharacters; without a blank, these characters.
std::string used(const std::string& text) {
  const QString typed = to_qstring(text);
  if (typed.size() <= ShinglesInputs::kMostCharacters) return text;
  const qsizetype blank = typed.lastIndexOf(u' ', ShinglesInputs::kMostCharacters);
  return typed.left(blank > 0 ? blank : ShinglesInputs::kMostCharacters).toStdString();
}

std::array<Table, 2> tables_of(const ShinglesInputs& inputs) {
  return {tokens_of(used(inputs.text_a), inputs.unit), tokens_of(used(inputs.text_b), inputs.unit)};
}

/// Adds the tokens of a text, and the elements that the window has found after a step.
void add_shingles(ShinglesStep& s, const std::array<Table, 2>& tables, const Plan& plan, std::size_t step,
                  std::size_t text) {
  const TokenView tokens = view(tables[text]);
  const ShingleOptions options = options_of(s.inputs, s.inputs.k);
  const auto span = [&](std::size_t token, std::uint32_t count) {
    return to_qstring(tokens.span(token, count, s.inputs.unit == ShingleUnit::word));
  };
  for (std::size_t token = 0; token < tokens.size(); ++token) s.tokens[text].push_back(span(token, 1));
  std::vector<std::uint64_t> hashes;
  append_shingles(tokens, options, element_hash(options.hash), hashes, {});
  const std::vector<std::uint64_t> other = set_of(tables[1 - text], s.inputs, s.inputs.k);
  const std::size_t taken = plan.taken(text, step);
  const bool moves = s.kind == Kind::window && taken > plan.taken(text, step - 1);
  std::map<std::uint64_t, std::uint32_t> times;
  for (std::size_t window = 0; window < taken; ++window) {
    const std::uint32_t before = times[hashes[window]]++;
    const bool common = std::ranges::binary_search(other, occurrence(hashes[window], before));
    const QString shingle = span(window, s.inputs.k);
    if (before == 0 || s.inputs.bag) s.shingles[text].push_back({shingle, before + 1, common});
    if (moves) s.window = {text, window, shingle, before > 0};
  }
}

/// Two texts, how to cut them, and what the list of examples calls them.
struct Example {
  QString name;
  std::string a, b;
  ShingleUnit unit = ShingleUnit::word;
  std::uint32_t k = 2;
};

/// The first is the initial one; the others are of the lecture, each with a second text.
std::vector<Example> examples_of_the_lecture() {
  const ShinglesInputs first;
  return {{tr("Who bit whom"), first.text_a, first.text_b, first.unit, first.k},
          {QStringLiteral("This is a test"), "This is a test", "This is the best test", ShingleUnit::character, 3},
          {QStringLiteral("abcab"), "abcab", "abcba", ShingleUnit::character, 2}};
}

}  // namespace

std::size_t ShinglesInputs::steps() const {
  return Plan(tables_of(*this), *this).steps();
}

ShinglesStep ShinglesInputs::step(std::size_t step) const {
  ShinglesStep s;
  s.inputs = *this;
  const auto tables = tables_of(*this);
  const Plan plan(tables, *this);
  s.kind = plan.kind(step);
  if (s.kind == Kind::pairs) s.square = static_cast<SquareStage>(step);
  for (const std::size_t text : {0, 1}) add_shingles(s, tables, plan, step, text);
  s.counts = similarity_at(tables, *this, k);
  if (s.kind >= Kind::every_k)
    for (std::uint32_t other = 1; other <= kMostK; ++other) s.every_k.push_back(similarity_at(tables, *this, other));
  return s;
}

OwnTexts own_texts(const ShinglesInputs& inputs) {
  const ShinglesStep last = inputs.step(inputs.steps() - 1);
  OwnTexts texts;
  for (const std::size_t text : {0, 1})
    for (const Shingle& shingle : last.shingles[text]) {
      if (text == 1 && shingle.common) continue;
      const std::uint64_t hash = hash_shingle(shingle.text.toStdString(), ElementHash::xxh3);
      texts.shingles << shingle.label();
      texts.rows.push_back({text == 0, text == 1 || shingle.common});
      texts.hashes.push_back(static_cast<std::uint32_t>(mix64(hash + shingle.occurrence)));
    }
  return texts;
}

void ShinglesInputs::change(const QString& id, const QVariant& value) {
  if (id == u"documents") documents = value.toULongLong() < 2 ? ShinglesInputs().documents : value.toULongLong();
}

std::vector<Input> ShinglesInputs::controls() {
  using Is = SceneControl::Kind;
  const auto text = [](const char* id, const QString& label, std::string& shown) {
    constexpr int kMost = kMostCharacters + 1;  // one more, if it goes on
    const QString tip = tr("A short text, split into shingles like a document.");
    return Input{{Is::text, id, label, tip, to_qstring(shown), 0, kMost},
                 [&shown](const QVariant& value) { shown = value.toString().left(kMost).toStdString(); }};
  };
  const std::vector<Example> examples = examples_of_the_lecture();
  const auto shown = std::ranges::find_if(examples, [this](const Example& example) {
    return text_a == example.a && text_b == example.b && unit == example.unit && k == example.k;
  });
  QStringList names;
  for (const Example& example : examples) names << example.name;
  return {
      {{.kind = Is::choice,
        .id = "example",
        .label = tr("Example"),
        .tip = tr("Enter the texts and the k of an example."),
        .value = shown == examples.end() ? -1 : static_cast<int>(shown - examples.begin()),
        .choices = names},
       [this, examples](const QVariant& value) {
         const auto chosen = static_cast<std::size_t>(value.toInt());
         if (chosen >= examples.size()) return;
         text_a = examples[chosen].a, text_b = examples[chosen].b;
         unit = examples[chosen].unit, k = examples[chosen].k;
       }},
      text("text_a", "A", text_a),
      text("text_b", "B", text_b),
      {{.kind = Is::choice,
        .id = "unit",
        .label = {},
        .tip = tr("A shingle is a run of words or of characters."),
        .value = unit == ShingleUnit::word ? 0 : 1,
        .choices = {tr("words"), tr("characters")}},
       [this](const QVariant& value) {
         const bool characters = value.toString() == u"character" || value.toInt() == 1;
         unit = characters ? ShingleUnit::character : ShingleUnit::word;
       }},
      slider("k", "k", tr("Words or characters per shingle."), k, 1, kMostK),
      toggle("bag", tr("bag"),
             tr("In a bag, a shingle counts as often as it occurs; in a set, once. Mining of Massive Datasets divides "
                "the common shingles of bags by the sum of both sizes, so its value is at most 1/2; here they are "
                "divided by the union."),
             bag),
      more_steps(more)};
}

}  // namespace lookalike::lesson
