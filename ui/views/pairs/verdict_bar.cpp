#include "ui/views/pairs/verdict_bar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSettings>
#include <algorithm>

#include "core/base/value_text.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/verdict_text.h"
#include "ui/widgets/controls/two_line_label.h"
#include "ui/widgets/style/flow_layout.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

constexpr int kNoteCharacters = 12;
constexpr int kProgressCharacters = 60;  // typical progress; with less space it has its own line
const auto kOrderKey = QStringLiteral("verdicts/order");
const auto kGoesOnKey = QStringLiteral("verdicts/goes_on");

}  // namespace

VerdictBar::VerdictBar(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("verdict_bar"));
  auto* flow = new FlowLayout(this);
  flow->addWidget(make_verdicts());
  make_note();
  undo_ = make_button("verdict.undo", tr("Undo"), tooltip_of("verdict.undo"), QStringLiteral("U"));
  undo_->setAccessibleName(tr("Undo the last verdict"));
  connect(undo_, &QPushButton::clicked, this, &VerdictBar::undo_wanted);
  make_choices();
  progress_ = named("verdicts.progress", new TwoLineLabel);
  progress_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  follow_type(this, [this](const QFontMetrics& type) {
    setMinimumWidth(kProgressCharacters * type.averageCharWidth());
    fit_progress();
  });
  for (const Part& part : Parts{note_, undo_, leave_, next_, order_, goes_on_, progress_}) flow->addWidget(part.widget);
  show_nothing();
}

QAction* VerdictBar::add_key(const char* name, const QString& text, const QString& meaning, const QKeySequence& key) {
  auto* action = named(name + QStringLiteral("_key"), new QAction(text, this));
  action->setToolTip(meaning);
  action->setShortcut(key);
  action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  addAction(action);
  return action;
}

QPushButton* VerdictBar::make_button(const char* name, const QString& text, const QString& meaning,
                                     const QString& key) {
  auto* button = named(name, new QPushButton(tr("%1 (%2)").arg(text, key)));
  button->setToolTip(tr("%1 Key: %2.").arg(meaning, key));
  button->setAutoDefault(false);
  connect(add_key(name, text, meaning, QKeySequence(key)), &QAction::triggered, button, [button] {
    if (button->isEnabled() && button->isVisible()) button->click();
  });
  return button;
}

/// The four buttons stay together when the line wraps.
QWidget* VerdictBar::make_verdicts() {
  constexpr const char* kNames[] = {"verdict.same", "verdict.near", "verdict.different", "verdict.unsure"};
  auto* box = new QWidget;
  auto* row = without_margins(new QHBoxLayout(box));
  for (std::size_t i = 0; i < verdicts_.size(); ++i) {
    const Verdict verdict = kVerdicts[i];
    QPushButton* button =
        make_button(kNames[i], verdict_mark(verdict), verdict_meaning(verdict), QString::number(i + 1));
    actions().back()->setData(static_cast<int>(verdict));
    button->setAccessibleName(tr("Verdict: %1").arg(verdict_name(verdict)));
    button->setCheckable(true);
    connect(button, &QPushButton::clicked, this, [this, verdict] { emit judged(verdict); });
    verdicts_[i] = button;
    row->addWidget(button);
  }
  return box;
}

void VerdictBar::make_note() {
  note_ = explained("verdict.note", new QLineEdit, tr("Note on the pair"));
  note_->setPlaceholderText(tr("note (N)"));
  note_->setMaxLength(static_cast<int>(JudgedPair::kLongestNote));
  note_->installEventFilter(this);
  follow_type(note_,
              [this](const QFontMetrics& type) { note_->setMinimumWidth(kNoteCharacters * type.averageCharWidth()); });
  const QAction* write = add_key("verdict.note", tr("Note"), tooltip_of("verdict.note_key"), Qt::Key_N);
  connect(write, &QAction::triggered, this, [this] {
    if (!note_->isEnabled() || !note_->isVisible()) return;
    if (!draft_.isEmpty()) {
      note_->setText(draft_);
      note_->setModified(true);
      set_draft({});
    }
    note_->setFocus(Qt::ShortcutFocusReason);
  });
}

void VerdictBar::make_choices() {
  const QSettings settings;
  leave_ = push_button("judging.leave", tr("Leave (Esc)"), this, [this] { window()->close(); });
  leave_->hide();
  next_ = make_button("verdict.next", tr("Next"), tooltip_of("verdict.next"), QStringLiteral("J"));
  next_->setAccessibleName(tr("Next pair to judge"));
  connect(next_, &QPushButton::clicked, this, &VerdictBar::next_wanted);
  order_ = explained("verdicts.order", new QComboBox, tr("Order of judging"));
  order_->addItems({tr("borderline first"), tr("random strata"), tr("unjudged in view")});
  const int order = settings.value(kOrderKey, static_cast<int>(JudgingOrder::strata)).toInt();
  order_->setCurrentIndex(std::clamp(order, 0, order_->count() - 1));
  guard_wheel(order_);
  goes_on_ = explained("verdicts.goes_on", new QCheckBox(tr("after each verdict")));
  goes_on_->setChecked(settings.value(kGoesOnKey, true).toBool());
  connect(order_, &QComboBox::activated, this, [this] { resize_sample(0); });
  connect(goes_on_, &QCheckBox::toggled, this, &VerdictBar::remember);
}

void VerdictBar::set_alone(bool alone) {
  for (QWidget* part : std::initializer_list<QWidget*>{next_, order_, goes_on_}) part->setVisible(!alone);
  leave_->setVisible(alone);
}

void VerdictBar::remember() {
  QSettings settings;
  settings.setValue(kOrderKey, order_->currentIndex());
  settings.setValue(kGoesOnKey, goes_on_->isChecked());
}

JudgingSample VerdictBar::sampling() const {
  return {static_cast<JudgingOrder>(order_->currentIndex()), size_};
}

void VerdictBar::set_sampling(const JudgingSample& sample) {
  order_->setCurrentIndex(static_cast<int>(sample.order));
  size_ = sample.size;
  remember();
  emit sampling_changed();
}

bool VerdictBar::goes_on() const {
  return goes_on_->isChecked();
}

Error VerdictBar::limit_reached() {
  return {ErrorCode::too_large,
          grouped(Verdicts::kMost).append(" verdicts are the maximum in a run file. Further ones were ignored."),
          {}};
}

void VerdictBar::show_pair(const std::optional<OtherVerdict>& judged) {
  for (std::size_t i = 0; i < verdicts_.size(); ++i) {
    verdicts_[i]->setEnabled(true);
    verdicts_[i]->setChecked(judged && judged->verdict == kVerdicts[i]);
  }
  saved_note_ = judged ? QString::fromStdString(judged->note) : QString();
  note_->setEnabled(true);
  if (!note_->hasFocus() || note_->text().isEmpty()) note_->setText(saved_note_);
  next_->setEnabled(true);
}

void VerdictBar::show_nothing() {
  show_pair({});
  for (QPushButton* button : verdicts_) button->setEnabled(false);
  note_->setEnabled(false);
  next_->setEnabled(false);
}

void VerdictBar::show_progress(const QString& progress, const QString& details) {
  told_ = progress;
  details_ = details;
  const QString line =
      draft_.isEmpty() ? progress : tr("note not saved; N brings it back") + QStringLiteral(" \u00B7 ") + progress;
  progress_->set_text(line);
  fit_progress();
  progress_->setToolTip(tooltip_text(line + u'\n' + details));
}

/// A long line of progress gets its own line of the bar.
void VerdictBar::fit_progress() {
  const int least = minimumWidth(), half = fontMetrics().horizontalAdvance(progress_->text()) / 2;
  progress_->setMinimumWidth(std::clamp(half + least / 4, least, std::max(least, width())));
}

void VerdictBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit_progress();
}

void VerdictBar::set_can_undo(bool can) {
  undo_->setEnabled(can);
}

void VerdictBar::keep_note() {
  leave_note(true);
  note_->clear();
  set_draft({});
}

void VerdictBar::set_draft(const QString& note) {
  draft_ = note;
  show_progress(told_, details_);
}

void VerdictBar::leave_note(bool keep) {
  if (!note_->isModified() || note_->text() == saved_note_) return;
  if (keep) return emit noted(saved_note_ = note_->text());
  set_draft(note_->text());
  note_->setText(saved_note_);
}

bool VerdictBar::eventFilter(QObject* object, QEvent* event) {
  if (object != note_) return QWidget::eventFilter(object, event);
  if (event->type() == QEvent::FocusOut) leave_note(true);
  if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
    event->accept();  // not the window's Esc
  if (event->type() != QEvent::KeyPress) return false;
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Escape) return false;
  leave_note(key != Qt::Key_Escape);
  emit note_left();
  return true;
}

}  // namespace lookalike
