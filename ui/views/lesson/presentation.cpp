#include "ui/views/lesson/presentation.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QShortcut>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/views/lesson/lesson_player.h"
#include "ui/views/lesson/picture_view.h"
#include "ui/views/lesson/scene_controls.h"
#include "ui/views/lesson/transport_bar.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/style/palette.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {

LessonPresentation::LessonPresentation(LessonPlayer& player, QWidget* parent)
    : QWidget(parent, Qt::Window), player_(player) {
  setObjectName(QStringLiteral("lesson.presentation"));
  setWindowTitle(tr("Lesson"));
  setAttribute(Qt::WA_DeleteOnClose);
  setAutoFillBackground(true);
  picture_ = named("lesson.presentation.picture", new PictureView(PictureView::Extent::slide));
  picture_->setAccessibleName(tr("Slide"));
  auto* column = without_margins(new QVBoxLayout(this));
  column->addWidget(picture_, 1);
  column->addWidget(make_tools());
  connect(picture_, &PictureView::set, &player_, &LessonPlayer::set);
  connect(controls_, &SceneControls::edited, &player_, &LessonPlayer::set);
  connect(&player_, &LessonPlayer::frame_changed, this, &LessonPresentation::show_frame);
  connect(&player_, &LessonPlayer::playing_changed, this, &LessonPresentation::show_frame);
  // A presenter's keys work wherever the focus is.
  const auto on = [this](auto key, auto act) { connect(new QShortcut(key, this), &QShortcut::activated, this, act); };
  on(Qt::Key_PageDown, [this] { player_.forward(); });
  on(Qt::Key_PageUp, [this] { player_.back(); });
  on(Qt::Key_Escape, [this] { close(); });
  on(Qt::Key_F5, [this] { close(); });
  show_frame();
  picture_->setFocus();
}

QWidget* LessonPresentation::make_tools() {
  tools_ = new QWidget;
  tools_->hide();
  controls_ = new SceneControls;
  auto* column = new QVBoxLayout(tools_);
  column->addWidget(controls_);
  column->addWidget(new TransportBar(player_));
  return tools_;
}

/// Gives the controls the slide's smallest type size.
void LessonPresentation::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const double scale = std::min(width() / kSlide.width(), height() / kSlide.height());
  QFont larger = font();
  larger.setPixelSize(std::max(1, static_cast<int>(kSmallType * scale)));
  tools_->setFont(larger);
  const int gap = static_cast<int>(kSmallType * scale);
  tools_->layout()->setContentsMargins(2 * gap, gap / 2, 2 * gap, gap);
}

void LessonPresentation::show_frame() {
  const QString foot =
      tr("%1 \u00B7 step %2 of %3").arg(player_.current().name()).arg(player_.step() + 1).arg(player_.steps());
  picture_->show_frame(player_.shown_frame(), foot);
  controls_->show_controls(player_.current().controls());
  controls_->setEnabled(player_.current().uses_controls(player_.step()));
}

bool LessonPresentation::take(int key) {
  switch (key) {
    case Qt::Key_Right:
    case Qt::Key_Return:
    case Qt::Key_Enter:
      player_.forward();
      return true;
    case Qt::Key_Left:
    case Qt::Key_Backspace:
      player_.back();
      return true;
    case Qt::Key_Space:
      player_.play(!player_.plays());
      return true;
    case Qt::Key_Home:
      player_.play(false);
      player_.go_to(player_.scene());
      return true;
    case Qt::Key_N:
      player_.set_seed(player_.seed() + 1);
      return true;
    case Qt::Key_C:
      tools_->setVisible(!tools_->isVisible());
      return true;
    case Qt::Key_D:
      setPalette(palette_of(is_dark(palette()) ? Appearance::light : Appearance::dark));
      return true;
    default:
      break;
  }
  if (key < Qt::Key_1 || key >= Qt::Key_1 + player_.scenes()) return false;
  player_.play(false);
  player_.go_to(key - Qt::Key_1);
  return true;
}

void LessonPresentation::closeEvent(QCloseEvent* event) {
  player_.play(false);
  QWidget::closeEvent(event);
}

void LessonPresentation::keyPressEvent(QKeyEvent* event) {
  if (!take(event->key())) QWidget::keyPressEvent(event);
}

}  // namespace lookalike
