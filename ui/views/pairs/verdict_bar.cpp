#include "ui/views/pairs/verdict_bar.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/models/text/verdict_text.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/wheel_guard.h"
#include "ui/widgets/labels/elided_label.h"
#include "ui/widgets/labels/labels.h"
#include "ui/widgets/style/flow_layout.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

constexpr int kNoteCharacters = 12;
constexpr int kProgressCharacters = 50;  // precision with its interval; on a separate line in less room
const auto kOrderKey = QStringLiteral("verdicts/order");
const auto kGoesOnKey = QStringLiteral("verdicts/goes_on");

}  // namespace

VerdictBar::VerdictBar(QWidget* keys_in, QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("verdict_bar"));
  auto* judging = new QWidget;
  auto* flow = new FlowLayout(judging);
  make_steps(keys_in);
  flow->addWidget(make_verdicts(keys_in));
  flow->addWidget(make_note(keys_in));
  flow->addWidget(undo_);
  progress_ = named("verdicts.progress", new ElidedLabel);
  follow_type(progress_, [this](const QFontMetrics& type) {
    progress_->setMinimumWidth(kProgressCharacters * type.averageCharWidth());
  });
  auto* going_on = new QWidget;
  auto* row = new FlowLayout(going_on);
  row->addWidget(next_);
  for (QWidget* part : make_order()) row->addWidget(part);
  QWidget* progress = side_by_side({progress_});
  progress->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  row->addWidget(progress);
  strata_ = named("verdicts.strata", new QPushButton(tr("By similarity")));
  strata_->setToolTip(tr("Show the precision for each stratum of 0.05."));
  strata_->setAutoDefault(false);
  connect(strata_, &QPushButton::clicked, this, &VerdictBar::strata_wanted);
  row->addWidget(strata_);
  offer_strata(false);
  auto* column = without_margins(new QVBoxLayout(this));
  follow_type(this, [column](const QFontMetrics& type) { column->setSpacing(type.height() / 4); });
  column->addWidget(judging);
  column->addWidget(going_on);
  show_nothing();
}

QPushButton* VerdictBar::make_button(const char* name, const QString& text, const QString& meaning, const QString& key,
                                     QWidget* keys_in) {
  auto* button = new QPushButton(tr("%1 (%2)").arg(text, key));
  button->setObjectName(QString::fromLatin1(name));
  button->setToolTip(tr("%1 Key: %2.").arg(meaning, key));
  button->setAutoDefault(false);
  auto* action = new QAction(text, this);
  action->setObjectName(QString::fromLatin1(name) + QStringLiteral("_key"));
  action->setToolTip(meaning);
  action->setShortcut(QKeySequence(key));
  action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  keys_in->addAction(action);
  connect(action, &QAction::triggered, button, [button] {
    if (button->isEnabled()) button->click();
  });
  return button;
}

QWidget* VerdictBar::make_verdicts(QWidget* keys_in) {
  constexpr const char* kNames[] = {"verdict.same", "verdict.near", "verdict.different", "verdict.unsure"};
  for (std::size_t i = 0; i < verdicts_.size(); ++i) {
    const Verdict verdict = kVerdicts[i];
    QPushButton* button =
        make_button(kNames[i], verdict_mark(verdict), verdict_meaning(verdict), QString::number(i + 1), keys_in);
    button->setAccessibleName(tr("Verdict: %1").arg(verdict_name(verdict)));
    button->setCheckable(true);
    connect(button, &QPushButton::clicked, this, [this, verdict] { emit judged(verdict); });
    verdicts_[i] = button;
  }
  return side_by_side({verdicts_[0], verdicts_[1], verdicts_[2], verdicts_[3]});
}

QWidget* VerdictBar::make_note(QWidget* keys_in) {
  note_ = named("verdict.note", new QLineEdit);
  note_->setAccessibleName(tr("Note on the pair"));
  note_->setPlaceholderText(tr("note (N)"));
  note_->setToolTip(
      tr("A note on the pair. Key: N; Enter saves it, Esc discards changes. A pair with only a note is unsure."));
  note_->setMaxLength(static_cast<int>(JudgedPair::kLongestNote));
  note_->installEventFilter(this);
  follow_type(note_,
              [this](const QFontMetrics& type) { note_->setMinimumWidth(kNoteCharacters * type.averageCharWidth()); });
  auto* write = named("verdict.note_key", new QAction(tr("Note"), this));
  write->setToolTip(tr("Write a note on the pair; Enter saves it, Esc discards changes."));
  write->setShortcut(QKeySequence(Qt::Key_N));
  write->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  keys_in->addAction(write);
  connect(write, &QAction::triggered, this, [this] {
    if (note_->isEnabled()) note_->setFocus(Qt::ShortcutFocusReason);
  });
  return note_;
}

void VerdictBar::make_steps(QWidget* keys_in) {
  next_ = make_button("verdict.next", tr("Next"), tr("Go to the next unjudged pair."), QStringLiteral("J"), keys_in);
  undo_ = make_button("verdict.undo", tr("Undo"),
                      tr("Undo the last verdict or note and go to its pair; Ctrl+Z in table and texts does the same."),
                      QStringLiteral("U"), keys_in);
  undo_->setAccessibleName(tr("Undo the last verdict"));
  next_->setAccessibleName(tr("Next pair to judge"));
  connect(next_, &QPushButton::clicked, this, &VerdictBar::next_wanted);
  connect(undo_, &QPushButton::clicked, this, &VerdictBar::undo_wanted);
}

QList<QWidget*> VerdictBar::make_order() {
  const QSettings settings;
  order_ = named("verdicts.order", new QComboBox);
  order_->setAccessibleName(tr("Order of judging"));
  order_->addItems({tr("borderline first"), tr("random strata"), tr("unjudged in view")});
  order_->setToolTip(
      tr("The next listed pair: the one nearest to the threshold, one drawn at random and evenly from the strata of "
         "0.05, or the next unjudged row. The limits of precision are valid for pairs drawn at random."));
  order_->setCurrentIndex(std::clamp(settings.value(kOrderKey, 0).toInt(), 0, order_->count() - 1));
  guard_wheel(order_);
  goes_on_ = named("verdicts.goes_on", new QCheckBox(tr("after each verdict")));
  goes_on_->setToolTip(tr("Go to the next pair after each verdict."));
  goes_on_->setChecked(settings.value(kGoesOnKey, true).toBool());
  connect(order_, &QComboBox::activated, this, &VerdictBar::remember);
  connect(goes_on_, &QCheckBox::toggled, this, &VerdictBar::remember);
  return {order_, goes_on_};
}

void VerdictBar::remember() {
  QSettings settings;
  settings.setValue(kOrderKey, order_->currentIndex());
  settings.setValue(kGoesOnKey, goes_on_->isChecked());
}

JudgingOrder VerdictBar::order() const {
  return static_cast<JudgingOrder>(order_->currentIndex());
}

bool VerdictBar::goes_on() const {
  return goes_on_->isChecked();
}

void VerdictBar::show_pair(const JudgedPair* judged) {
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
  show_pair(nullptr);
  for (QPushButton* button : verdicts_) button->setEnabled(false);
  note_->setEnabled(false);
  next_->setEnabled(false);
}

void VerdictBar::show_progress(const QString& progress) {
  progress_->set_text(progress);
}

void VerdictBar::offer_strata(bool offered) {
  strata_->setVisible(offered);
}

void VerdictBar::set_can_undo(bool can) {
  undo_->setEnabled(can);
}

void VerdictBar::keep_note() {
  leave_note(true);
  note_->clear();
}

void VerdictBar::leave_note(bool keep) {
  if (!keep)
    note_->setText(saved_note_);
  else if (note_->isModified() && note_->text() != saved_note_)
    emit noted(saved_note_ = note_->text());
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
