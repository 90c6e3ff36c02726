#include "ui/views/s_curve/s_curve_drawing.h"

#include <algorithm>

#include "core/lsh/theory/s_curve.h"
#include "ui/models/text/display_text.h"
#include "ui/widgets/plots/plot_axes.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

constexpr double kSmallest = 0.6;  // of the type size
constexpr int kPoints = 401;
constexpr double kTop = 0.1, kBottom = 0.98;  // of the height, from the top: labels
/// A smaller area has no room for its name.
constexpr double kLabelledArea = 0.012;
constexpr double kHighestName = 0.8, kLowestName = 0.2;  // probability at which a curve is named
constexpr double kWider = 1.2;                           // than a label, to leave a margin
constexpr int kLongestName = 30;                         // characters

QVector<double> to_qt(const std::vector<double>& values) {
  return {values.begin(), values.end()};
}

QFont scaled(QFont font, double factor, bool bold) {
  font.setPointSizeF(font.pointSizeF() * factor);
  font.setBold(bold);
  return font;
}

QString tr(const char* source) {
  return QCoreApplication::translate("SCurveDrawing", source);
}

}  // namespace

SCurveDrawing::SCurveDrawing(QCustomPlot& plot) : plot_(plot) {
  title_ = new QCPTextElement(&plot, tr("Probability of becoming a candidate"));
  caption_ = new QCPTextElement(&plot, QString());
  plot.plotLayout()->insertRow(0);
  plot.plotLayout()->insertRow(0);
  plot.plotLayout()->addElement(0, 0, title_);
  plot.plotLayout()->addElement(1, 0, caption_);
  plot.xAxis->setLabel(tr("Jaccard similarity s"));
  plot.yAxis->setLabel(tr("probability"));

  top_ = add_graph("top");
  missed_ = add_fill("missed", tr("missed"), Hue::vermilion, Qt::AlignLeft | Qt::AlignTop);
  false_candidates_ =
      add_fill("false candidates", tr("false candidates"), Hue::orange, Qt::AlignRight | Qt::AlignBottom);
  missed_.area->setChannelFillGraph(top_);
  missed_.pattern->setChannelFillGraph(top_);
  rise_line_ = add_line();
  rise_label_ = add_label(Qt::AlignRight | Qt::AlignTop);
  threshold_line_ = add_line();
  threshold_line_->setObjectName("threshold_line");
  threshold_label_ = add_label(Qt::AlignHCenter | Qt::AlignBottom);
  threshold_label_->setClipToAxisRect(false);
  pointer_line_ = add_line();
  pointer_ = new QCPItemTracer(&plot);
  pointer_->setStyle(QCPItemTracer::tsCircle);
  hide_pointer();
  restyle();
}

QCPGraph* SCurveDrawing::add_graph(const QString& name) {
  QCPGraph* graph = plot_.addGraph();
  graph->setName(name);
  graph->setPen(Qt::NoPen);
  graph->setSelectable(QCP::stNone);
  return graph;
}

QCPItemStraightLine* SCurveDrawing::add_line() {
  auto* line = new QCPItemStraightLine(&plot_);
  line->setSelectable(false);
  return line;
}

QCPItemText* SCurveDrawing::add_label(Qt::Alignment alignment) {
  auto* label = new QCPItemText(&plot_);
  label->setSelectable(false);
  label->setLayer("overlay");
  label->setPositionAlignment(alignment);
  label->position->setTypeX(QCPItemPosition::ptPlotCoords);
  label->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
  return label;
}

SCurveDrawing::Fill SCurveDrawing::add_fill(const QString& name, const QString& label, Hue hue,
                                            Qt::Alignment alignment) {
  Fill fill{add_graph(name), add_graph(name + " pattern"), add_label(alignment), hue};
  fill.label->setText(label);
  return fill;
}

void SCurveDrawing::restyle() {
  const QPalette palette = plot_.palette();
  const double unit = line_unit(plot_.font());
  const QColor text = palette.color(QPalette::Text);
  plot_.setBackground(palette.color(QPalette::Base));
  title_->setFont(scaled(plot_.font(), 1.15, true));
  title_->setTextColor(text);
  caption_->setFont(plot_.font());
  caption_->setTextColor(faint_text(palette));
  restyle_axes();
  restyle_fill(false_candidates_, Qt::BDiagPattern);
  restyle_fill(missed_, Qt::FDiagPattern);
  for (std::size_t i = 0; i < graphs_.size(); ++i) graphs_[i]->setPen(curves_[i].pen(palette, unit));

  threshold_line_->setPen(QPen(text, 1.5 * unit));
  rise_line_->setPen(QPen(line_colour(Hue::blue, palette), unit, Qt::DotLine));
  pointer_line_->setPen(QPen(faint_text(palette), unit, Qt::DashLine));
  pointer_->setPen(QPen(text, 1.5 * unit));
  pointer_->setBrush(palette.color(QPalette::Base));
  pointer_->setSize(7 * unit);
  restyle_label(rise_label_, line_colour(Hue::blue, palette));
  restyle_label(threshold_label_, palette.color(QPalette::Base));
  threshold_label_->setFont(scaled(plot_.font(), 1, true));
  mark_focus(plot_.hasFocus());
}

void SCurveDrawing::restyle_axes() {
  for (QCPAxis* axis : {plot_.xAxis, plot_.yAxis}) {
    style_axis(*axis, plot_, line_unit(plot_.font()));
    axis->setSubTickPen(axis->tickPen());
  }
  const int line_height = QFontMetrics(plot_.font()).height();
  plot_.axisRect()->setMinimumMargins({line_height, line_height * 2, line_height * 5 / 2, line_height});
}

void SCurveDrawing::restyle_fill(const Fill& fill, Qt::BrushStyle pattern) {
  QColor lines = line_colour(fill.hue, plot_.palette());
  lines.setAlphaF(0.6f);
  fill.area->setBrush(fill_colour(fill.hue, plot_.palette()));
  fill.pattern->setBrush(QBrush(lines, pattern));
  restyle_label(fill.label, line_colour(fill.hue, plot_.palette()));
}

void SCurveDrawing::restyle_label(QCPItemText* label, const QColor& colour) {
  constexpr float kOpaque = 0.7F;  // legible, with the curve visible behind it
  const int gap = QFontMetrics(plot_.font()).height() / 8;
  QColor behind = plot_.palette().color(QPalette::Base);
  behind.setAlphaF(kOpaque);
  label->setFont(plot_.font());
  label->setColor(colour);
  label->setPadding({gap, 0, gap, 0});
  label->setBrush(behind);
}

void SCurveDrawing::mark_focus(bool focused) {
  threshold_label_->setBrush(plot_.palette().color(focused ? QPalette::Highlight : QPalette::Text));
  threshold_label_->setColor(plot_.palette().color(focused ? QPalette::HighlightedText : QPalette::Base));
}

void SCurveDrawing::draw(const std::vector<CurveStyle>& curves, const CurveSettings& settings, const Curve& accepted) {
  settings_ = settings;
  const LshOptions& lsh = settings.lsh;
  caption_->setText(
      tr("%1 \u00d7 %2, %3 of %4 values")
          .arg(count_text(lsh.bands, tr("band"), tr("bands")), count_text(lsh.rows, tr("row"), tr("rows")))
          .arg(lsh.bands * lsh.rows)
          .arg(settings.hashes));
  draw_curves(curves, accepted);
  draw_areas(accepted);
  const double rise = curve_threshold(lsh.bands, lsh.rows);
  set_line(threshold_line_, settings.verify.threshold);
  set_line(rise_line_, rise);
  for (QCPAbstractItem* part : {static_cast<QCPAbstractItem*>(rise_line_), static_cast<QCPAbstractItem*>(rise_label_)})
    part->setVisible(has_rise(lsh.bands, lsh.rows));
  threshold_label_->setText("t = " + similarity_text(settings.verify.threshold));
  place_labels();
}

void SCurveDrawing::draw_curves(const std::vector<CurveStyle>& curves, const Curve& accepted) {
  curves_ = curves;
  while (graphs_.size() > curves.size()) {
    plot_.removeGraph(graphs_.back());
    graphs_.pop_back();
  }
  while (graphs_.size() < curves.size()) graphs_.push_back(add_graph({}));
  const QCPRange range = plot_.xAxis->range();
  for (std::size_t i = 0; i < curves.size(); ++i) {
    const bool sampled_elsewhere = curves[i].probability == accepted_of;
    const Curve curve =
        sampled_elsewhere ? accepted
                          : *sample_curve(curves[i].probability, curves[i].settings, range.lower, range.upper, kPoints);
    graphs_[i]->setName(curves[i].name);
    graphs_[i]->setData(to_qt(curve.similarity), to_qt(curve.probability), true);
    graphs_[i]->setPen(curves[i].pen(plot_.palette(), line_unit(plot_.font())));
  }
}

/// Counts pairs that verification rejects as missed too.
void SCurveDrawing::draw_areas(const Curve& accepted) {
  const double t = settings_.verify.threshold;
  const QCPRange range = plot_.xAxis->range();
  const double middle = std::clamp(t, range.lower, range.upper);
  top_->setData({middle, range.upper}, {1, 1}, true);
  const auto below = sample_curve(passed_of, settings_, range.lower, middle, kPoints);
  const bool verified = has_accepted_curve(settings_) && !accepted.similarity.empty();
  const Curve above = verified ? piece_of(accepted, middle, range.upper)
                               : *sample_curve(passed_of, settings_, middle, range.upper, kPoints);
  draw_fill(false_candidates_, *below, area_under(*below));
  draw_fill(missed_, above, range.upper - middle - area_under(above));
  missed_edge_ = above;
}

void SCurveDrawing::draw_fill(const Fill& fill, const Curve& edge, double area) {
  fill.area->setData(to_qt(edge.similarity), to_qt(edge.probability), true);
  fill.pattern->setData(to_qt(edge.similarity), to_qt(edge.probability), true);
  fill.label->setVisible(area >= kLabelledArea);
}

void SCurveDrawing::set_line(QCPItemStraightLine* line, double similarity) {
  line->point1->setCoords(similarity, 0);
  line->point2->setCoords(similarity, 1);
}

/// Uses smaller type in a narrow plot, so that the title is not cut off.
void SCurveDrawing::fit_heading(QCPTextElement& text) {
  QFont font = plot_.font();
  font.setBold(text.font().bold());
  const double needed = QFontMetrics(font).horizontalAdvance(text.text()) + QFontMetrics(font).averageCharWidth();
  font.setPointSizeF(font.pointSizeF() * std::clamp(plot_.width() / needed, kSmallest, 1.0));
  text.setFont(font);
}

void SCurveDrawing::place_labels() {
  for (QCPTextElement* text : {title_, caption_}) fit_heading(*text);
  if (plot_.axisRect()->size().isEmpty()) return;  // called again after the layout
  const double t = settings_.verify.threshold;
  const double rise = curve_threshold(settings_.lsh.bands, settings_.lsh.rows);
  threshold_label_->position->setCoords(t, -0.01);
  false_candidates_.label->position->setCoords(t, kBottom);
  false_candidates_.label->setText(room_left_of(t) > width_of(tr("false candidates")) ? tr("false candidates")
                                                                                      : QString());
  place_missed_label(t);
  place_rise_label(rise);
  place_names();
}

/// Avoids the measured points: above the curve left of its rise or, if that is too narrow, below it.
void SCurveDrawing::place_rise_label(double rise) {
  const QString formula = rise_formula() + QStringLiteral(" = ") + similarity_text(rise);
  const bool left = room_left_of(rise) > width_of(formula);
  const bool fits = left || plot_.axisRect()->width() - room_left_of(rise) > width_of(formula);
  rise_label_->setText(fits ? formula : similarity_text(rise));
  rise_label_->setPositionAlignment(left ? Qt::AlignRight | Qt::AlignTop : Qt::AlignLeft | Qt::AlignBottom);
  rise_label_->position->setCoords(
      rise, left ? kTop : kBottom - 2.0 * plot_.fontMetrics().height() / plot_.axisRect()->height());
}

/// Names the curves of runs and, beside them, the recipe's own. Places each name at its own height below the label of
/// the rise, left of its line if there is room, otherwise on the wider side, shortened.
void SCurveDrawing::place_names() {
  for (QCPItemText* name : names_) plot_.removeItem(name);
  names_.clear();
  const double line = 1.6 * plot_.fontMetrics().height() / plot_.axisRect()->height();
  const double highest = std::min(kHighestName, 1 - kTop - 1.25 * line);
  double level = highest;
  const bool has_runs = std::ranges::any_of(curves_, &CurveStyle::named_at_line);
  for (std::size_t i = curves_.size(); i-- > 0;) {
    const bool is_own = has_runs && curves_[i].probability == candidate_of;
    if (!curves_[i].named_at_line && !is_own) continue;
    const QSharedPointer<QCPGraphDataContainer> points = graphs_[i]->data();
    const auto here =
        std::find_if(points->begin(), points->end(), [level](const QCPGraphData& p) { return p.value >= level; });
    if (here == points->end()) continue;
    const QString text = is_own ? tr("this recipe") : fitting_text(curves_[i].name, kLongestName);
    const double before = room_left_of(here->key), after = plot_.axisRect()->width() - before;
    const bool left = before > std::min(after, width_of(text));
    const auto room = static_cast<int>((left ? before : after) / kWider);
    QCPItemText* name = add_label(Qt::AlignVCenter | (left ? Qt::AlignRight : Qt::AlignLeft));
    restyle_label(name, line_colour(curves_[i].hue, plot_.palette()));
    name->setText(plot_.fontMetrics().elidedText(text, Qt::ElideRight, room));
    name->position->setTypeY(QCPItemPosition::ptPlotCoords);
    name->position->setCoords(here->key, level);
    names_.push_back(name);
    level -= line;
    if (level < kLowestName) level = highest;
  }
}

double SCurveDrawing::height_of_missed(double similarity) const {
  return plot_.yAxis->coordToPixel(probability_at(missed_edge_, similarity));
}

/// Places the label in its area if the curve leaves room; otherwise below the curve, with an arrow.
void SCurveDrawing::place_missed_label(double t) {
  const double height = 1.5 * plot_.fontMetrics().height();
  const double top = plot_.yAxis->coordToPixel(1);
  const double right = plot_.xAxis->pixelToCoord(plot_.xAxis->coordToPixel(t) + width_of(tr("missed")));
  const double room = height_of_missed(right) - top;
  const double line = 2 * line_unit(plot_.font());
  missed_.label->setText(room >= height + line ? tr("missed") : tr("\u2191 missed"));
  const double place = room >= height + line ? top + (room - height) / 2 : height_of_missed(t) + line;
  missed_.label->position->setCoords(t, (place - plot_.axisRect()->top()) / plot_.axisRect()->height());
}

double SCurveDrawing::room_left_of(double similarity) const {
  return plot_.xAxis->coordToPixel(similarity) - plot_.axisRect()->left();
}

double SCurveDrawing::width_of(const QString& text) const {
  return QFontMetrics(plot_.font()).horizontalAdvance(text) * kWider;
}

void SCurveDrawing::point_at(double similarity) {
  set_line(pointer_line_, similarity);
  pointer_->position->setCoords(similarity, passed_of(settings_, similarity));
  pointer_line_->setVisible(true);
  pointer_->setVisible(true);
}

void SCurveDrawing::hide_pointer() {
  pointer_line_->setVisible(false);
  pointer_->setVisible(false);
}

}  // namespace lookalike
