#include <algorithm>

#include "ui/models/lesson/shingles_scene.h"

namespace lookalike::lesson {
namespace {

using Kind = ShinglesStep::Kind;

QString name_of(std::size_t text) {
  return text == 0 ? QStringLiteral("A") : QStringLiteral("B");
}

/// Whether the window has shown a shingle of a text repeatedly.
bool has_repeats(const ShinglesStep& s, std::size_t text, std::size_t windows) {
  return windows > static_cast<std::size_t>(std::ranges::count(s.shingles[text], 1u, &Shingle::occurrence));
}

bool has_repeats(const ShinglesStep& s) {
  const auto windows = [&](std::size_t text) { return windows_of(s.tokens[text].size(), s.inputs.k); };
  return has_repeats(s, 0, windows(0)) || has_repeats(s, 1, windows(1));
}

QString window_sentence(const ShinglesStep& s) {
  const Window& window = *s.window;
  const bool bag = s.inputs.bag;
  const QString name = name_of(window.text), kind = bag ? tr("bag") : tr("set");
  const std::size_t found = s.shingles[window.text].size();
  if (window.first > kOneByOne && !s.inputs.more)
    return say(!has_repeats(s, window.text, window.first + 1)
                   ? tr("The window has reached the end. Shingles of %1 %2: %3.")
               : bag ? tr("The window has reached the end. Shingles of %1 %2: %3; repeated ones count each time.")
                     : tr("The window has reached the end. Shingles of %1 %2: %3; repeated ones count once."),
               kind, name, found);
  if (window.again)
    return say(bag ? tr("\u201C%1\u201D occurred before: a bag counts it again, with its number in brackets, and %2 "
                        "now has %3 shingles.")
                   : tr("\u201C%1\u201D occurred before: a set keeps it once, and the size of %2 stays %3."),
               window.shingle, name, found);
  if (found == 1) return say(tr("\u201C%1\u201D is the first shingle of %2 %3."), window.shingle, kind, name);
  return say(tr("\u201C%1\u201D goes into %2 %3, which now has %4 shingles."), window.shingle, kind, name, found);
}

/// From k = 1 to the longest shingle of the texts.
QString every_k_sentence(const ShinglesStep& s) {
  const SimilarityAtK* last = &s.every_k.front();
  const SimilarityAtK* rises = nullptr;  // the first that is more similar than the previous one
  for (const SimilarityAtK& at : s.every_k) {
    if (at.is_short()) continue;
    if (!rises && at.jaccard > last->jaccard) rises = &at;
    last = &at;
  }
  const QString first = rounded(s.every_k.front().jaccard), end = rounded(last->jaccard);
  if (rises)
    return say(tr("Longer shingles are usually stricter, from %1 at k = 1 to %2 at k = %3. Here is an exception: %4 at "
                  "k = %5."),
               first, end, last->k, rounded(rises->jaccard), rises->k);
  if (first == end) return say(tr("From k = 1 to k = %1 the similarity stays %2."), last->k, first);
  return say(tr("The longer the shingles, the stricter: from %1 at k = 1 to %2 at k = %3."), first, end, last->k);
}

QString sentence_of(const ShinglesStep& s) {
  const SimilarityAtK& c = s.counts;
  if (s.kind > Kind::pairs && s.kind < Kind::every_k && c.is_short())
    return say(tr("Neither text is long enough for a shingle of %1: there is nothing to compare."), c.k);
  switch (s.kind) {
    case Kind::pairs:
      return pairs_sentence(s.inputs.documents, s.square);
    case Kind::texts:
      return say(s.inputs.unit == ShingleUnit::word
                     ? tr("Words in text A: %1, in text B: %2. A shingle is k consecutive words, here k = %3: a window "
                          "will show the shingles one by one.")
                     : tr("Characters in text A: %1, in text B: %2, with _ for a space. A shingle is k consecutive "
                          "characters, here k = %3: a window will show the shingles one by one."),
                 s.tokens[0].size(), s.tokens[1].size(), s.inputs.k);
    case Kind::window:
      return window_sentence(s);
    case Kind::venn:
      return say(tr("Shingles in both texts: %1, only in A: %2, only in B: %3."), c.common, c.a - c.common,
                 c.b - c.common);
    case Kind::jaccard:
      return say(tr("Jaccard similarity: %1 in common out of %2 in total, which is %3."), c.common, c.together,
                 rounded(c.jaccard));
    case Kind::every_k:
      break;
  }
  return every_k_sentence(s);
}

constexpr double kSetsWidth = 1480, kLeastChips = 130;  // of both sets together; of a part that lists its shingles

/// Names the shingles of a part that is too narrow to list them whole; empty if it is not.
QString narrow_part(const ShinglesStep& s, std::uint32_t count, bool common, std::size_t text, const QString& part) {
  constexpr qsizetype kMost = 2;
  const double width = kSetsWidth * count / std::max(s.counts.together, 1u);
  const auto most = static_cast<qsizetype>((width - 54) / 17);  // letters of a chip
  QStringList names;
  bool is_narrow = count > 0 && width < kLeastChips;
  for (const Shingle& shingle : s.shingles[text]) {
    if (shingle.common != common) continue;
    names << say(tr("\u201C%1\u201D"), shingle.label());
    is_narrow |= shingle.label().size() > most;
  }
  if (!is_narrow) return {};
  if (names.size() > kMost) names.resize(kMost), names << QStringLiteral("\u2026");
  return part.arg(names.join(QStringLiteral(", ")));
}

/// The shingles of all such parts; empty if each part lists its own.
QString note_of_narrow(const ShinglesStep& s) {
  const SimilarityAtK& c = s.counts;
  QStringList parts = {narrow_part(s, c.common, true, 0, tr("in both %1")),
                       narrow_part(s, c.a - c.common, false, 0, tr("only in A %1")),
                       narrow_part(s, c.b - c.common, false, 1, tr("only in B %1"))};
  parts.removeAll(QString());
  return parts.isEmpty() ? QString() : say(tr("No room in the picture: %1. "), parts.join(QStringLiteral("; ")));
}

QString note_of_venn(const ShinglesStep& s) {
  if (!has_repeats(s))
    return tr("With longer shingles, the texts usually have fewer in common.\nMove k.\nPress C for the controls.");
  return s.inputs.bag
             ? tr("Some shingles are repeated, and a bag counts each occurrence. In a set each would count once.")
             : tr("Some shingles are repeated: in a bag they would count as often as they occur.\nSwitch from set to "
                  "bag.\nPress C for the controls.");
}

/// The example has its own question.
QString note_of_single(const ShinglesInputs& in) {
  const ShinglesInputs example;
  if (in.unit == ShingleUnit::character)
    return tr("At k = 1, texts with the same letters are equal, whatever they say.");
  if (in.text_a == example.text_a && in.text_b == example.text_b)
    return tr("Who bit whom? Single words leave it open.");
  return tr("At k = 1, texts with the same words are equal, whatever their order.");
}

QString note_of(const ShinglesStep& s) {
  if (s.kind > Kind::pairs && s.kind < Kind::every_k && (s.counts.a == 0) != (s.counts.b == 0))
    return say(tr("Text %1 is shorter than a shingle of k = %2, so its set is empty: lower k or add a word."),
               name_of(s.counts.a == 0 ? 0 : 1), s.counts.k);
  const auto is_long = [](const auto& text) { return to_qstring(text).size() > ShinglesInputs::kMostCharacters; };
  if (s.kind == Kind::texts && (is_long(s.inputs.text_a) || is_long(s.inputs.text_b)))
    return say(tr("A text ends after the last whole word within %1 characters."), ShinglesInputs::kMostCharacters);
  const std::array notes = {
      std::array{tr("\nTake the next step to start the clock."),
                 tr("\nThe next step answers; you need not wait for the clock."),
                 tr("Nine scenes show how. The last one returns to this square.")}[static_cast<std::size_t>(s.square)],
      tr("A set keeps each shingle once, a bag counts every occurrence.\nChange the texts, or move k.\nPress C for the "
         "controls."),
      tr("Each step moves the window on by one; the fourth runs to the end of A, the fifth shows all of B."),
      QString(note_of_narrow(s) + note_of_venn(s)),
      tr("1 means equal sets, 0 means disjoint sets."),
      QString(note_of_single(s.inputs) + u' ' +
              (s.inputs.unit == ShingleUnit::word
                   ? tr("2 to 5 words are usual; with more, one changed word costs too much.")
                   : tr("5 characters are usual for e-mails, 9 or 10 for articles.")))};
  return notes[static_cast<std::size_t>(s.kind)];
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

/// Sizes of boxes with a text, in units.
struct TextSize {
  double character, pad, line, gap, type;

  double width(const QString& text) const { return static_cast<double>(text.size()) * character + pad; }
};

constexpr double kTokenGap = 4;

// The largest size, within limits, at which each text fits into one line; smaller if they need two.
TextSize size_of(const ShinglesStep& step) {
  constexpr double kMostFactor = 1.3, kLine = kRight - kLeft;
  const bool words = step.inputs.unit == ShingleUnit::word;
  const TextSize size{words ? 22.0 : 27.0, words ? 34.0 : 6.0, 62, kTokenGap, 36};
  double longest = 1;
  for (const auto& tokens : step.tokens) {
    double width = 0;
    for (const QString& token : tokens) width += size.width(token) + kTokenGap;
    longest = std::max(longest, width);
  }
  if (longest > 1.1 * kLine) return {words ? 15.0 : 19.0, words ? 16.0 : 4.0, 42, kTokenGap, kSmallType};
  const double factor = std::min(kMostFactor, kLine / longest);
  return {size.character * factor, size.pad * factor, size.line * factor, kTokenGap, size.type * factor};
}

bool under_window(const ShinglesStep& step, std::size_t text, std::size_t token) {
  return step.window && step.window->text == text && token >= step.window->first &&
         token < step.window->first + step.inputs.k;
}

/// `window` becomes the place of the first token under the window.
double add_text(Picture& picture, const ShinglesStep& step, std::size_t text, double top, QRectF& window) {
  const TextSize size = size_of(step);
  picture << name_label({60, top, 56, size.line}, text == 0, kLargeType);
  Flow flow({kLeft, top, kRight - kLeft, 190}, size.line, size.gap);
  for (std::size_t i = 0; i < step.tokens[text].size(); ++i) {
    const QString& token = step.tokens[text][i];
    const auto box = flow.next(size.width(token));
    if (!box) break;
    const bool under = under_window(step, text, i);
    if (under && i == step.window->first) window = *box;
    const Tint tint = under ? tint_of(text) : Tint::grid;
    picture << Box(*box, {under ? tint : Tint::paper}, {tint, under ? 5.0 : 2.0}, 6)
            << Label(*box, token, size.type, Tint::text, Align::centre, under,
                     step.inputs.unit == ShingleUnit::character);
  }
  return flow.bottom() + 14;
}

constexpr TextSize chip_size(double factor) {
  return {17 * factor, 26 * factor, 46 * factor, 8 * factor, kType * factor};
}

QString more_text(std::size_t count) {
  return QStringLiteral("+%1").arg(count);
}

/// The number of shingles to replace at the beginning by a chip with their count, so that the others fit.
std::size_t left_out(const QRectF& room, const std::vector<Shingle>& shingles, const TextSize& size) {
  for (std::size_t skip = 0; skip < shingles.size(); ++skip) {
    Flow flow(room, size.line, size.gap);
    bool fits = skip == 0 || flow.next(size.width(more_text(skip)));
    for (std::size_t i = skip; i < shingles.size() && fits; ++i)
      fits = flow.next(size.width(shingles[i].label())).has_value();
    if (fits) return skip;
  }
  return shingles.size();
}

/// The largest chip size at which all fit whole.
TextSize chip_size(const QRectF& room, const std::vector<Shingle>& shingles) {
  for (const TextSize size : {chip_size(1.5), chip_size(1.25)}) {
    const auto is_whole = [&](const Shingle& shingle) { return size.width(shingle.label()) <= room.width(); };
    if (std::ranges::all_of(shingles, is_whole) && left_out(room, shingles, size) == 0) return size;
  }
  return chip_size(1);
}

/// The beginning of a text that is too long for a box of this width.
QString cut_to(const QString& text, double width, const TextSize& size) {
  const auto most = static_cast<qsizetype>((width - size.pad) / size.character);
  return text.size() <= most ? text : text.left(std::max(most - 1, qsizetype{1})).trimmed() + u'\u2026';
}

/// Shingles as chips; if not all fit, only the last ones. The last is new if it comes from a place.
void add_chips(Picture& picture, const QRectF& room, const std::vector<Shingle>& shingles, const TextSize& size,
               Tint tint, const QRectF& comes_from = {}) {
  constexpr double kInside = 6;  // from a chip's edge
  Flow flow(room, size.line, size.gap);
  const std::size_t skip = left_out(room, shingles, size);
  const auto place = [&](const QString& text) { return flow.next(size.width(text)).value_or(QRectF()); };
  if (skip > 0) picture << bold_label(place(more_text(skip)), more_text(skip), size.type, tint);
  for (std::size_t i = skip; i < shingles.size(); ++i) {
    const QString text = cut_to(shingles[i].label(), room.width(), size);
    const QRectF box = place(text);
    const bool is_new = !comes_from.isNull() && i + 1 == shingles.size();
    const std::size_t first = picture.items.size();
    picture << Box(box, {is_new ? tint : Tint::paper}, {tint, is_new ? 5.0 : 2.0}, 18)
            << Label(box.adjusted(kInside, 0, -kInside, 0), text, size.type, Tint::text, Align::centre, is_new, true);
    if (is_new) picture.move({.first = first, .from = comes_from.topLeft() - box.topLeft()});
  }
}

// Chips keep the size at which `all` shingles of both texts will fit.
void add_found(Picture& picture, const ShinglesStep& step, const std::array<std::vector<Shingle>, 2>& all, double top,
               const QRectF& window) {
  const QRectF room(0, top + 52, 720, kBottom - top - 52);
  const TextSize size = std::ranges::min(chip_size(room, all[0]), chip_size(room, all[1]), {}, &TextSize::line);
  for (const std::size_t text : {0, 1}) {
    const double x = text == 0 ? 60 : 830;
    const bool moves = step.window && step.window->text == text;
    const bool is_new = moves && (!step.window->again || step.inputs.bag);
    const QRectF place = room.translated(x, 0);
    picture << bold_label(
        {x, top, 720, 40},
        (step.inputs.bag ? tr("Bag %1: %2") : tr("Set %1: %2"))
            .arg(name_of(text), count_text(step.shingles[text].size(), tr("shingle"), tr("shingles"))),
        kType, tint_of(text), Align::left);
    if (step.shingles[text].empty()) picture << Box(place, {}, {Tint::faint, 2, Dash::dashed}, 12);
    add_chips(picture, place, step.shingles[text], size, tint_of(text), is_new ? window : QRectF());
  }
}

/// Both sets to scale. At first each part shows its shingles, as far as there is room; later only counts.
void add_venn(Picture& picture, const ShinglesStep& step, double top) {
  constexpr double kNumber = 70, kName = 64, kPad = 14;
  const SimilarityAtK& counts = step.counts;
  const SetParts parts = add_sets(picture, {60, top, kSetsWidth, kBottom - top - 4}, counts.a - counts.common,
                                  counts.common, counts.b - counts.common);
  picture << name_label({70, top + 4, kName, 50}, true, kLargeType, Align::left)
          << name_label({1530 - kName, top + 4, kName, 50}, false, kLargeType, Align::right);
  const bool lists = step.kind == Kind::venn;
  const auto part = [&](const QRectF& area, std::uint32_t count, Tint tint, std::size_t text) {
    if (count == 0) return;
    const double width = std::max(area.width(), kName), below_name = area.width() < 2 * kName ? kName : 0;
    const double y = lists ? top + 8 + below_name : area.center().y() - kNumber / 2;
    picture << bold_label({area.center().x() - width / 2, y, width, kNumber}, count_text(count), kHugeType, tint);
    if (!lists || area.width() < kLeastChips) return;
    std::vector<Shingle> shingles;
    std::ranges::copy_if(step.shingles[text], std::back_inserter(shingles),
                         [&](const Shingle& s) { return s.common == (tint == Tint::found); });
    const QRectF room = area.adjusted(kPad, kNumber + 14, -kPad, -kPad);
    add_chips(picture, room, shingles, chip_size(room, shingles), tint);
  };
  part(parts.only_a, counts.a - counts.common, Tint::first, 0);
  part(parts.common, counts.common, Tint::found, 0);
  part(parts.only_b, counts.b - counts.common, Tint::second, 1);
}

void add_jaccard(Picture& picture, const ShinglesStep& step, double top) {
  const SimilarityAtK& counts = step.counts;
  QString formula = QStringLiteral("J = \\frac{|A \\cap B|}{|A \\cup B|} = \\frac{%1}{%2 + %1 + %3} = \\frac{%1}{%4}")
                        .arg(counts.common)
                        .arg(counts.a - counts.common)
                        .arg(counts.b - counts.common)
                        .arg(counts.together);
  if (counts.together > 0) formula += " = " + similarity_text(counts.jaccard);
  picture << FormulaText({60, top, 1480, 120}, formula, kHugeType, Tint::text, Align::centre);
}

// Similarity against k.
void add_every_k(Picture& picture, const ShinglesStep& step, double top) {
  const PlotFrame plot = bar_frame({150, top + 44, 1390, kBottom - top - 44 - 76}, ShinglesInputs::kMostK);
  const bool words = step.inputs.unit == ShingleUnit::word;
  QString title = words ? tr("k, words per shingle") : tr("k, characters per shingle");
  if (std::ranges::any_of(step.every_k, &SimilarityAtK::is_short)) title += tr(" (\u2013: both texts are shorter)");
  add_bar_axes(picture, plot, title, tr("Jaccard similarity"));
  for (const SimilarityAtK& at : step.every_k) {
    const bool chosen = at.k == step.inputs.k;
    if (at.is_short())
      add_no_bar(picture, plot, at.k);
    else
      add_bar(picture, plot, at.k, at.jaccard, {Tint::first, chosen ? Strength::strong : Strength::soft}, chosen);
  }
}

}  // namespace

void ShinglesStep::tell(SceneFrame& frame) const {
  frame.title =
      kind == Kind::pairs ? tr("Why not simply compare all pairs?") : tr("How much do two texts have in common?");
  frame.sentence = sentence_of(*this);
  frame.hint = note_of(*this);
  Picture& picture = frame.picture;
  if (kind == Kind::pairs) return add_pairs(picture, inputs.documents, square);
  QRectF under_window;
  double top = add_text(picture, *this, 0, 4, under_window);
  top = add_text(picture, *this, 1, top, under_window) + 6;
  if (kind == Kind::jaccard) add_jaccard(picture, *this, top), top += 130;
  if (kind <= Kind::window) add_found(picture, *this, inputs.step(inputs.steps() - 1).shingles, top, under_window);
  if (kind == Kind::venn || kind == Kind::jaccard) add_venn(picture, *this, top);
  if (kind >= Kind::every_k) add_every_k(picture, *this, top);
}

}  // namespace lookalike::lesson
