#include "ui/views/pairs/pair_filter_bar.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QCompleter>
#include <QInputMethodEvent>
#include <QJsonObject>
#include <QKeyEvent>
#include <QLabel>
#include <QSpinBox>
#include <QTextCharFormat>
#include <algorithm>

#include "ui/models/text/display_text.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/style/flow_layout.h"
#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

/// The beginnings of all conditions, and the words that join them.
const QStringList& offers() {
  static const QStringList all = {QStringLiteral("j>="),           QStringLiteral("j<"),
                                  QStringLiteral("estimate>="),    QStringLiteral("estimate<"),
                                  QStringLiteral("bands<"),        QStringLiteral("bands>="),
                                  QStringLiteral("words>"),        QStringLiteral("words<"),
                                  QStringLiteral("id:"),           QStringLiteral("doc:"),
                                  QStringLiteral("group:"),        QStringLiteral("verdict:"),
                                  QStringLiteral("identical"),     QStringLiteral("not "),
                                  QStringLiteral("and "),          QStringLiteral("or "),
                                  QStringLiteral("containment>="), QStringLiteral("judge:")};
  return all;
}

constexpr int kTypingPause = 200;  // milliseconds
constexpr int kShort = 10;         // words, default
constexpr int kSampled = 20;       // pairs per stratum, default
constexpr int kMost = 100'000;
constexpr int kLeastCharacters = 40;  // of the filter line

/// Joins both conditions into one filter.
std::string joined(const std::string& condition, const std::string& typed) {
  return typed.empty() ? condition : condition + " (" + typed + ")";
}

}  // namespace

FilterLine::FilterLine(QWidget* parent) : QLineEdit(parent), completer_(new QCompleter(offers(), this)) {
  completer_->setWidget(this);
  completer_->setCaseSensitivity(Qt::CaseInsensitive);
  connect(completer_, qOverload<const QString&>(&QCompleter::activated), this, &FilterLine::complete);
  connect(this, &QLineEdit::textEdited, this, &FilterLine::offer);
}

int FilterLine::word_begin() const {
  int begin = cursorPosition();
  while (begin > 0 && !text()[begin - 1].isSpace() && text()[begin - 1] != u'(') --begin;
  return begin;
}

void FilterLine::offer() {
  const int begin = word_begin();
  completer_->setCompletionPrefix(text().mid(begin, cursorPosition() - begin));
  const bool known =
      completer_->completionCount() == 1 && completer_->currentCompletion().trimmed() == completer_->completionPrefix();
  if (completer_->completionPrefix().isEmpty() || completer_->completionCount() == 0 || known)
    return completer_->popup()->hide();
  completer_->popup()->setObjectName(QStringLiteral("pairs.filter.offers"));
  completer_->popup()->setAccessibleName(tr("Completions"));
  completer_->complete();
}

void FilterLine::complete(const QString& word) {
  const int begin = word_begin();
  setSelection(begin, cursorPosition() - begin);
  insert(word);
}

void FilterLine::take_completion() {
  const QModelIndex chosen = completer_->popup()->currentIndex();
  completer_->popup()->hide();
  complete(chosen.isValid() ? chosen.data().toString() : completer_->currentCompletion());
}

/// Catches Tab before it moves the focus out of the line.
bool FilterLine::event(QEvent* event) {
  const bool is_tab = event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Tab;
  if (!is_tab || !completer_->popup()->isVisible()) return QLineEdit::event(event);
  take_completion();
  event->accept();
  return true;
}

/// The open list of completions takes these keys.
void FilterLine::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  const bool of_list = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape;
  if (of_list && completer_->popup()->isVisible()) return event->ignore();
  QLineEdit::keyPressEvent(event);
}

/// A line edit accepts formats only from an input method event.
void FilterLine::mark(std::optional<qsizetype> position) {
  if (!position && !marked_) return;  // the user may be composing a character
  marked_ = position.has_value();
  QList<QInputMethodEvent::Attribute> attributes;
  if (position && !text().isEmpty()) {
    QTextCharFormat wrong;
    wrong.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    wrong.setUnderlineColor(line_colour(Hue::vermilion, palette()));
    const int begin = static_cast<int>(std::min(*position, text().size() - 1));
    attributes.append(QInputMethodEvent::Attribute(QInputMethodEvent::TextFormat, begin - cursorPosition(),
                                                   static_cast<int>(text().size()) - begin, wrong));
  }
  QInputMethodEvent event({}, attributes);
  inputMethodEvent(&event);
}

PairFilterBar::PairFilterBar(QWidget* chooser, QWidget* remark, QWidget* parent) : QWidget(parent) {
  problem_ = named("pairs.filter_problem", plain_label({}));
  take_any_width(problem_);
  problem_->setWordWrap(true);
  problem_->hide();
  auto* parts = new QWidget;
  auto* flow = new FlowLayout(parts);
  flow->addWidget(chooser);
  add_switches(flow);
  flow->addWidget(make_line());
  flow->addWidget(remark);
  remark->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  follow_type(line_,
              [this](const QFontMetrics& type) { line_->setMinimumWidth(kLeastCharacters * type.averageCharWidth()); });
  column_of({parts, problem_}, this);
  connect(line_, &QLineEdit::textChanged, this, [this] {
    line_->mark({});
    typing_.start();
  });
  call_after(typing_, kTypingPause, this, &PairFilterBar::read);
  connect(line_, &QLineEdit::returnPressed, this, &PairFilterBar::read);
  read();
}

QWidget* PairFilterBar::make_line() {
  line_ = explained("pairs.filter", new FilterLine, tr("Filter"));
  line_->setPlaceholderText(
      tr("words, j>=0.8, bands<3, words>10, id:17, doc:211, group:1, verdict:near, and, or, not"));
  line_->setClearButtonEnabled(true);
  return side_by_side({label_for(line_, tr("Filter")), line_});
}

QCheckBox* PairFilterBar::make_switch(const char* name, const QString& text) {
  auto* box = explained(name, new QCheckBox(text));
  connect(box, &QCheckBox::toggled, this, &PairFilterBar::read);
  return box;
}

QSpinBox* PairFilterBar::make_number(const char* name, const QString& spoken, int value) {
  auto* number = explained(name, new NumberBox<QSpinBox>, spoken);
  number->setRange(1, kMost);
  number->setValue(value);
  number->setKeyboardTracking(false);
  guard_wheel(number);
  connect(number, qOverload<int>(&QSpinBox::valueChanged), this, &PairFilterBar::read);
  return number;
}

void PairFilterBar::show_hidden(std::uint64_t identical) {
  hide_identical_->setText(identical == 0 ? tr("hide &identical")
                                          : tr("hide %1 &identical").arg(count_text(identical)));
}

void PairFilterBar::add_switches(QLayout* flow) {
  hide_identical_ = make_switch("pairs.hide_identical", {});
  hide_identical_->setChecked(true);
  show_hidden(0);
  one_a_group_ = make_switch("pairs.one_a_group", tr("one per group"));
  hide_short_ = make_switch("pairs.hide_short", tr("at least"));
  words_ = make_number("pairs.least_words", tr("Minimum number of words"), kShort);
  sample_ = make_switch("pairs.sample", tr("sample of"));
  of_stratum_ = make_number("pairs.sample_size", tr("Pairs per stratum"), kSampled);
  flow->addWidget(hide_identical_);
  flow->addWidget(one_a_group_);
  flow->addWidget(side_by_side({hide_short_, words_, plain_label(tr("words"))}));
  flow->addWidget(side_by_side({sample_, of_stratum_, plain_label(tr("per stratum"))}));
}

void PairFilterBar::set_filter(const QString& text) {
  line_->setText(text);
  read();
}

void PairFilterBar::return_to(const QJsonObject& place) {
  hide_identical_->setChecked(!place[u"with_identical"].toBool());
  one_a_group_->setChecked(place[u"one_a_group"].toBool());
  hide_short_->setChecked(false);
  const int sample = place[u"sample"].toInt();
  sample_->setChecked(sample > 0);
  if (sample > 0) of_stratum_->setValue(sample);
  set_filter(place[u"filter"].toString());
}

/// An invalid filter leaves the list unchanged, and shows its error with the position.
void PairFilterBar::read() {
  if (!of_stratum_) return;
  typing_.stop();
  const QString typed = line_->text();
  auto filter = PairFilter::parse(typed.toStdString());
  problem_->setText(filter ? QString()
                           : tr("%1 The list is unchanged.").arg(QString::fromStdString(to_string(filter.error()))));
  problem_->setVisible(!filter);
  if (!filter) {
    const std::u32string before = typed.toStdU32String().substr(0, filter.error().position);
    return line_->mark(QString::fromStdU32String(before).size());
  }
  line_->mark({});
  if (hide_short_->isChecked()) {
    const std::string longer = "words>=" + std::to_string(words_->value());
    filter = *PairFilter::parse(joined(longer, filter->passes_all() ? std::string() : filter->text()));
  }
  listing_ = {std::move(*filter), hide_identical_->isChecked() ? IdenticalPairs::without : IdenticalPairs::with,
              one_a_group_->isChecked(), sample_->isChecked() ? static_cast<std::uint32_t>(of_stratum_->value()) : 0};
  emit changed();
}

}  // namespace lookalike
