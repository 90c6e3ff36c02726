#include "ui/views/lesson/scene_list.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

#include "ui/views/lesson/lesson_player.h"

namespace lookalike {
namespace {

QString text_of(int scene, const QString& name) {
  const QString number = QStringLiteral("&%1").arg(scene + 1);
  return name.isEmpty() ? number : number + QStringLiteral("  ") + name;
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

}  // namespace lookalike
