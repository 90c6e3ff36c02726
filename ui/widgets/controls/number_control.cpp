#include "ui/widgets/controls/number_control.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QSlider>
#include <algorithm>
#include <cmath>

#include "ui/widgets/controls/wheel_guard.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

constexpr int kPositions = 1000;
constexpr double kLongRange = 200;  // in longer ranges even steps would crowd the useful values at the left

/// Scales its length with the type size, unlike Qt's sliders.
class TypeSlider final : public QSlider {
 public:
  explicit TypeSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {}

  QSize sizeHint() const override { return {characters(12), QSlider::sizeHint().height()}; }
  QSize minimumSizeHint() const override { return {characters(8), QSlider::minimumSizeHint().height()}; }

 private:
  int characters(int count) const { return count * fontMetrics().averageCharWidth(); }
};

}  // namespace

NumberControl::NumberControl(const Range& range, QWidget* parent)
    : QWidget(parent), range_(range), slider_most_(range.most) {
  make_field();
  if (range_.has_slider) make_slider();
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  follow_type(this, [row](const QFontMetrics& type) { row->setSpacing(type.averageCharWidth()); });
  slider_ ? row->addWidget(slider_, 1) : row->addStretch(1);
  row->addWidget(field_);
  setFocusProxy(field_);
}

void NumberControl::make_field() {
  field_ = new QDoubleSpinBox(this);
  field_->setDecimals(range_.decimals);
  field_->setSingleStep(range_.decimals > 0 ? 0.01 : 1);
  field_->setRange(range_.least, range_.most);
  field_->setSpecialValueText(range_.zero_text);
  field_->setKeyboardTracking(false);
  field_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  follow_type(field_, [this](const QFontMetrics& type) {  // the same for all fields of a column, whatever their ranges
    field_->setFixedWidth(type.horizontalAdvance(QStringLiteral("unlimited")) + 5 * type.averageCharWidth());
  });
  guard_wheel(field_);
  // Ctrl+Z undoes recipe edits even while the field has the focus, because the recipe already has its number.
  watch_events(field_, [](QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride) return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    if (!key->matches(QKeySequence::Undo) && !key->matches(QKeySequence::Redo)) return false;
    event->ignore();
    return true;
  });
  connect(field_, &QDoubleSpinBox::valueChanged, this, [this](double value) {
    set_value(value);
    emit edited(value);
  });
}

void NumberControl::make_slider() {
  slider_ = new TypeSlider(this);
  slider_->setRange(0, kPositions);
  slider_->setPageStep(kPositions / 10);
  guard_wheel(slider_);
  connect(slider_, &QSlider::actionTriggered, this, &NumberControl::step_slider);
  connect(slider_, &QSlider::valueChanged, this, [this](int position) {
    const double value = value_at(position);
    if (value == field_->value()) return;
    const QSignalBlocker blocker(field_);
    field_->setValue(value);
    emit edited(value);
  });
  connect(slider_, &QSlider::sliderPressed, this, &NumberControl::gesture_began);
  connect(slider_, &QSlider::sliderReleased, this, &NumberControl::gesture_ended);
}

void NumberControl::set_names(const QString& object_name, const QString& accessible_name) {
  setObjectName(object_name);
  field_->setObjectName(object_name + u".field");
  field_->setAccessibleName(accessible_name);
  if (!slider_) return;
  slider_->setObjectName(object_name + u".slider");
  slider_->setAccessibleName(tr("%1 (slider)").arg(accessible_name));
}

void NumberControl::set_slider_most(double most) {
  most = std::clamp(most, range_.least + 1, range_.most);
  if (most == slider_most_) return;
  slider_most_ = most;
  set_value(value());
}

void NumberControl::set_value(double value) {
  const QSignalBlocker field_blocker(field_);
  field_->setValue(value);
  if (!slider_ || value_at(slider_->sliderPosition()) == value) return;  // a drag keeps its exact position
  const QSignalBlocker slider_blocker(slider_);
  slider_->setValue(position_of(value));
}

double NumberControl::value() const {
  return field_->value();
}

bool NumberControl::in_ratios() const {
  return slider_most_ - range_.least > kLongRange;
}

double NumberControl::value_at(int position) const {
  if (range_.zero_is_endless && position == kPositions) return 0;
  const double part = static_cast<double>(position) / kPositions;
  const double least = range_.zero_is_endless || in_ratios() ? std::max(range_.least, 1.0) : range_.least;
  const double value =
      in_ratios() ? least * std::pow(slider_most_ / least, part) : least + part * (slider_most_ - least);
  const double scale = std::pow(10, range_.decimals);
  return std::max(range_.least, std::round(value * scale) / scale);
}

int NumberControl::position_of(double value) const {
  if (range_.zero_is_endless && value == 0) return kPositions;
  const double least = range_.zero_is_endless || in_ratios() ? std::max(range_.least, 1.0) : range_.least;
  const double part = in_ratios() ? std::log(std::max(value, least) / least) / std::log(slider_most_ / least)
                                  : (value - least) / (slider_most_ - least);
  const int most = range_.zero_is_endless ? kPositions - 1 : kPositions;
  return std::clamp(static_cast<int>(std::lround(part * kPositions)), 0, most);
}

/// The arrow keys move by one value, not by one slider position.
void NumberControl::step_slider(int action) {
  if (action != QAbstractSlider::SliderSingleStepAdd && action != QAbstractSlider::SliderSingleStepSub) return;
  const double step = action == QAbstractSlider::SliderSingleStepAdd ? field_->singleStep() : -field_->singleStep();
  const bool endless = range_.zero_is_endless && value() == 0;
  slider_->setSliderPosition(position_of(endless ? slider_most_ : value() + step));
}

}  // namespace lookalike
