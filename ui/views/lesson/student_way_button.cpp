#include "ui/views/lesson/student_way_button.h"

#include <QAction>
#include <QMenu>

#include "core/lesson/student_way.h"
#include "ui/models/text/number_text.h"
#include "ui/views/lesson/lesson_player.h"

namespace lookalike {
namespace {

void begin(LessonPlayer& player, const lesson::Exercise& exercise) {
  const int scene = static_cast<int>(exercise.scene);
  player.play(false);
  player.go_to(scene);
  player.reset();
  for (const lesson::Setting& setting : exercise.settings)
    player.set(to_qstring(setting.input), to_qstring(setting.value));
  player.go_to(scene, exercise.step);
}

}  // namespace

StudentWayButton::StudentWayButton(LessonPlayer& player, QWidget* parent) : QToolButton(parent), player_(player) {
  setObjectName(QStringLiteral("lesson.try"));
  setText(tr("&What to try"));
  setToolTip(tr("Nine questions for a student alone; each leads into a scene with its values set."));
  setPopupMode(QToolButton::InstantPopup);
  setFocusPolicy(Qt::StrongFocus);
  setMenu(new QMenu(this));
  menu()->setToolTipsVisible(true);
  int number = 0;
  for (const lesson::Exercise& exercise : lesson::student_way()) {
    const QString scene = to_qstring(lesson::texts_of(exercise.scene).name);
    QAction* action =
        menu()->addAction(QStringLiteral("&%1  %2: %3").arg(++number).arg(scene, to_qstring(exercise.title)));
    action->setObjectName(QStringLiteral("lesson.try.%1").arg(number));
    action->setToolTip(to_qstring(exercise.task));
    connect(action, &QAction::triggered, this, [this, &exercise] {
      begin(player_, exercise);
      emit chosen(to_qstring(exercise.task));
    });
  }
}

}  // namespace lookalike
