#include "ui/views/lesson/lesson_page.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/models/lesson/student_way.h"
#include "ui/models/text/run_facts.h"
#include "ui/session/session.h"
#include "ui/views/lesson/lesson_export.h"
#include "ui/views/lesson/picture_view.h"
#include "ui/views/lesson/scene_controls.h"
#include "ui/views/lesson/scene_list.h"
#include "ui/views/lesson/transport_bar.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/labels/labels.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

void begin(LessonPlayer& player, const Exercise& exercise) {
  player.play(false);
  player.go_to(exercise.scene);
  player.reset();
  for (const QString& setting : exercise.settings.split(u' ', Qt::SkipEmptyParts))
    player.set(setting.section(u'=', 0, 0), setting.section(u'=', 1));
  player.go_to(exercise.scene, exercise.step);
}

constexpr double kTitle = 1.5, kSentence = 1.35;        // of the type size
constexpr double kLowTitle = 1.25, kLowSentence = 1.1;  // on a low page
constexpr int kLowLines = 30;                           // of type on a page whose words leave room to the picture
constexpr int kSentenceLines = 2;

void set_type(QLabel* label, QFont font, double share, bool bold = false) {
  font.setPointSizeF(font.pointSizeF() * share);
  font.setBold(bold);
  label->setFont(font);
}

}  // namespace

LessonPage::LessonPage(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), player_(make_scenes()), reading_(session.worker()) {
  setObjectName(QStringLiteral("page.lesson"));
  picture_ = named("lesson.picture", new PictureView(PictureView::Extent::stage));
  picture_->setAccessibleName(tr("Picture of the scene"));
  controls_ = new SceneControls;
  auto* column = new QVBoxLayout(this);
  column->addWidget(make_head());
  column->addWidget(picture_, 1);
  for (QWidget* part : std::initializer_list<QWidget*>{make_words(), controls_, make_tools()}) column->addWidget(part);
  follow_type(this, [this](const QFontMetrics& type) { set_sizes(type); });
  connect(picture_, &PictureView::set, &player_, &LessonPlayer::set);
  connect(controls_, &SceneControls::edited, &player_, &LessonPlayer::set);
  connect(&player_, &LessonPlayer::place_changed, this, &LessonPage::show_place);
  connect(&player_, &LessonPlayer::frame_changed, this, &LessonPage::show_frame);
  connect(&player_, &LessonPlayer::playing_changed, this, &LessonPage::show_frame);
  connect(&session_, &Session::result_changed, this, &LessonPage::read_corpus);
  connect(&session_.surveyor(), &Surveyor::changed, this, &LessonPage::read_corpus);
  add_keys();
  show_place();
}

/// A presenter's keys step wherever the focus is.
void LessonPage::add_keys() {
  const auto on = [this](auto key, auto step) {
    auto* shortcut = new QShortcut(key, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, &player_, step);
  };
  on(Qt::Key_PageDown, &LessonPlayer::forward);
  on(Qt::Key_PageUp, &LessonPlayer::back);
}

/// The title below the list of scenes, or beside it on a low page.
QWidget* LessonPage::make_head() {
  scenes_ = new SceneList(player_);
  connect(scenes_, &SceneList::chosen, this, [this](int scene) {
    player_.play(false);
    player_.go_to(scene);
    picture_->setFocus();  // so that arrow keys step instead of changing the scene
  });
  title_ = named("lesson.title", plain_label({}));
  title_->setWordWrap(true);
  auto* head = new QWidget;
  head_ = without_margins(new QBoxLayout(QBoxLayout::TopToBottom, head));
  head_->addWidget(scenes_);
  head_->addWidget(title_, 1);
  return head;
}

void LessonPage::set_sizes(const QFontMetrics& type) {
  const int gap = type.height() / 2;
  const bool low = height() < kLowLines * type.height();
  layout()->setContentsMargins(2 * gap, gap / 2, 2 * gap, gap / 2);
  layout()->setSpacing(gap / 2);
  scenes_->set_short(low);
  head_->setDirection(low ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  head_->setSpacing(low ? gap : gap / 2);
  set_type(title_, font(), low ? kLowTitle : kTitle, true);
  set_type(task_, font(), low ? kLowSentence : kSentence, true);
  set_type(sentence_, font(), low ? kLowSentence : kSentence);
  words_->layout()->setSpacing(low ? 0 : gap / 2);
  sentence_->setMinimumHeight(kSentenceLines * sentence_->fontMetrics().lineSpacing());
  hint_->setMinimumHeight(hint_->fontMetrics().lineSpacing());
}

QWidget* LessonPage::make_words() {
  words_ = new QWidget;
  auto* column = without_margins(new QVBoxLayout(words_));
  sentence_ = named("lesson.sentence", wrapped_label({}));
  hint_ = named("lesson.hint", faint_label({}));
  hint_->setWordWrap(true);
  task_ = named("lesson.task", heading_label({}));
  task_->setWordWrap(true);
  task_->hide();
  for (QLabel* label : {task_, sentence_, hint_}) column->addWidget(label);
  return words_;
}

QWidget* LessonPage::make_tools() {
  auto* tools = new TransportBar(player_);
  auto* present = named("lesson.present", new QPushButton(tr("Sl&ide show")));
  present->setToolTip(tr("Show the scene in full screen (F5); Esc leaves."));
  connect(present, &QPushButton::clicked, this, &LessonPage::presentation_wanted);
  tools->layout()->addWidget(make_way());
  tools->layout()->addWidget(present);
  tools->layout()->addWidget(new LessonExport(player_, [this] { return corpus(); }));
  return tools;
}

/// A button with a menu of nine exercises; each opens a scene with its values set.
QWidget* LessonPage::make_way() {
  auto* way = named("lesson.try", new QToolButton);
  way->setText(tr("&What to try"));
  way->setToolTip(tr("Nine questions for self-study; each opens a scene with its values set."));
  way->setPopupMode(QToolButton::InstantPopup);
  way->setFocusPolicy(Qt::StrongFocus);
  way->setMenu(new QMenu(way));
  way->menu()->setToolTipsVisible(true);
  int number = 0;
  for (const Exercise& exercise : student_way()) {
    const QString scene = player_.scene(exercise.scene).name();
    QAction* action = way->menu()->addAction(QStringLiteral("&%1  %2: %3").arg(++number).arg(scene, exercise.title));
    action->setObjectName(QStringLiteral("lesson.try.%1").arg(number));
    action->setToolTip(exercise.task);
    connect(action, &QAction::triggered, this, [this, exercise] {
      begin(player_, exercise);
      show_task(exercise.task);
    });
  }
  return way;
}

QString LessonPage::corpus() const {
  return corpus_line(session_.paths(), session_.recipe());
}

/// Shows the question as long as its scene is shown.
void LessonPage::show_task(const QString& task) {
  task_scene_ = player_.scene();
  task_->setText(task);
  task_->setVisible(!task.isEmpty());
  if (!task.isEmpty()) picture_->setFocus();  // so that arrow keys step
}

void LessonPage::show_place() {
  if (player_.scene() != task_scene_) show_task({});
  controls_->show_controls(player_.current().controls());
  controls_->setEnabled(player_.current().uses_controls(player_.step()));
}

void LessonPage::show_frame() {
  const SceneFrame frame = player_.shown_frame();
  title_->setText(frame.title);
  sentence_->setText(frame.sentence);
  hint_->setText(frame.hint);
  picture_->show_frame(frame);
}

/// Queued after the current run, if there is one.
void LessonPage::read_corpus() {
  const auto run = session_.result();
  if (!run || !isVisible()) return reading_.cancel();
  reading_.request([run, summary = session_.surveyor().summary(), name = corpus_name(session_.paths()),
                    pair = pair_ ? pair_() : std::nullopt](
                       const std::stop_token&) { return lesson::open_corpus_inputs(*run, summary.get(), name, pair); },
                   [this](const lesson::OpenCorpusInputs& inputs) { show_corpus(inputs); });
}

void LessonPage::show_corpus(const lesson::OpenCorpusInputs& inputs) {
  auto& scene = dynamic_cast<lesson::OpenCorpusScene&>(player_.edit(player_.scenes() - 1));
  if (scene.inputs() == inputs) return;
  scene.show(inputs);
  if (player_.scene() == player_.scenes() - 1) player_.go_to(player_.scene(), player_.step());
}

void LessonPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (!qobject_cast<QTabBar*>(QApplication::focusWidget())) picture_->setFocus();
  read_corpus();
  if (!player_.up_to_date()) player_.refresh();
}

void LessonPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  set_sizes(fontMetrics());
}

/// Handles arrow keys that no control of the page uses.
void LessonPage::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  if (key == Qt::Key_Right) return player_.forward();
  if (key == Qt::Key_Left) return player_.back();
  QWidget::keyPressEvent(event);
}

}  // namespace lookalike
