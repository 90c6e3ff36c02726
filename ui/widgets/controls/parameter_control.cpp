#include "ui/widgets/controls/parameter_control.h"

#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <algorithm>

#include "ui/models/text/fitting_text.h"
#include "ui/models/text/number_text.h"
#include "ui/models/text/parameter_text.h"
#include "ui/models/text/run_facts.h"
#include "ui/widgets/controls/file_dialogs.h"
#include "ui/widgets/controls/number_control.h"
#include "ui/widgets/controls/wheel_guard.h"

namespace lookalike {
namespace {

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
