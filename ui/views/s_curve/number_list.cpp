#include "ui/views/s_curve/number_list.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QToolButton>
#include <cmath>

#include "core/lsh/theory/s_curve.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/explanations.h"
#include "ui/views/s_curve/s_curve_plot.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

/// Small areas still distinguish settings.
QString area_text(double area) {
  return decimal_text(area, 5);
}

/// As tall as a value, so that rows with and without links have the same height.
class Link final : public QToolButton {
 public:
  using QToolButton::QToolButton;
  QSize sizeHint() const override {
    return {fontMetrics().horizontalAdvance(text()) + fontMetrics().averageCharWidth(), fontMetrics().height()};
  }
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void changeEvent(QEvent* event) override {
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) take_colour();
  }
  bool event(QEvent* event) override {
    if (event->type() == QEvent::Polish) take_colour();
    return QToolButton::event(event);
  }

 private:
  /// The link colour of the current appearance; disabled links stay pale.
  void take_colour() {
    QPalette colours;
    for (const auto group : {QPalette::Active, QPalette::Inactive})
      colours.setBrush(group, QPalette::ButtonText, QApplication::palette().brush(group, QPalette::Link));
    setPalette(colours);
  }
};

QToolButton* link_of(const QLabel* value) {
  return value->parentWidget()->findChild<QToolButton*>(value->objectName() + QStringLiteral(".show"));
}

}  // namespace

TheoryList::TheoryList(QWidget* parent) : NumberList(parent) {
  candidate_ = add("p_candidate", tr("P(candidate)"));
  kept_ = add("p_kept", tr("P(passed)"));
  accepted_ = add("p_accepted", tr("P(accepted)"));
  missed_ = add("missed_share", tr("missed at most"));
  false_positive_ = add("false_positive_area", tr("false-candidate area"));
  false_negative_ = add("false_negative_area", tr("false-negative area"));
  steepest_ = add("steepest", tr("steepest at"));
}

void TheoryList::show_numbers(const SCurvePlot& plot) {
  const CurveSettings& settings = plot.settings();
  const double t = plot.threshold();
  const ErrorAreas areas = error_areas(settings.lsh, settings.verify.prefix, t);
  set_heading(tr("At t = %1").arg(similarity_text(t)));
  candidate_->setText(percent_text(candidate_of(settings, t)));
  kept_->setText(percent_text(passed_of(settings, t)));
  missed_->setText(percent_text(1 - passed_of(settings, t)));
  false_positive_->setText(area_text(areas.false_positive));
  false_negative_->setText(area_text(areas.false_negative));
  const auto& [bands, rows, buckets] = settings.lsh;
  steepest_->setText(has_rise(bands, rows) ? similarity_text(steepest_similarity(bands, rows))
                     : rows == 1           ? tr("0 (one row)")
                                           : tr("1 (one band)"));
  set_row_visible(kept_, settings.verify.prefix > 0);
  show_accepted(plot);
}

// Verification by signature does not accept all passed pairs.
void TheoryList::show_accepted(const SCurvePlot& plot) {
  const double t = plot.threshold();
  set_row_visible(accepted_, false);
  if (const Curve& accepted = plot.accepted(); !accepted.similarity.empty())
    false_negative_->setText(area_text(1 - t - area_under(piece_of(accepted, t, 1))));
  for (const CurveStyle& curve : plot.styles()) {
    if (curve.probability != accepted_of) continue;
    const double accepted = plot.value(curve, t);
    accepted_->setText(std::isnan(accepted) ? tr("computing") : percent_text(accepted));
    if (!std::isnan(accepted)) missed_->setText(percent_text(1 - accepted));
    set_row_visible(accepted_, true);
  }
}

NumberList::NumberList(QWidget* parent) : QWidget(parent), heading_(heading_label({})), rows_(new QGridLayout(this)) {
  rows_->setContentsMargins({});
  rows_->setColumnStretch(0, 1);
  rows_->addWidget(heading_, 0, 0, 1, 2);
  // Room for the longest typical value, so that the list keeps its width while numbers change.
  follow_type(this, [this](const QFontMetrics& type) {
    QFont bold = font();
    bold.setBold(true);
    rows_->setColumnMinimumWidth(1, QFontMetrics(bold).horizontalAdvance("< 0.00001 %"));
    rows_->setColumnMinimumWidth(2, type.horizontalAdvance(tr("show")));  // aligns the values of all lists
  });
}

void NumberList::set_heading(const QString& heading) {
  heading_->setText(heading);
}

QLabel* NumberList::add(const QString& object_name, const QString& name) {
  const QString meaning = tooltip_of(object_name);
  auto* name_label = new QLabel(name, this);
  auto* value = new QLabel(this);
  const int row = rows_->rowCount();
  rows_->addWidget(name_label, row, 0);
  rows_->addWidget(value, row, 1);
  value->setObjectName(object_name);
  value->setTextFormat(Qt::PlainText);
  value->setAlignment(Qt::AlignRight);
  for (QLabel* label : {name_label, value}) label->setWordWrap(true);  // at large type
  value->setTextInteractionFlags(Qt::TextSelectableByMouse);
  value->setAccessibleName(name);
  value->setAccessibleDescription(meaning);
  make_bold(value);
  name_label->setBuddy(value);
  name_label->setToolTip(meaning);
  value->setToolTip(meaning);
  return value;
}

QToolButton* NumberList::add_link(QLabel* value, const QString& meaning, const QString& text) {
  auto* link = new Link(this);
  link->setObjectName(value->objectName() + QStringLiteral(".show"));
  link->setText(text.isEmpty() ? tr("show") : text);
  link->setAutoRaise(true);
  QFont underlined;
  underlined.setUnderline(true);
  link->setFont(underlined);
  link->setFocusPolicy(Qt::StrongFocus);
  link->setToolTip(meaning);
  link->setAccessibleName(text.isEmpty() ? tr("Show: %1").arg(value->accessibleName()) : meaning);
  link->setAccessibleDescription(meaning);
  int row = 0, column = 0, rows = 0, columns = 0;
  rows_->getItemPosition(rows_->indexOf(value), &row, &column, &rows, &columns);
  rows_->addWidget(link, row, 2);
  return link;
}

void set_count(QLabel* value, std::uint64_t count) {
  value->setText(count_text(count));
  if (QToolButton* link = link_of(value)) link->setEnabled(count > 0);
}

void set_row_visible(QLabel* value, bool visible) {
  value->setVisible(visible);
  for (QLabel* label : value->parentWidget()->findChildren<QLabel*>()) {
    if (label->buddy() == value) label->setVisible(visible);
  }
  if (QToolButton* link = link_of(value)) link->setVisible(visible);
}

}  // namespace lookalike
