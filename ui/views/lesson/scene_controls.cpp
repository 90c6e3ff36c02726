#include "ui/views/lesson/scene_controls.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/views/lesson/lesson_player.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/style/flow_layout.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

QString text_of(int scene, const QString& name) {
  const QString number = QStringLiteral("&%1").arg(scene + 1);
  return name.isEmpty() ? number : number + QStringLiteral("  ") + name;
}

constexpr int kSliderCharacters = 8, kTextCharacters = 38;

/// True if the same widget can show both.
bool same_widget(const SceneControl& a, const SceneControl& b) {
  SceneControl other = b;
  other.value = a.value;
  other.most = a.most;
  return a == other;
}

/// Deletes it later, because it may be handling an event; clears its name until then.
void retire(QWidget* widget) {
  widget->hide();
  widget->setObjectName({});
  for (QWidget* part : widget->findChildren<QWidget*>()) part->setObjectName({});
  widget->deleteLater();
}

void name(QWidget* widget, const SceneControl& control, const QString& part = {}) {
  widget->setObjectName(QStringLiteral("lesson.control.") + control.id + part);
  widget->setAccessibleName(control.label);
  widget->setToolTip(control.tip);
}

QFont bold_type(bool on) {
  QFont type;
  type.setBold(on);
  return type;
}

/// A line with controls and their label.
QHBoxLayout* line_of(QWidget* group, const SceneControl& control, QWidget* buddy) {
  auto* row = new QHBoxLayout(group);
  row->setContentsMargins({});
  if (!control.label.isEmpty()) row->addWidget(label_for(buddy, control.label));
  return row;
}

int position_of(const SceneControl& control, double value) {
  return static_cast<int>(std::lround((value - control.least) / control.step));
}

/// The slider's value as an editable number, which may be between two steps.
QDoubleSpinBox* make_number(const SceneControl& control) {
  auto* number = new NumberBox<QDoubleSpinBox>;
  name(number, control, QStringLiteral(".number"));
  number->setDecimals(control.decimals);
  number->setSingleStep(control.step);
  number->setButtonSymbols(QAbstractSpinBox::NoButtons);
  number->setKeyboardTracking(false);
  guard_wheel(number);
  number->setFont(bold_type(true));
  return number;
}

}  // namespace

SceneList::SceneList(LessonPlayer& player, QWidget* parent)
    : QWidget(parent), player_(player), group_(new QButtonGroup(this)) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins({});
  for (int scene = 0; scene < player_.scenes(); ++scene) {
    auto* button = new QToolButton;
    const QString name = player_.scene(scene).name();
    button->setObjectName(QStringLiteral("lesson.scene.%1").arg(scene + 1));
    button->setAccessibleName(tr("Scene %1: %2").arg(scene + 1).arg(name));
    button->setToolTip(tr("%1: show this scene from its first step.").arg(name));
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    group_->addButton(button, scene);
    buttons_.push_back(button);
    row->addWidget(button);
  }
  row->addStretch();
  connect(group_, &QButtonGroup::idClicked, this, &SceneList::chosen);
  connect(&player_, &LessonPlayer::place_changed, this, &SceneList::show_scene);
  show_scene();
}

void SceneList::show_scene() {
  if (shown_ == player_.scene()) return;
  shown_ = player_.scene();
  buttons_[static_cast<std::size_t>(shown_)]->setChecked(true);
  set_texts();
}

/// Bold for the shown scene.
QFont SceneList::type_of(int scene) const {
  QFont type = font();
  type.setBold(scene == player_.scene());
  return type;
}

/// The width of the line with all names, measured on one button.
int SceneList::width_of_names() const {
  QToolButton measured;
  int width = static_cast<int>(buttons_.size() - 1) * layout()->spacing();
  for (int scene = 0; scene < player_.scenes(); ++scene) {
    measured.setFont(type_of(scene));
    measured.setText(text_of(scene, player_.scene(scene).name()));
    width += measured.sizeHint().width();
  }
  return width;
}

void SceneList::set_short(bool on) {
  if (short_ == on) return;
  short_ = on;
  setSizePolicy(on ? QSizePolicy::Fixed : QSizePolicy::Expanding, QSizePolicy::Fixed);
  set_texts();
}

void SceneList::set_texts() {
  const bool all = !short_ && width_of_names() <= width();
  for (int scene = 0; scene < player_.scenes(); ++scene) {
    auto* button = buttons_[static_cast<std::size_t>(scene)];
    const bool named = all || (!short_ && scene == player_.scene());
    button->setText(text_of(scene, named ? player_.scene(scene).name() : QString()));
    button->setFont(type_of(scene));
  }
}

/// Less than the names need, so that the names can be hidden.
QSize SceneList::minimumSizeHint() const {
  return {0, QWidget::minimumSizeHint().height()};
}

void SceneList::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  set_texts();
}

void SceneList::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) set_texts();
}

SceneControls::SceneControls(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("lesson.controls"));
  new FlowLayout(this);
}

void SceneControls::show_controls(const std::vector<SceneControl>& controls) {
  if (!std::ranges::equal(controls, made_, same_widget, {}, &Made::control)) change(controls);
  for (std::size_t i = 0; i < controls.size(); ++i) made_[i].setter(controls[i]);
}

void SceneControls::change(const std::vector<SceneControl>& controls) {
  std::vector<Made> before = std::exchange(made_, {});
  while (const QLayoutItem* item = layout()->takeAt(0)) delete item;
  for (const SceneControl& control : controls) {
    const auto same =
        std::ranges::find_if(before, [&](const Made& made) { return same_widget(made.control, control); });
    made_.push_back(same == before.end() ? make(control) : *same);
    if (same != before.end()) before.erase(same);
    layout()->addWidget(made_.back().widget);
  }
  for (const Made& gone : before) retire(gone.widget);
  setVisible(!controls.empty());
}

SceneControls::Made SceneControls::make(const SceneControl& control) {
  // In the order of SceneControl::Kind.
  constexpr std::array kMakes = {&SceneControls::make_slider, &SceneControls::make_choice, &SceneControls::make_text,
                                 &SceneControls::make_toggle};
  return (this->*kMakes[static_cast<std::size_t>(control.kind)])(control);
}

SceneControls::Made SceneControls::make_slider(const SceneControl& control) {
  auto* group = new QWidget;
  auto* slider = new QSlider(Qt::Horizontal);
  name(slider, control);
  guard_wheel(slider);
  slider->setFocusPolicy(Qt::TabFocus);  // after a mouse drag, arrow keys still step
  follow_type(slider, [slider](const QFontMetrics& type) {
    slider->setMinimumWidth(kSliderCharacters * type.averageCharWidth());
    slider->setMinimumHeight(type.height() * 4 / 3);
  });
  QDoubleSpinBox* number = make_number(control);
  QHBoxLayout* row = line_of(group, control, slider);
  row->addWidget(slider, 1);
  row->addWidget(number);
  connect(number->findChild<QLineEdit*>(), &QLineEdit::returnPressed, this, &SceneControls::entered);
  connect(number, qOverload<double>(&QDoubleSpinBox::valueChanged), this,
          [this, id = control.id](double typed) { emit edited(id, typed); });
  connect(slider, &QSlider::valueChanged, this,
          [this, control](int at) { emit edited(control.id, control.least + at * control.step); });
  return {control, group, [slider, number](const SceneControl& now) {
            const QSignalBlocker quiet_slider(slider), quiet_number(number);
            slider->setRange(0, position_of(now, now.most));
            slider->setPageStep(std::max(1, slider->maximum() / 10));
            slider->setValue(position_of(now, now.value.toDouble()));
            number->setRange(now.least, now.most);
            number->setValue(now.value.toDouble());
          }};
}

SceneControls::Made SceneControls::make_choice(const SceneControl& control) {
  auto* group = new QWidget;
  auto* buttons = new QButtonGroup(group);
  QHBoxLayout* row = line_of(group, control, nullptr);
  for (int i = 0; i < control.choices.size(); ++i) {
    auto* button = new QToolButton;
    name(button, control, u'.' + QString::number(i));
    button->setText(control.choices[i]);
    button->setAccessibleName(control.label + u' ' + control.choices[i]);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);  // like a slider
    connect(button, &QToolButton::toggled, button, [button](bool on) { button->setFont(bold_type(on)); });
    buttons->addButton(button, i);
    row->addWidget(button);
  }
  connect(buttons, &QButtonGroup::idClicked, this, [this, id = control.id](int choice) { emit edited(id, choice); });
  return {control, group, [buttons](const SceneControl& now) {
            auto* chosen = buttons->button(now.value.toInt());
            buttons->setExclusive(chosen != nullptr);  // an exclusive group cannot uncheck its last button
            for (QAbstractButton* button : buttons->buttons()) button->setChecked(button == chosen);
          }};
}

SceneControls::Made SceneControls::make_text(const SceneControl& control) {
  auto* group = new QWidget;
  auto* field = new QLineEdit;
  name(field, control);
  field->setMaxLength(static_cast<int>(control.most));
  line_of(group, control, field)->addWidget(field, 1);
  group->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  follow_type(field,
              [field](const QFontMetrics& type) { field->setMinimumWidth(kTextCharacters * type.averageCharWidth()); });
  connect(field, &QLineEdit::textEdited, this, [this, id = control.id](const QString& text) { emit edited(id, text); });
  connect(field, &QLineEdit::returnPressed, this, &SceneControls::entered);
  return {control, group, [field](const SceneControl& now) {
            if (field->text() == now.value.toString()) return;
            field->setText(now.value.toString());
            field->setCursorPosition(0);  // shows its beginning
          }};
}

SceneControls::Made SceneControls::make_toggle(const SceneControl& control) {
  auto* box = new QCheckBox(control.label);
  name(box, control);
  box->setFocusPolicy(Qt::TabFocus);  // like a slider
  connect(box, &QCheckBox::clicked, this, [this, id = control.id](bool on) { emit edited(id, on); });
  return {control, box, [box](const SceneControl& now) { box->setChecked(now.value.toBool()); }};
}

}  // namespace lookalike
