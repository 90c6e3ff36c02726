#include "ui/models/lesson/scenes.h"

#include <algorithm>
#include <array>
#include <optional>

#include "ui/models/lesson/drawings/plot_drawing.h"
#include "ui/models/lesson/sentence_text.h"
#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

using lesson::Shingle;
using lesson::ShinglesInputs;
using lesson::ShinglesStep;
using lesson::SimilarityAtK;
using Kind = ShinglesStep::Kind;

constexpr double kLeft = 130, kRight = 1550, kBottom = 636;

Tint tint_of(std::size_t text) {
  return text == 0 ? Tint::first : Tint::second;
}

QString name_of(std::size_t text) {
  return text == 0 ? QStringLiteral("A") : QStringLiteral("B");
}

/// Boxes of text laid out line after line in the width of a room.
class Flow {
 public:
  Flow(const QRectF& room, double line, double gap) : room_(room), line_(line), gap_(gap), at_(room.topLeft()) {}

  /// Place of the next box; nothing where no line is left for it.
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

double width_of(const std::vector<std::string>& tokens, const TokenSize& size) {
  double width = 0;
  for (const std::string& token : tokens)
    width += static_cast<double>(to_qstring(token).size()) * size.character + size.pad + kTokenGap;
  return width;
}

// As large as both texts fit into a line each, within limits; smaller where they need two.
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
    const QString token = to_qstring(step.tokens[text][i]);
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
  const QString text = to_qstring(shingle.text);
  return shingle.occurrence == 1 ? text : text + QStringLiteral(" (%1)").arg(shingle.occurrence);
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

/// Shingles to leave out at the beginning, told by a chip of their number, so that the others fit into the room.
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

/// The largest chips of which all fit.
ChipSize chip_size(const QRectF& room, const std::vector<Shingle>& shingles) {
  for (const double factor : {1.5, 1.25})
    if (left_out(room, shingles, chip_size(factor)) == 0) return chip_size(factor);
  return chip_size(1);
}

/// Shingles as chips; of those that do not fit, the last.
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

// Chips keep the size in which `all` of both texts will fit.
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

// Two ellipses. At first shingles stand in the part that has them, as far as there is room; then the counts alone.
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

// Similarity against k; of the step before only k = 1 and the chosen one.
void add_every_k(Picture& picture, const ShinglesStep& step, double top) {
  const PlotFrame plot = bar_frame({150, top + 44, 1390, kBottom - top - 44 - 76}, ShinglesInputs::kMostK);
  const bool words = step.inputs.unit == ShingleUnit::word;
  QString title = words ? tr("k, words of a shingle") : tr("k, characters of a shingle");
  if (std::ranges::count(step.every_k, 0u, &SimilarityAtK::together) > 0)
    title += tr(" (\u2013: neither text is so long)");
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

void ShinglesScene::draw(const ShinglesStep& shown, SceneFrame& frame) const {
  Picture& picture = frame.picture;
  double top = add_text(picture, shown, 0, 4);
  top = add_text(picture, shown, 1, top) + 6;
  if (shown.kind == Kind::jaccard) add_jaccard(picture, shown, top), top += 130;
  if (shown.kind <= Kind::window)
    add_found(picture, shown, lesson::shingles_step(inputs_, lesson::shingles_steps(inputs_) - 1).shingles, top);
  if (shown.kind == Kind::venn || shown.kind == Kind::jaccard) add_venn(picture, shown, top);
  if (shown.kind >= Kind::single_tokens) add_every_k(picture, shown, top);
}

std::vector<SceneControl> ShinglesScene::controls() const {
  using Is = SceneControl::Kind;
  const QString text_tip = tr("A short text; shingles are made of it as of a document.");
  const auto most = ShinglesInputs::kMostCharacters;
  return {
      {Is::text, QStringLiteral("text_a"), QStringLiteral("A"), text_tip, to_qstring(inputs_.text_a), 0, most},
      {Is::text, QStringLiteral("text_b"), QStringLiteral("B"), text_tip, to_qstring(inputs_.text_b), 0, most},
      {.kind = Is::choice,
       .id = QStringLiteral("unit"),
       .label = {},
       .tip = tr("A shingle is a run of words, or of characters."),
       .value = inputs_.unit == ShingleUnit::word ? 0 : 1,
       .choices = {tr("words"), tr("characters")}},
      slider("k", QStringLiteral("k"), tr("Words or characters of a shingle."), inputs_.k, 1, ShinglesInputs::kMostK),
      {Is::toggle, QStringLiteral("bag"), tr("bag"),
       tr("In a bag, a shingle counts as often as it occurs; in a set, once."), inputs_.bag}};
}

void ShinglesScene::set(const QString& id, const QVariant& value) {
  const auto text = [&] { return value.toString().left(ShinglesInputs::kMostCharacters).toStdString(); };
  if (id == u"text_a") inputs_.text_a = text();
  if (id == u"text_b") inputs_.text_b = text();
  if (id == u"unit")
    inputs_.unit = value.toString() == u"character" || value.toInt() == 1 ? ShingleUnit::character : ShingleUnit::word;
  if (id == u"k") inputs_.k = static_cast<std::uint32_t>(std::max(0.0, value.toDouble()));
  if (id == u"bag") inputs_.bag = value.toBool();
  inputs_.k = inputs_.clamped().k;
}

}  // namespace lookalike
