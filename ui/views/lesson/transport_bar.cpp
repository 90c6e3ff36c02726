#include "ui/views/lesson/transport_bar.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include "ui/views/lesson/lesson_player.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/wheel_guard.h"
#include "ui/widgets/labels/labels.h"
#include "ui/widgets/style/flow_layout.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

constexpr int kPauses[] = {6000, 3000, 1000};  // ms: slow, normal, fast
constexpr int kNormal = 1, kMostSeed = 999'999;

}  // namespace

TransportBar::TransportBar(LessonPlayer& player, QWidget* parent) : QWidget(parent), player_(player) {
  setObjectName(QStringLiteral("lesson.transport"));
  new FlowLayout(this);
  back_ = add_button("lesson.back", tr("\u25C0  Bac&k"), tr("Go back one step."));
  play_ = add_button("lesson.play", {}, tr("Play the steps until the scene ends."));
  next_ = add_button("lesson.next", tr("&Next  \u25B6"), tr("Go to the next step."));
  place_ = named("lesson.place", faint_label({}));
  layout()->addWidget(place_);
  add_speed();
  add_seed();
  QPushButton* reset = add_button("lesson.reset", tr("Start &over"), tr("Reset the scene and show its first step."));
  connect(back_, &QPushButton::clicked, &player_, &LessonPlayer::back);
  connect(next_, &QPushButton::clicked, &player_, &LessonPlayer::forward);
  connect(play_, &QPushButton::clicked, this, [this] { player_.play(!player_.plays()); });
  connect(reset, &QPushButton::clicked, &player_, &LessonPlayer::reset);
  connect(&player_, &LessonPlayer::place_changed, this, &TransportBar::show_place);
  connect(&player_, &LessonPlayer::playing_changed, this, &TransportBar::show_place);
  show_place();
}

QPushButton* TransportBar::add_button(const char* name, const QString& text, const QString& tip) {
  auto* button = new QPushButton(text);
  button->setObjectName(QLatin1String(name));
  button->setToolTip(tip);
  button->setFocusPolicy(Qt::TabFocus);  // after a click, arrow keys still step
  follow_type(button, [button](const QFontMetrics& type) { button->setMinimumHeight(type.height() * 3 / 2); });
  layout()->addWidget(button);
  return button;
}

void TransportBar::add_labelled(const QString& text, QWidget* control) {
  QLabel* label = plain_label(text);
  label->setBuddy(control);
  guard_wheel(control);
  layout()->addWidget(label);
  layout()->addWidget(control);
}

void TransportBar::add_speed() {
  auto* speed = named("lesson.speed", new QComboBox);
  speed->setAccessibleName(tr("Speed"));
  speed->setToolTip(tr("The time per step while playing: six seconds, three or one."));
  speed->addItems({tr("slow"), tr("normal"), tr("fast")});
  speed->setCurrentIndex(kNormal);
  connect(speed, qOverload<int>(&QComboBox::currentIndexChanged), &player_,
          [this](int chosen) { player_.set_pause(kPauses[chosen]); });
  add_labelled(tr("S&peed"), speed);
}

void TransportBar::add_seed() {
  seed_ = named("lesson.seed", new QSpinBox);
  seed_->setAccessibleName(tr("Random seed"));
  seed_->setRange(0, kMostSeed);
  seed_->setValue(static_cast<int>(player_.seed()));
  connect(seed_, qOverload<int>(&QSpinBox::valueChanged), &player_,
          [this](int seed) { player_.set_seed(static_cast<std::uint64_t>(seed)); });
  add_labelled(tr("See&d"), seed_);
}

void TransportBar::show_place() {
  place_->setText(tr("%1 of %2").arg(player_.step() + 1).arg(player_.steps()));
  play_->setText(player_.plays() ? tr("P&ause") : tr("Pl&ay"));
  back_->setEnabled(player_.scene() > 0 || player_.step() > 0);
  next_->setEnabled(player_.scene() + 1 < player_.scenes() || player_.step() + 1 < player_.steps());
  const bool is_random = player_.current().is_random();
  seed_->setEnabled(is_random);
  seed_->setToolTip(
      is_random ? tr("The seed of the random permutations, documents and pairs; equal seeds give equal results.")
                : tr("Nothing is random in this scene."));
  const QSignalBlocker quiet(seed_);
  seed_->setValue(static_cast<int>(player_.seed()));
}

}  // namespace lookalike
