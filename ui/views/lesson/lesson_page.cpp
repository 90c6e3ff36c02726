#include "ui/views/lesson/lesson_page.h"

#include <QApplication>
#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTabBar>
#include <algorithm>

#include "ui/models/text/run_facts.h"
#include "ui/session/session.h"
#include "ui/views/lesson/lesson_export.h"
#include "ui/views/lesson/picture_painter.h"
#include "ui/views/lesson/picture_view.h"
#include "ui/views/lesson/scene_controls.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/style/whole_screen.h"

namespace lookalike {
namespace {

constexpr double kTitle = 1.5, kSentence = 1.35;     // of the type size
constexpr double kLowTitle = 1.1, kLowSentence = 1;  // on a short page
constexpr int kLowLines = 35;                        // of type on a page whose words leave room to the picture
constexpr double kEnlarged = 1.2;                    // of the normal size, from which words leave room as well
constexpr double kMostOfHint = 1.25;                 // of the normal size, unless there is room for kLinesOfWords
constexpr int kLinesOfWords = 6;                     // of type, around a picture that fills the width
constexpr int kLowSpace = 6;                         // pixels beside a low page; a sixth between its parts

void set_type(QLabel* label, QFont font, double share, bool bold = false) {
  font.setPointSizeF(font.pointSizeF() * share);
  font.setBold(bold);
  label->setFont(font);
}

/// The scale of an open guess, if the frame has one.
const Handle* scale_of(const SceneFrame& frame) {
  const auto& handles = frame.picture.handles;
  const auto scale = std::ranges::find(handles, QStringLiteral("guess"), &Handle::id);
  return scale == handles.end() ? nullptr : &*scale;
}

/// Shows how a typed guess is read, or why it is refused.
QString hint_of_typing(const Handle* scale, const QString& typed) {
  if (!scale) return LessonPage::tr("This step has no open question. Enter or Esc continues.");
  if (typed.isEmpty()) return LessonPage::tr("Guess: _   Type a number, then Enter; Esc cancels.");
  const auto value = value_of(*scale, typed);
  if (value)
    return LessonPage::tr("Guess: %1_   Enter adds %2; G adds it and begins the next; Esc cancels.")
        .arg(typed, QString::number(*value, 'g', 3));
  const QString range = LessonPage::tr("Guess: %1_   This is not a number from %2 to %3")
                            .arg(typed, QString::number(scale->least), QString::number(scale->most));
  return range + (scale->most == 1 ? LessonPage::tr(", nor a percentage.") : QStringLiteral("."));
}

}  // namespace

LessonPage::LessonPage(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      player_(make_scenes()),
      reading_(session.worker()),
      board_(new QWidget(this)) {
  setObjectName(QStringLiteral("page.lesson"));
  picture_ = named("lesson.picture", new PictureView);
  picture_->setAccessibleName(tr("Picture of the scene"));
  auto* column = new QVBoxLayout(board_);
  column->addWidget(make_head());
  column->addWidget(picture_, 1);
  column->addWidget(make_words());
  column->addWidget(make_tools());
  without_margins(new QVBoxLayout(this))->addWidget(board_);
  board_->installEventFilter(this);
  setProperty(kPresentable, QVariant::fromValue(board_));
  follow_type(this, [this](const QFontMetrics& type) { set_sizes(type); });
  player_.wait_while([this] { return picture_->is_moving(); });
  connect(picture_, &PictureView::set, &player_, &LessonPlayer::set);
  connect(picture_, &PictureView::pointed, this, &LessonPage::show_slide_keys);
  call_after(pointing_, 3'000, this, [this] {
    picture_->is_moving() ? pointing_.start() : show_frame();  // a new frame would end the motion
  });
  connect(controls_, &SceneControls::edited, &player_, &LessonPlayer::set);
  connect(controls_, &SceneControls::entered, this, [this] { picture_->setFocus(); });
  connect(&player_, &LessonPlayer::place_changed, this, &LessonPage::show_place);
  connect(&player_, &LessonPlayer::frame_changed, this, &LessonPage::show_frame);
  connect(&player_, &LessonPlayer::playing_changed, this, [this] {
    show_place();
    show_frame();
  });
  connect(&session_, &Session::result_changed, this, &LessonPage::read_corpus);
  connect(&session_.surveyor(), &Surveyor::changed, this, &LessonPage::read_corpus);
  add_keys();
  show_place();
}

/// A presentation remote's keys step wherever the focus is, arrow keys if no control uses them.
void LessonPage::add_keys() {
  const auto forward = [this] { player_.forward(); };
  const auto back = [this] { player_.back(); };
  const auto on = [this](auto key, auto step) {
    auto* shortcut = new QShortcut(key, board_);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, &player_, step);
  };
  on(Qt::Key_PageDown, forward);
  on(Qt::Key_PageUp, back);
  keys_ = {{Qt::Key_Right, forward},
           {Qt::Key_Left, back},
           {Qt::Key_Home, [this] { show_scene(player_.scene()); }},
           {Qt::Key_C, [this] { unfold_->toggle(); }},
           {Qt::Key_End, [this] { player_.go_to(player_.scene(), player_.steps() - 1); }},
           {Qt::Key_Question, [this] {
              lists_keys_ = !lists_keys_;
              show_frame();
            }}};
  slide_keys_ = {{Qt::Key_Return, forward},
                 {Qt::Key_Enter, forward},
                 {Qt::Key_Backspace, back},
                 {Qt::Key_Space, [this] { player_.play(!player_.plays()); }},
                 {Qt::Key_B, [this] { picture_->hide_behind(Qt::black); }},
                 {Qt::Key_Period, [this] { picture_->hide_behind(Qt::black); }},
                 {Qt::Key_W, [this] { picture_->hide_behind(Qt::white); }},
                 {Qt::Key_N, [this] { player_.set_seed(player_.seed() + 1); }}};
  for (int scene = 0; scene < player_.scenes(); ++scene)
    slide_keys_[Qt::Key_1 + scene] = [this, scene] { show_scene(scene); };
}

bool LessonPage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ParentChange) follow_parent();
  const bool is_override = event->type() == QEvent::ShortcutOverride;
  int key = is_override || event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
  if (is_override && (typed_ || lists_keys_) && key == Qt::Key_Escape) {  // ends these before the full screen
    event->accept();
    return true;
  }
  if (event->type() == QEvent::KeyPress) {
    if (type_guess(key, static_cast<QKeyEvent*>(event)->text())) return true;
    if (lists_keys_ && key == Qt::Key_Escape) key = Qt::Key_Question;  // hides the list again
    const bool alt = static_cast<QKeyEvent*>(event)->modifiers() & Qt::AltModifier;
    const bool is_scene = alt && key >= Qt::Key_1 && key <= Qt::Key_9;  // whose button is hidden
    for (const auto* keys : {&keys_, &slide_keys_})
      if (const auto known = keys->find(key); known != keys->end() && (keys == &keys_ || is_scene || in_slide_show())) {
        known->second();
        return true;
      }
  }
  return QWidget::eventFilter(watched, event);
}

/// After G, a number with Enter, or with another G, is a guess; keys that type nothing keep their meaning.
bool LessonPage::type_guess(int key, const QString& text) {
  const Handle* scale = scale_of(player_.frame());
  const bool begins = key == Qt::Key_G, enters = key == Qt::Key_Return || key == Qt::Key_Enter;
  if (!typed_ && !begins) return false;
  const QString number = typed_.value_or(QString());
  const auto value = scale && (begins || enters) ? value_of(*scale, number) : std::nullopt;
  if (begins)
    typed_.emplace();
  else if (value || key == Qt::Key_Escape || (enters && number.isEmpty()))
    typed_.reset();
  else if (key == Qt::Key_Backspace)
    typed_->chop(1);
  else if (text.isEmpty())
    return false;
  else if (scale && QStringLiteral("0123456789.,/%").contains(text))
    typed_->append(text);
  if (value) player_.set(QStringLiteral("add_guess"), *value);
  show_frame();
  return true;
}

/// In full screen the board shows only the slide, until the controls are wanted.
void LessonPage::follow_parent() {
  const bool slides = in_slide_show();
  for (QWidget* part : {words_, static_cast<QWidget*>(present_)}) part->setVisible(!slides);
  unfold_->setChecked(false);
  picture_->set_extent(slides ? PictureView::Extent::slide : PictureView::Extent::stage);
  set_sizes(fontMetrics());
  show_frame();
  if (slides) return board_->parentWidget()->layout()->setContentsMargins({});  // so that B blanks the whole screen
  player_.play(false);
  picture_->setFocus();  // arrow keys still step
}

/// The title below the list of scenes, or beside it on a short page.
QWidget* LessonPage::make_head() {
  scenes_ = new SceneList(player_);
  connect(scenes_, &SceneList::chosen, this, &LessonPage::show_scene);
  title_ = named("lesson.title", plain_label({}));
  title_->setWordWrap(true);
  auto* head = new QWidget;
  head_ = without_margins(new QBoxLayout(QBoxLayout::TopToBottom, head));
  head_->addWidget(scenes_);
  head_->addWidget(title_, 1);
  return head;
}

void LessonPage::show_scene(int scene) {
  player_.play(false);
  const bool comes = player_.scene() != scene;
  player_.go_to(scene);
  if (comes && player_.own_texts()) player_.set_own_texts(true);  // in the first scene, to their fields
  picture_->setFocus();  // so that arrow keys step instead of changing the scene
}

void LessonPage::set_sizes(const QFontMetrics& type) {
  const bool enlarged = font_scale() > kEnlarged, is_low = enlarged || height() < kLowLines * type.height();
  const bool slides = in_slide_show(), low = !slides && is_low;
  const int gap = slides ? 0 : type.height() / 2;
  const int beside = low ? kLowSpace : 2 * gap, above = low ? 0 : gap / 2;
  board_->layout()->setContentsMargins(beside, above, beside, above);
  for (QWidget* part : {board_, tools_}) part->layout()->setSpacing(low ? kLowSpace / 6 : gap / 2);
  scenes_->set_short(low);
  head_->setDirection(low ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  head_->setSpacing(low ? gap : gap / 2);
  if (low != (beside_->indexOf(steps_) >= 0)) low ? beside_->addWidget(steps_) : transport_->insertWidget(0, steps_);
  beside_->setSpacing(gap);
  steps_->show();  // a new parent hides it
  unfold_->setVisible(low);
  tools_->setVisible(unfold_->isChecked() || !(low || slides));
  head_->parentWidget()->setVisible(!slides && !(low && unfold_->isChecked()));
  set_type(title_, font(), low ? kLowTitle : kTitle, true);
  // Enlarged words leave room for the picture: the sentence has the size of the menu, the hint less unless the picture
  // fills the width anyway.
  const double least = height() > width() / kStage.width() * kStage.height() + kLinesOfWords * type.height() ? 1 : 0;
  const double sentence = !low ? kSentence : enlarged ? std::max(1.0, kSentence / font_scale()) : kLowSentence;
  set_type(task_, font(), sentence, true);
  set_type(sentence_, font(), sentence);
  set_type(hint_, font(), low && enlarged ? std::max(least, std::min(1.0, kMostOfHint / font_scale())) : 1);
  words_->layout()->setSpacing(low ? 0 : gap / 2);
  sentence_->setMinimumHeight((low ? 1 : 2) * sentence_->fontMetrics().lineSpacing());
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
  for (QLabel* label : {task_, sentence_}) column->addWidget(label);
  beside_ = without_margins(new QHBoxLayout);
  beside_->addWidget(hint_, 1);
  column->addLayout(beside_);
  return words_;
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
  if (std::pair(player_.scene(), player_.step()) != shown_) typed_.reset(), lists_keys_ = false;
  const Scene& scene = player_.current();
  controls_->show_controls(scene.controls());
  controls_->setEnabled(scene.uses_controls(player_.step()));
  place_->setText(tr("%1 of %2").arg(player_.step() + 1).arg(player_.steps()));
  play_->setText(player_.plays() ? tr("P&ause") : tr("Pl&ay"));
  back_->setEnabled(player_.scene() > 0 || player_.step() > 0);
  next_->setEnabled(player_.scene() + 1 < player_.scenes() || player_.step() + 1 < player_.steps());
  own_->setChecked(player_.own_texts());
  own_->setEnabled(player_.scene() == 0 || scene.follows_texts());
  seed_->setEnabled(scene.is_random());
  seed_->setToolTip(
      scene.is_random()
          ? tr("The seed of the random permutations, documents and pairs; equal seeds give equal results.")
          : tr("Nothing is random in this scene."));
  const QSignalBlocker quiet(seed_);
  seed_->setValue(static_cast<int>(player_.seed()));
}

void LessonPage::show_frame() {
  const std::pair place(player_.scene(), player_.step());
  SceneFrame frame = player_.shown_frame();
  if (in_slide_show()) frame.hint = QString(frame.hint + u' ' + frame.keys).trimmed();
  if (lists_keys_) frame.hint = keys_of_lesson();
  if (typed_) frame.hint = hint_of_typing(scale_of(frame), *typed_);
  title_->setText(frame.title);
  sentence_->setText(unbroken(frame.sentence));
  hint_->setText(unbroken(frame.hint));
  const bool forward = std::pair(shown_.first, shown_.second + 1) == place;
  shown_ = place;
  const QString keys =
      pointing_.isActive() ? tr("N: seed, D: colours, C: controls, ?: keys \u00B7 ") : tr("?: keys \u00B7 ");
  picture_->show_frame(frame, keys + foot_of(player_.current(), player_.scene() + 1, player_.step(), corpus()),
                       forward && motion_->isChecked());
}

/// For some seconds after the pointer moved over a slide.
void LessonPage::show_slide_keys() {
  if (!in_slide_show() || picture_->is_moving()) return;
  const bool are_shown = pointing_.isActive();
  pointing_.start();
  if (!are_shown) show_frame();
}

/// The request waits for the current run, if there is one.
void LessonPage::read_corpus() {
  const auto run = session_.result();
  if (!run || !isVisible()) return reading_.cancel();
  reading_.request([run, summary = session_.surveyor().summary(), name = corpus_name(session_.paths()),
                    pair = pair_ ? pair_() : std::nullopt](
                       const std::stop_token&) { return lesson::open_corpus_inputs(*run, summary.get(), name, pair); },
                   [this](const lesson::OpenCorpusInputs& inputs) { show_corpus(inputs); });
}

void LessonPage::show_corpus(const lesson::OpenCorpusInputs& inputs) {
  auto& last = dynamic_cast<lesson::OpenCorpusScene&>(player_.edit(player_.scenes() - 1));
  if (last.inputs() == inputs) return;
  last.show(inputs);
  player_.edit(0).set(QStringLiteral("documents"), static_cast<qulonglong>(inputs.documents));
  if (player_.scene() == player_.scenes() - 1 || player_.scene() == 0) player_.go_to(player_.scene(), player_.step());
}

void LessonPage::focusInEvent(QFocusEvent*) {
  picture_->setFocus();  // a focus proxy would end the order of Tab here
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

}  // namespace lookalike
