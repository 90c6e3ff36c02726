#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/views/lesson/lesson_export.h"
#include "ui/views/lesson/lesson_page.h"
#include "ui/views/lesson/picture_view.h"
#include "ui/views/lesson/scene_controls.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/style/flow_layout.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

constexpr int kPauses[] = {6000, 3000, 1000};  // ms: slow, normal, fast
constexpr char kMotionKey[] = "lesson/motion";
constexpr int kNormal = 1, kMostSeed = 999'999;

QPushButton* button(const char* name, const QString& text, const QString& tip) {
  auto* made = named(name, new QPushButton(text));
  made->setToolTip(tip);
  made->setFocusPolicy(Qt::TabFocus);  // after a click, arrow keys still step
  follow_type(made, [made](const QFontMetrics& type) { made->setMinimumHeight(type.height() * 4 / 3); });
  return made;
}

}  // namespace

QWidget* LessonPage::make_tools() {
  tools_ = new QWidget;
  controls_ = new SceneControls;
  auto* column = without_margins(new QVBoxLayout(tools_));
  column->addWidget(controls_);
  column->addWidget(make_transport());
  return tools_;
}

/// Back, Play, Next, the place and, for a low page, a button that shows the controls.
QWidget* LessonPage::make_steps() {
  steps_ = new QWidget;
  auto* row = without_margins(new QHBoxLayout(steps_));
  back_ = button("lesson.back", tr("\u25C0  Bac&k"), tr("Go back one step."));
  play_ = button("lesson.play", {}, tr("Play the steps until the scene ends."));
  next_ = button("lesson.next", tr("&Next  \u25B6"), tr("Go to the next step. The key ? lists all keys."));
  place_ = named("lesson.place", faint_label({}));
  unfold_ = button("lesson.unfold", tr("&Controls"), tr("Show or hide the controls of scene and lesson (C)."));
  unfold_->setCheckable(true);
  connect(back_, &QPushButton::clicked, &player_, &LessonPlayer::back);
  connect(play_, &QPushButton::clicked, &player_, [this] { player_.play(!player_.plays()); });
  connect(next_, &QPushButton::clicked, &player_, &LessonPlayer::forward);
  connect(unfold_, &QPushButton::toggled, this, [this] { set_sizes(fontMetrics()); });
  for (auto* step : {back_, play_, next_}) row->addWidget(step);
  row->addWidget(place_);
  row->addWidget(unfold_);
  return steps_;
}

/// The steps, then speed, seed and Start over, exercises, slide show and export.
QWidget* LessonPage::make_transport() {
  auto* row = new QWidget;
  auto* bar = named("lesson.transport", new QWidget);
  transport_ = without_margins(new QHBoxLayout(row));
  transport_->addWidget(make_steps());
  transport_->addWidget(bar, 1);
  new FlowLayout(bar);
  const auto labelled = [bar](const QString& text, QWidget* control) {
    guard_wheel(control);
    bar->layout()->addWidget(label_for(control, text));
    bar->layout()->addWidget(control);
  };
  labelled(tr("S&peed"), make_speed());
  labelled(tr("See&d"), make_seed());
  own_ = named("lesson.own_texts", new QCheckBox(tr("&My texts")));
  own_->setToolTip(tr("Show the texts of scene 1 in scenes 2 to 7 instead of their examples."));
  own_->setFocusPolicy(Qt::TabFocus);
  connect(own_, &QCheckBox::clicked, &player_, &LessonPlayer::set_own_texts);
  bar->layout()->addWidget(own_);
  motion_ = named("lesson.motion", new QCheckBox(tr("Motion")));
  motion_->setToolTip(
      tr("Animate the change to the next step, unless the settings of the desktop turn animations off."));
  motion_->setFocusPolicy(Qt::TabFocus);
  motion_->setChecked(QSettings().value(kMotionKey, true).toBool());
  connect(motion_, &QCheckBox::toggled, this, [](bool on) { QSettings().setValue(kMotionKey, on); });
  bar->layout()->addWidget(motion_);
  auto* reset = button("lesson.reset", tr("Start &over"), tr("Reset the scene and show its first step."));
  connect(reset, &QPushButton::clicked, &player_, [this] {
    show_task({});  // its values are gone
    player_.reset();
  });
  bar->layout()->addWidget(reset);
  bar->layout()->addWidget(make_way());
  present_ = named("lesson.present", new QPushButton(tr("Sl&ide show")));
  present_->setToolTip(tr("Show the scene in full screen (F5); Esc exits."));
  connect(present_, &QPushButton::clicked, this, &LessonPage::presentation_wanted);
  bar->layout()->addWidget(present_);
  bar->layout()->addWidget(new LessonExport(player_, [this] { return corpus(); }));
  return row;
}

QWidget* LessonPage::make_speed() {
  auto* speed = named("lesson.speed", new QComboBox, tr("Speed"), tr("The time per step while playing: 6, 3 or 1 s."));
  speed->addItems({tr("slow"), tr("normal"), tr("fast")});
  speed->setCurrentIndex(kNormal);
  follow_type(speed, [speed](const QFontMetrics&) {  // a combo box keeps its least size of other type
    QEvent style(QEvent::StyleChange);
    QCoreApplication::sendEvent(speed, &style);
  });
  connect(speed, qOverload<int>(&QComboBox::currentIndexChanged), &player_,
          [this](int chosen) { player_.set_pause(kPauses[chosen]); });
  return speed;
}

QWidget* LessonPage::make_seed() {
  seed_ = named("lesson.seed", new QSpinBox);
  seed_->setAccessibleName(tr("Random seed"));
  seed_->setRange(0, kMostSeed);
  connect(seed_, qOverload<int>(&QSpinBox::valueChanged), &player_,
          [this](int seed) { player_.set_seed(static_cast<std::uint64_t>(seed)); });
  return seed_;
}

/// A button with a menu of nine exercises; each opens a scene with its values set.
QWidget* LessonPage::make_way() {
  auto* way = named("lesson.try", new QToolButton);
  way->setText(tr("&What to try"));
  way->setToolTip(tr("Nine questions for self-study; each opens a scene with its values set."));
  way->setPopupMode(QToolButton::InstantPopup);
  way->setFocusPolicy(Qt::TabFocus);  // after Esc, arrow keys still step
  way->setMenu(new QMenu(way));
  way->menu()->setToolTipsVisible(true);
  int number = 0;
  for (const Exercise& exercise : student_way()) {
    const QString scene = player_.scene(exercise.scene).name();
    QAction* action = way->menu()->addAction(QStringLiteral("&%1  %2: %3").arg(++number).arg(scene, exercise.title));
    action->setObjectName(QStringLiteral("lesson.try.%1").arg(number));
    action->setToolTip(exercise.task);
    connect(action, &QAction::triggered, this, [this, exercise] {
      player_.begin(exercise);
      show_task(exercise.task);
    });
  }
  return way;
}

}  // namespace lookalike
