#include "ui/models/lesson/scenes.h"

#include <array>
#include <cmath>

#include "ui/models/lesson/drawings/plot_drawing.h"
#include "ui/models/lesson/sentence_text.h"
#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

using lesson::RealSystemsInputs;
using lesson::RealSystemsStep;
using Kind = RealSystemsStep::Kind;

const PlotFrame kPlot{{690, 40, 850, 500}};
constexpr QRectF kCard(60, 4, 530, 112);  // the first
constexpr double kCardStep = 126;

/// A switch: what it is called, the input that it sets, and what it costs or gains.
struct Addition {
  Kind from;  // the step that introduces it
  const char* id;
  bool RealSystemsInputs::*on;
  const char* name;
  Tint tint;
  Dash dash;
  QString (*price)(const RealSystemsStep&);
};

QString verification_price(const RealSystemsStep& step) {
  return tr("caught below t: %1 instead of %2")
      .arg(similarity_text(step.false_area), similarity_text(step.unverified_false_area));
}

QString prefix_price(const RealSystemsStep& step) {
  return tr("kept at t: %1 instead of %2")
      .arg(similarity_text(step.kept_at_threshold), similarity_text(step.plain_at_threshold));
}

QString table_price(const RealSystemsStep& step) {
  return tr("%1 false candidates").arg(count_text(static_cast<std::uint64_t>(std::llround(step.false_candidates))));
}

QString empty_price(const RealSystemsStep& step) {
  return tr("%1 pairs agree perfectly").arg(count_text(step.empty_pairs));
}

QString chain_price(const RealSystemsStep& step) {
  return tr("up to %1 of %2 in one group").arg(step.chain.group).arg(step.inputs.chain);
}

const std::array<Addition, 5>& additions() {
  static const std::array<Addition, 5> kAdditions{{
      {Kind::verification, "verify", &RealSystemsInputs::verify, QT_TRANSLATE_NOOP("Lesson", "Verification"),
       Tint::first, Dash::solid, verification_price},
      {Kind::prefix, "prefix", &RealSystemsInputs::prefix, QT_TRANSLATE_NOOP("Lesson", "Prefix filter"), Tint::second,
       Dash::dashed, prefix_price},
      {Kind::small_table, "small_table", &RealSystemsInputs::small_table,
       QT_TRANSLATE_NOOP("Lesson", "Small hash table"), Tint::both, Dash::dotted, table_price},
      {Kind::empty, "empty", &RealSystemsInputs::empty, QT_TRANSLATE_NOOP("Lesson", "Empty documents"), Tint::none,
       Dash::solid, empty_price},
      {Kind::chains, "chains", &RealSystemsInputs::chains, QT_TRANSLATE_NOOP("Lesson", "Chains of near-copies"),
       Tint::none, Dash::solid, chain_price},
  }};
  return kAdditions;
}

void add_switch(Picture& picture, const QRectF& card, bool on) {
  const QRectF pill(card.right() - 96, card.top() + 16, 76, 38);
  picture << Box{pill, {on ? Tint::first : Tint::paper, Strength::strong}, {on ? Tint::first : Tint::faint, 2}, 19};
  const double x = on ? pill.right() - 19 : pill.left() + 19;
  picture << Ellipse{
      {x - 13, pill.center().y() - 13, 26, 26}, {on ? Tint::paper : Tint::faint, Strength::strong}, {Tint::none}};
  picture << Label{
      {pill.left() - 66, pill.top(), 58, 38}, on ? tr("on") : tr("off"), kSmallType, Tint::faint, Align::right};
}

void add_coming(Picture& picture, const QRectF& card, const QString& name) {
  picture << Box{card, {}, {Tint::faint, 2, Dash::dashed}, 10};
  picture << Label{card.adjusted(76, 0, -20, 0), name, kType, Tint::faint, Align::left};
}

void add_card(Picture& picture, const RealSystemsStep& step, std::size_t index) {
  const Addition& addition = additions()[index];
  const QRectF card = kCard.translated(0, kCardStep * static_cast<double>(index));
  if (step.kind < addition.from) return add_coming(picture, card, tr(addition.name));
  const bool is_new = step.kind == addition.from, on = step.inputs.*addition.on;
  picture << Box{card, {is_new ? Tint::first : Tint::paper}, {is_new ? Tint::first : Tint::grid, 3}, 10};
  const double y = card.top() + 36;
  picture << Line{{card.left() + 18, y}, {card.left() + 62, y}, {addition.tint, 5, addition.dash}};
  picture << bold_label({card.left() + 76, card.top() + 14, 302, 44}, tr(addition.name), kType, Tint::text,
                        Align::left);
  const QString price = on ? addition.price(step) : tr("off: it costs and saves nothing");
  picture << Label{
      {card.left() + 18, card.top() + 62, card.width() - 36, 40}, price, kSmallType, Tint::text, Align::left};
  add_switch(picture, card, on);
  Handle handle{QString::fromLatin1(addition.id), tr("Switch it on or off: %1.").arg(tr(addition.name))};
  handle.area = card;
  handle.value = on ? 0 : 1;
  picture << handle;
}

void add_curves(Picture& picture, const RealSystemsStep& step) {
  const double t = step.inputs.threshold;
  add_area(picture, kPlot, step.accepted, 0, t, 0, {Tint::second, Strength::soft, Pattern::lines});
  add_area(picture, kPlot, step.accepted, t, 1, 1, {Tint::missed, Strength::soft, Pattern::dots});
  add_heights(picture, kPlot, step.plain, {Tint::faint, 4, Dash::dotted});
  if (step.inputs.small_table) add_heights(picture, kPlot, step.candidate, {Tint::both, 5, Dash::dotted});
  if (step.inputs.prefix) add_heights(picture, kPlot, step.kept, {Tint::second, 5, Dash::dashed});
  add_heights(picture, kPlot, step.accepted, {Tint::first, 6});
}

/// Documents of a chain as rings with their similarity to the first below them.
void add_chain(Picture& picture, const RealSystemsStep& step) {
  if (step.kind != Kind::chains || !step.inputs.chains) return;
  const QRectF box(kPlot.area.left() + 10, kPlot.y(0.88), 400, 206);  // above all curves, below the ring of t
  picture << Box{box, {Tint::paper, Strength::strong}, {Tint::found, 3}, 10};
  picture << Label{
      {box.left() + 10, box.top() + 6, box.width() - 20, 36}, tr("similarity to the first"), kSmallType, Tint::faint};
  const std::size_t count = step.chain.to_first.size();
  const double apart = (box.width() - 70) / static_cast<double>(count - 1), y = box.top() + 84;
  for (std::size_t i = 0; i < count; ++i) {
    const QPointF at(box.left() + 35 + apart * static_cast<double>(i), y);
    if (i > 0) picture << Line{at - QPointF(apart - 18, 0), at - QPointF(18, 0), {Tint::found, 4}};
    const bool near = step.chain.to_first[i] >= step.inputs.threshold;
    picture << Marker{at, near ? Shape::circle : Shape::diamond, near ? Tint::found : Tint::missed, 32, near};
    picture << Label{{at.x() - apart / 2, y + 26, apart, 36},
                     QString::number(step.chain.to_first[i], 'f', 2),
                     kSmallType,
                     near ? Tint::found : Tint::missed};
  }
  picture << Label{{box.left() + 10, box.bottom() - 42, box.width() - 20, 36},
                   tr("diamonds: less than t similar"),
                   kSmallType,
                   Tint::faint};
}

}  // namespace

void RealSystemsScene::draw(const RealSystemsStep& shown, SceneFrame& frame) const {
  Picture& picture = frame.picture;
  add_axes(picture, kPlot, tr("similarity s of the pair"), tr("chance to be taken for similar"));
  add_curves(picture, shown);
  add_threshold(picture, kPlot, shown.inputs.threshold);
  for (std::size_t i = 0; i < additions().size(); ++i) add_card(picture, shown, i);
  if (shown.kind == Kind::curve) {
    add_note(picture, {kPlot.area.left() + 14, kPlot.y(0.5), 250, 40}, tr("caught below t"), Tint::second);
    add_note(picture, {kPlot.area.right() - 264, kPlot.y(0.72), 250, 40}, tr("missed above t"), Tint::missed);
  }
  add_chain(picture, shown);
}

std::vector<SceneControl> RealSystemsScene::controls() const {
  const RealSystemsInputs in = inputs_.clamped();
  const double values = in.bands * in.rows;
  return {slider("prefix_values", tr("prefix"), tr("Signature values at the beginning that must agree."),
                 in.prefix_values, 1, std::min(values, 20.0)),
          slider("buckets", tr("buckets"), tr("Buckets of each band's table."), in.buckets, 10, 10'000, 10),
          slider("documents", tr("documents"), tr("Documents of the corpus that the price is counted for."),
                 in.documents, 1'000, 1'000'000, 1'000),
          slider("empty_documents", tr("empty"), tr("Documents without a shingle among them."), in.empty_documents, 0,
                 1'000, 10),
          slider("chain", tr("chain"), tr("Documents in a chain of near-copies."), in.chain, 2, 8)};
}

void RealSystemsScene::set(const QString& id, const QVariant& value) {
  const auto whole = static_cast<std::uint32_t>(std::max(0.0, value.toDouble()));
  for (const Addition& addition : additions())
    if (id == QLatin1String(addition.id)) inputs_.*addition.on = value.toDouble() != 0 || value.toBool();
  if (id == u"threshold") inputs_.threshold = value.toDouble();
  if (id == u"prefix_values") inputs_.prefix_values = whole;
  if (id == u"buckets") inputs_.buckets = whole;
  if (id == u"documents") inputs_.documents = whole;
  if (id == u"empty_documents") inputs_.empty_documents = whole;
  if (id == u"chain") inputs_.chain = whole;
  inputs_ = inputs_.clamped();
}

}  // namespace lookalike
