#include "ui/models/lesson/shingles_scene.h"

#include <algorithm>
#include <map>

#include "core/similarity/jaccard.h"
#include "core/text/shingle_set.h"
#include "core/text/tokens.h"
#include "ui/models/lesson/drawings/plot_drawing.h"

namespace lookalike::lesson {
namespace {

constexpr std::size_t kOneByOne = 3;  // windows shown one by one; the others come at once

QString name_of(std::size_t text) {
  return text == 0 ? QStringLiteral("A") : QStringLiteral("B");
}

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

/// The number of window positions on a number of tokens.
std::size_t windows_of(std::size_t tokens, std::uint32_t k) {
  return tokens < k ? 0 : tokens - k + 1;
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

/// The steps of the scene: texts, the window on A, on B, and four more.
struct Plan {
  std::array<std::size_t, 2> windows, stops;

  Plan(const std::array<Table, 2>& tables, std::uint32_t k) {
    for (std::size_t i = 0; i < 2; ++i) {
      windows[i] = windows_of(view(tables[i]).size(), k);
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
  /// Number of windows of a text shown after a step.
  std::size_t taken(std::size_t text, std::size_t step) const {
    const std::size_t before = text == 0 ? 0 : stops[0];
    const std::size_t made = step <= before ? 0 : std::min(step - before, stops[text]);
    return made == stops[text] ? windows[text] : made;
  }
};

std::array<Table, 2> tables_of(const ShinglesInputs& inputs) {
  return {tokens_of(inputs.text_a, inputs.unit), tokens_of(inputs.text_b, inputs.unit)};
}

/// Whether the window has shown a shingle of a text repeatedly.
bool has_repeats(const ShinglesStep& s, std::size_t text, std::size_t windows) {
  return windows > static_cast<std::size_t>(std::ranges::count(s.shingles[text], 1u, &Shingle::occurrence));
}

/// Whether both texts are too short for a shingle; empty sets are not a result.
bool is_short(const SimilarityAtK& at) {
  return at.together == 0;
}

std::size_t longer_text(const ShinglesStep& s) {
  return std::max(s.tokens[0].size(), s.tokens[1].size());
}

bool has_repeats(const ShinglesStep& s) {
  const auto repeats = [&](std::size_t text) {
    return has_repeats(s, text, windows_of(s.tokens[text].size(), s.inputs.k));
  };
  return repeats(0) || repeats(1);
}

QString window_sentence(const ShinglesStep& s) {
  const Window& window = *s.window;
  const bool bag = s.inputs.bag;
  const QString name = name_of(window.text);
  const std::size_t found = s.shingles[window.text].size();
  if (window.first > kOneByOne && has_repeats(s, window.text, window.first + 1))
    return say(bag ? tr("On to the end of the text. Shingles of bag %1: %2; repeated ones count each time.")
                   : tr("On to the end of the text. Shingles of set %1: %2; repeated ones count once."),
               name, found);
  if (window.first > kOneByOne)
    return say(bag ? tr("On to the end of the text. Shingles of bag %1: %2.")
                   : tr("On to the end of the text. Shingles of set %1: %2."),
               name, found);
  if (window.again)
    return say(bag ? tr("\u201C%1\u201D occurred before: a bag counts it again, with its number in brackets, and %2 "
                        "now has %3 shingles.")
                   : tr("\u201C%1\u201D occurred before: a set keeps it once, and the size of %2 stays %3."),
               window.shingle, name, found);
  if (found == 1)
    return say(bag ? tr("\u201C%1\u201D is the first shingle of bag %2.")
                   : tr("\u201C%1\u201D is the first shingle of set %2."),
               window.shingle, name);
  return say(bag ? tr("\u201C%1\u201D goes into bag %2, which now has %3 shingles.")
                 : tr("\u201C%1\u201D goes into set %2, which now has %3 shingles."),
             window.shingle, name, found);
}

QString single_sentence(const ShinglesStep& s) {
  const bool words = s.inputs.unit == ShingleUnit::word;
  const QString single = rounded(s.every_k.front().jaccard);
  if (s.inputs.k == 1)
    return say(tr("Single tokens give %1: neither order nor neighbours count. Move k to compare longer shingles."),
               single);
  if (is_short(s.counts))
    return say(words ? tr("By single words the similarity is %1. No window of %2 words fits into %3: there is nothing "
                          "to compare.")
                     : tr("By single characters the similarity is %1. No window of %2 characters fits into %3: there "
                          "is nothing to compare."),
               single, s.inputs.k, longer_text(s));
  return say(words ? tr("By single words the similarity is %1: their order is lost. By shingles of %2 it is %3.")
                   : tr("By single characters the similarity is %1: all texts use the same letters. By shingles of %2 "
                        "it is %3."),
             single, s.inputs.k, rounded(s.counts.jaccard));
}

/// From k = 1 to the longest shingle of the texts.
QString every_k_sentence(const ShinglesStep& s) {
  const SimilarityAtK* last = &s.every_k.front();
  const SimilarityAtK* rises = nullptr;  // the first that is more similar than the previous one
  for (const SimilarityAtK& at : s.every_k) {
    if (is_short(at)) continue;
    if (!rises && at.jaccard > last->jaccard) rises = &at;
    last = &at;
  }
  const QString first = rounded(s.every_k.front().jaccard), end = rounded(last->jaccard);
  if (rises)
    return say(tr("Longer shingles are usually stricter, from %1 at k = 1 to %2 at k = %3. Here is an exception: %4 "
                  "at k = %5."),
               first, end, last->k, rounded(rises->jaccard), rises->k);
  if (first == end) return say(tr("From k = 1 to k = %1 the similarity stays %2."), last->k, first);
  return say(tr("The longer the shingles, the stricter: from %1 at k = 1 to %2 at k = %3."), first, end, last->k);
}

QString sentence_of(const ShinglesStep& s) {
  const SimilarityAtK& c = s.counts;
  if ((s.kind == Kind::venn || s.kind == Kind::jaccard) && is_short(c))
    return say(tr("Neither text is long enough for a shingle of %1: there is nothing to compare."), c.k);
  switch (s.kind) {
    case Kind::texts:
      return say(s.inputs.unit == ShingleUnit::word
                     ? tr("Two texts of %1 and %2 words. A shingle is k consecutive words, here k = %3: a window will "
                          "show the shingles one by one.")
                     : tr("Two texts of %1 and %2 characters, _ for a blank. A shingle is k consecutive characters, "
                          "here k = %3: a window will show the shingles one by one."),
                 s.tokens[0].size(), s.tokens[1].size(), s.inputs.k);
    case Kind::window:
      return window_sentence(s);
    case Kind::venn:
      return say(tr("Shingles in both texts: %1, only in A: %2, only in B: %3."), c.common, c.a - c.common,
                 c.b - c.common);
    case Kind::jaccard:
      return say(tr("Jaccard similarity: %1 in common out of %2 in total, which is %3."), c.common, c.together,
                 rounded(c.jaccard));
    case Kind::single_tokens:
      return single_sentence(s);
    case Kind::every_k:
      break;
  }
  return every_k_sentence(s);
}

QString note_of_venn(const ShinglesStep& s) {
  if (!has_repeats(s)) return tr("Move k: the longer the shingles, usually the fewer they share.");
  return s.inputs.bag
             ? tr("Some shingles are repeated, and a bag counts each occurrence. In a set each would count once.")
             : tr("Some shingles are repeated. Switch from set to bag: in a bag they count as often as they occur.");
}

/// The example has its own question.
QString note_of_single(const ShinglesInputs& in) {
  const ShinglesInputs example;
  if (in.unit == ShingleUnit::character) return tr("At k = 1, texts of the same letters are equal, whatever they say.");
  if (in.text_a == example.text_a && in.text_b == example.text_b) return tr("Who bit whom? Single words do not say.");
  return tr("At k = 1, texts of the same words are equal, in any order.");
}

QString note_of(const ShinglesStep& s) {
  const std::array notes = {
      tr("Change the texts, or move k. A set keeps each shingle once, a bag counts every occurrence."),
      tr("Each step moves the window on by one; the fourth goes on to the end of the text."),
      note_of_venn(s),
      tr("1 means equal sets, 0 means disjoint sets."),
      note_of_single(s.inputs),
      s.inputs.unit == ShingleUnit::word
          ? tr("2 to 5 words are usual. With fewer, all texts look alike; with more, one changed word costs too much.")
          : tr("5 characters are usual for e-mails, 9 or 10 for articles. With fewer, all texts look alike.")};
  return notes[static_cast<std::size_t>(s.kind)];
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

constexpr double kLeft = 130, kRight = 1550, kBottom = 636;

Tint tint_of(std::size_t text) {
  return text == 0 ? Tint::first : Tint::second;
}

/// Lays out boxes of text line by line in the width of an area.
class Flow {
 public:
  Flow(const QRectF& room, double line, double gap) : room_(room), line_(line), gap_(gap), at_(room.topLeft()) {}

  /// The place of the next box; nothing if no line is left.
  std::optional<QRectF> next(double width) {
    if (at_.x() + width > room_.right() && at_.x() > room_.left()) at_ = {room_.left(), at_.y() + line_ + gap_};
    if (at_.y() + line_ > room_.bottom()) return {};
    const QRectF box(at_.x(), at_.y(), std::min(width, room_.width()), line_);
    at_.rx() += width + gap_;
    return box;
  }
  double bottom() const { return at_.y() + line_; }

 private:
  QRectF room_;
  double line_, gap_;
  QPointF at_;
};

struct TokenSize {
  double character, pad, line, type;
  TokenSize times(double factor) const { return {character * factor, pad * factor, line * factor, type * factor}; }
};

constexpr double kTokenGap = 4;

double width_of(const std::vector<QString>& tokens, const TokenSize& size) {
  double width = 0;
  for (const QString& token : tokens)
    width += static_cast<double>(token.size()) * size.character + size.pad + kTokenGap;
  return width;
}

// The largest size, within limits, at which each text fits into one line; smaller if they need two.
TokenSize size_of(const ShinglesStep& step) {
  constexpr double kMostFactor = 1.3, kLine = kRight - kLeft;
  const bool words = step.inputs.unit == ShingleUnit::word;
  const TokenSize size{words ? 22.0 : 27.0, words ? 26.0 : 6.0, 62, 36};
  const double width = std::max({1.0, width_of(step.tokens[0], size), width_of(step.tokens[1], size)});
  if (width <= 1.1 * kLine) return size.times(std::min(kMostFactor, kLine / width));
  return {words ? 15.0 : 19.0, words ? 16.0 : 4.0, 42, kSmallType};
}

bool under_window(const ShinglesStep& step, std::size_t text, std::size_t token) {
  return step.window && step.window->text == text && token >= step.window->first &&
         token < step.window->first + step.inputs.k;
}

double add_text(Picture& picture, const ShinglesStep& step, std::size_t text, double top) {
  const TokenSize size = size_of(step);
  picture << bold_label({60, top, 56, size.line}, name_of(text), kLargeType, tint_of(text));
  Flow flow({kLeft, top, kRight - kLeft, 190}, size.line, kTokenGap);
  for (std::size_t i = 0; i < step.tokens[text].size(); ++i) {
    const QString& token = step.tokens[text][i];
    const auto box = flow.next(static_cast<double>(token.size()) * size.character + size.pad);
    if (!box) break;
    const bool under = under_window(step, text, i);
    picture << Box{
        *box, {under ? tint_of(text) : Tint::paper}, {under ? tint_of(text) : Tint::grid, under ? 5.0 : 2.0}, 6};
    picture << Label{
        *box, token, size.type, Tint::text, Align::centre, under, step.inputs.unit == ShingleUnit::character};
  }
  return flow.bottom() + 14;
}

QString chip_text(const Shingle& shingle) {
  return shingle.occurrence == 1 ? shingle.text : shingle.text + QStringLiteral(" (%1)").arg(shingle.occurrence);
}

struct ChipSize {
  double line, gap, character, pad, type;
};

constexpr ChipSize chip_size(double factor) {
  return {46 * factor, 8 * factor, 17 * factor, 26 * factor, kType * factor};
}

std::optional<QRectF> chip_place(Flow& flow, const QString& text, const ChipSize& size) {
  return flow.next(static_cast<double>(text.size()) * size.character + size.pad);
}

QString more_text(std::size_t count) {
  return QStringLiteral("+%1").arg(count);
}

/// The number of shingles to replace at the beginning by a chip with their count, so that the others fit.
std::size_t left_out(const QRectF& room, const std::vector<Shingle>& shingles, const ChipSize& size) {
  for (std::size_t skip = 0; skip < shingles.size(); ++skip) {
    Flow flow(room, size.line, size.gap);
    bool fits = skip == 0 || chip_place(flow, more_text(skip), size).has_value();
    for (std::size_t i = skip; i < shingles.size() && fits; ++i)
      fits = chip_place(flow, chip_text(shingles[i]), size).has_value();
    if (fits) return skip;
  }
  return shingles.size();
}

/// The largest chip size at which all fit.
ChipSize chip_size(const QRectF& room, const std::vector<Shingle>& shingles) {
  for (const double factor : {1.5, 1.25})
    if (left_out(room, shingles, chip_size(factor)) == 0) return chip_size(factor);
  return chip_size(1);
}

/// Shingles as chips; if not all fit, only the last ones.
void add_chips(Picture& picture, const QRectF& room, const std::vector<Shingle>& shingles, const ChipSize& size,
               Tint tint, bool last_is_new) {
  Flow flow(room, size.line, size.gap);
  const std::size_t skip = left_out(room, shingles, size);
  if (skip > 0)
    if (const auto box = chip_place(flow, more_text(skip), size))
      picture << bold_label(*box, more_text(skip), size.type, tint);
  for (std::size_t i = skip; i < shingles.size(); ++i) {
    const QString text = chip_text(shingles[i]);
    const QRectF box = chip_place(flow, text, size).value_or(QRectF());
    const bool is_new = last_is_new && i + 1 == shingles.size();
    picture << Box{box, {is_new ? tint : Tint::paper}, {tint, is_new ? 5.0 : 2.0}, 18};
    picture << Label{box, text, size.type, Tint::text, Align::centre, is_new, true};
  }
}

using Found = std::array<std::vector<Shingle>, 2>;

// Chips keep the size at which `all` shingles of both texts will fit.
void add_found(Picture& picture, const ShinglesStep& step, const Found& all, double top) {
  const QRectF room(0, top + 52, 720, kBottom - top - 52);
  const ChipSize of_a = chip_size(room, all[0]), of_b = chip_size(room, all[1]);
  const ChipSize& size = of_a.line < of_b.line ? of_a : of_b;
  for (std::size_t text = 0; text < 2; ++text) {
    const double x = text == 0 ? 60 : 830;
    const bool moves = step.window && step.window->text == text;
    const bool is_new = moves && (!step.window->again || step.inputs.bag);
    picture << bold_label(
        {x, top, 720, 40},
        (step.inputs.bag ? tr("Bag %1: %2") : tr("Set %1: %2"))
            .arg(name_of(text), count_text(step.shingles[text].size(), tr("shingle"), tr("shingles"))),
        kType, tint_of(text), Align::left);
    if (step.shingles[text].empty()) picture << Box{room.translated(x, 0), {}, {Tint::faint, 2, Dash::dashed}, 12};
    add_chips(picture, room.translated(x, 0), step.shingles[text], size, tint_of(text), is_new);
  }
}

std::vector<Shingle> part_of(const std::vector<Shingle>& shingles, bool common) {
  std::vector<Shingle> part;
  std::ranges::copy_if(shingles, std::back_inserter(part), [&](const Shingle& s) { return s.common == common; });
  return part;
}

void add_count(Picture& picture, double x, double y, std::uint32_t count, Tint tint) {
  picture << bold_label({x - 80, y, 160, 70}, count_text(count), kHugeType, tint);
}

// Two ellipses. At first each part shows its shingles, as far as there is room; later only counts.
void add_venn(Picture& picture, const ShinglesStep& step, double top) {
  const double height = kBottom - top;
  const QRectF a(60, top, 1060, height), b(480, top, 1060, height);
  add_sets(picture, a, b);
  picture << bold_label({70, top, 60, 50}, name_of(0), kLargeType, Tint::first, Align::left);
  picture << bold_label({1470, top, 60, 50}, name_of(1), kLargeType, Tint::second, Align::right);
  const SimilarityAtK& counts = step.counts;
  const double y = step.kind == Kind::venn ? top + height * 0.12 : top + height / 2 - 35;
  add_count(picture, 320, y, counts.a - counts.common, Tint::first);
  add_count(picture, 800, y, counts.common, Tint::found);
  add_count(picture, 1280, y, counts.b - counts.common, Tint::second);
  if (step.kind != Kind::venn) return;
  const double chips = y + 78, height_of_chips = height * 0.72 - 78;
  const auto part = [&](double x, double width, std::size_t text, bool common, Tint tint) {
    const QRectF room(x, chips, width, height_of_chips);
    const std::vector<Shingle> shingles = part_of(step.shingles[text], common);
    add_chips(picture, room, shingles, chip_size(room, shingles), tint, false);
  };
  part(140, 330, 0, false, Tint::first);
  part(545, 510, 0, true, Tint::found);
  part(1130, 330, 1, false, Tint::second);
}

void add_jaccard(Picture& picture, const ShinglesStep& step, double top) {
  const SimilarityAtK& counts = step.counts;
  QString formula = QStringLiteral("J = \\frac{|A \\cap B|}{|A \\cup B|} = \\frac{%1}{%2 + %1 + %3} = \\frac{%1}{%4}")
                        .arg(counts.common)
                        .arg(counts.a - counts.common)
                        .arg(counts.b - counts.common)
                        .arg(counts.together);
  if (counts.together > 0) formula += QStringLiteral(" = ") + similarity_text(counts.jaccard);
  picture << FormulaText{{60, top, 1480, 120}, formula, kHugeType, Tint::text, Align::centre};
}

// Similarity against k; the step before the last shows only k = 1 and the chosen k.
void add_every_k(Picture& picture, const ShinglesStep& step, double top) {
  const PlotFrame plot = bar_frame({150, top + 44, 1390, kBottom - top - 44 - 76}, ShinglesInputs::kMostK);
  const bool words = step.inputs.unit == ShingleUnit::word;
  QString title = words ? tr("k, words of a shingle") : tr("k, characters of a shingle");
  if (std::ranges::count(step.every_k, 0u, &SimilarityAtK::together) > 0)
    title += tr(" (\u2013: both texts are shorter)");
  add_bar_axes(picture, plot, title, tr("Jaccard similarity"));
  for (const SimilarityAtK& at : step.every_k) {
    const bool chosen = at.k == step.inputs.k;
    if (at.together == 0) {
      add_no_bar(picture, plot, at.k);
      continue;
    }
    if (step.kind == Kind::every_k || at.k == 1 || chosen)
      add_bar(picture, plot, at.k, at.jaccard, {Tint::first, chosen ? Strength::strong : Strength::soft}, chosen);
  }
}

}  // namespace

std::size_t shingles_steps(const ShinglesInputs& inputs) {
  return Plan(tables_of(inputs), inputs.k).steps();
}

ShinglesStep shingles_step(const ShinglesInputs& inputs, std::size_t step) {
  ShinglesStep s;
  s.inputs = inputs;
  const auto tables = tables_of(s.inputs);
  const Plan plan(tables, s.inputs.k);
  s.kind = plan.kind(step);
  for (const std::size_t text : {0, 1}) add_shingles(s, tables, plan, step, text);
  s.counts = similarity_at(tables, s.inputs, s.inputs.k);
  if (s.kind >= Kind::single_tokens)
    for (std::uint32_t k = 1; k <= ShinglesInputs::kMostK; ++k) s.every_k.push_back(similarity_at(tables, s.inputs, k));
  return s;
}

void ShinglesScene::tell(const ShinglesStep& shown, SceneFrame& frame) const {
  frame.title = tr("How much do two texts have in common?");
  frame.sentence = sentence_of(shown);
  frame.hint = note_of(shown);
  Picture& picture = frame.picture;
  double top = add_text(picture, shown, 0, 4);
  top = add_text(picture, shown, 1, top) + 6;
  if (shown.kind == Kind::jaccard) add_jaccard(picture, shown, top), top += 130;
  if (shown.kind <= Kind::window)
    add_found(picture, shown, shingles_step(inputs_, shingles_steps(inputs_) - 1).shingles, top);
  if (shown.kind == Kind::venn || shown.kind == Kind::jaccard) add_venn(picture, shown, top);
  if (shown.kind >= Kind::single_tokens) add_every_k(picture, shown, top);
}

std::vector<SceneControl> ShinglesScene::controls() const {
  using Is = SceneControl::Kind;
  const QString text_tip = tr("A short text, split into shingles like a document.");
  const auto most = ShinglesInputs::kMostCharacters;
  return {
      {Is::text, QStringLiteral("text_a"), QStringLiteral("A"), text_tip, to_qstring(inputs_.text_a), 0, most},
      {Is::text, QStringLiteral("text_b"), QStringLiteral("B"), text_tip, to_qstring(inputs_.text_b), 0, most},
      {.kind = Is::choice,
       .id = QStringLiteral("unit"),
       .label = {},
       .tip = tr("A shingle is a run of words or of characters."),
       .value = inputs_.unit == ShingleUnit::word ? 0 : 1,
       .choices = {tr("words"), tr("characters")}},
      slider("k", QStringLiteral("k"), tr("Words or characters of a shingle."), inputs_.k, 1, ShinglesInputs::kMostK),
      {Is::toggle, QStringLiteral("bag"), tr("bag"),
       tr("In a bag, a shingle counts as often as it occurs; in a set, once."), inputs_.bag}};
}

void ShinglesScene::change(const QString& id, const QVariant& value) {
  const auto text = [&] { return value.toString().left(ShinglesInputs::kMostCharacters).toStdString(); };
  if (id == u"text_a") inputs_.text_a = text();
  if (id == u"text_b") inputs_.text_b = text();
  if (id == u"unit")
    inputs_.unit = value.toString() == u"character" || value.toInt() == 1 ? ShingleUnit::character : ShingleUnit::word;
  if (id == u"k")
    inputs_.k = static_cast<std::uint32_t>(std::clamp(value.toDouble(), 1.0, 1.0 * ShinglesInputs::kMostK));
  if (id == u"bag") inputs_.bag = value.toBool();
}

}  // namespace lookalike::lesson
