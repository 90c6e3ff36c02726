#include "ui/widgets/controls/parameter_control.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QSlider>
#include <algorithm>
#include <cmath>

#include "ui/models/text/display_text.h"
#include "ui/models/text/parameter_text.h"
#include "ui/models/text/run_facts.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/file_dialogs.h"
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

constexpr double kLargestExact = 9007199254740992.0;  // 2^53: the field cannot hold larger integers exactly

bool is_seed(const Parameter& parameter) {
  return parameter.key.ends_with(".seed");
}

/// The recipe's word for zero ("all", "unlimited", "off"); empty if it has none.
QString zero_text(const Parameter& parameter) {
  Recipe recipe;
  if (parameter.least > 0 || parameter.set(recipe, "0")) return {};
  const std::string text = parameter.get(recipe);
  return text == "0" ? QString() : QString::fromStdString(text);
}

NumberControl::Range range_of(const Parameter& parameter) {
  NumberControl::Range range;
  range.least = parameter.least;
  range.most = std::min(parameter.most, kLargestExact);
  range.decimals = parameter.key == "verify.threshold" ? 3 : 0;
  range.has_slider = !is_seed(parameter);
  range.zero_text = zero_text(parameter);
  range.zero_is_endless = !range.zero_text.isEmpty() && range.zero_text != u"off";
  return range;
}

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
  field_ = new NumberBox<QDoubleSpinBox>(this);
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

ParameterControl::ParameterControl(const Parameter& parameter, QWidget* parent)
    : QWidget(parent), parameter_(parameter) {
  setObjectName(to_qstring(parameter.key));
  show_cost(nullptr);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  const bool is_number = parameter.choices.empty() && parameter.least < parameter.most;
  is_number ? make_number() : make_choice();
  QWidget* control = is_number ? static_cast<QWidget*>(number_) : choice_;
  row->addWidget(control);
  setFocusProxy(control);
}

void ParameterControl::show_cost(const StageSeconds* seconds) {
  QString redone = redone_stages(parameter_.first_stage);
  if (seconds) redone += tr(" (about %1 here)").arg(seconds_text(seconds_from(*seconds, parameter_.first_stage)));
  setToolTip(tooltip_text(parameter_meaning(parameter_) + u'\n' + redone));
}

void ParameterControl::make_number() {
  number_ = new NumberControl(range_of(parameter_), this);
  number_->set_names(objectName(), parameter_label(parameter_));
  number_->setObjectName(objectName() + u".number");
  connect(number_, &NumberControl::edited, this, [this](double value) {
    const int decimals = range_of(parameter_).decimals;
    emit edited(parameter_, QString::number(value, 'f', decimals).toStdString());
  });
  connect(number_, &NumberControl::gesture_began, this, &ParameterControl::gesture_began);
  connect(number_, &NumberControl::gesture_ended, this, &ParameterControl::gesture_ended);
}

void ParameterControl::make_choice() {
  choice_ = new QComboBox(this);
  choice_->setObjectName(objectName() + u".choice");
  choice_->setAccessibleName(parameter_label(parameter_));
  choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  choice_->setMinimumContentsLength(8);
  guard_wheel(choice_);
  for (const std::string_view choice : parameter_.choices) choice_->addItem(to_qstring(choice), to_qstring(choice));
  if (parameter_.free_text) choice_->addItem(tr("a file\u2026"));
  connect(choice_, &QComboBox::activated, this, [this](int index) {
    const QVariant value = choice_->itemData(index);
    value.isValid() ? emit edited(parameter_, value.toString().toStdString()) : choose_file();
  });
}

void ParameterControl::choose_file() {
  const auto* dialog = ask_for_file(this, tr("Stop words, one per line"), {},
                                    [this](const QString& path) { emit edited(parameter_, path.toStdString()); });
  connect(dialog, &QFileDialog::rejected, this, [this] { choice_->setCurrentIndex(shown_); });
}

void ParameterControl::show_recipe(const Recipe& recipe) {
  const QString text = QString::fromStdString(parameter_.get(recipe));
  if (number_) {
    number_->set_value(text.toDouble());  // a word for zero converts to zero
    return;
  }
  shown_ = choice_->findData(text);
  if (shown_ < 0) {
    choice_->insertItem(0, text, text);
    shown_ = 0;
  }
  choice_->setCurrentIndex(shown_);
}

void ParameterControl::set_slider_most(double most) {
  if (number_) number_->set_slider_most(most);
}

}  // namespace lookalike
