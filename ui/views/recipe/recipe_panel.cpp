#include "ui/views/recipe/recipe_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>

#include "ui/models/text/display_text.h"
#include "ui/models/text/parameter_text.h"
#include "ui/models/text/run_facts.h"
#include "ui/session/session.h"
#include "ui/views/recipe/recipe_groups.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {

/// Scrolls only vertically: it is never narrower than its content, at any type size.
class WideEnoughArea final : public QScrollArea {
 public:
  /// The width of its content in the last layout.
  int wanted_width() {
    fit();
    return widget()->sizeHint().width() + bar_width();
  }

 protected:
  bool eventFilter(QObject* object, QEvent* event) override {
    const bool done = QScrollArea::eventFilter(object, event);
    if (object != widget() || event->type() != QEvent::LayoutRequest) return done;
    fit();
    return done;
  }

 private:
  void fit() { setMinimumWidth(widget()->minimumSizeHint().width() + bar_width()); }
  int bar_width() const { return verticalScrollBar()->sizeHint().width(); }
};

namespace {

QString lines_of(const std::vector<std::string>& sentences) {
  QStringList texts;
  for (const std::string& sentence : sentences) texts << sentence_text(sentence);
  return texts.join(u'\n');
}

QString key_text(QKeySequence::StandardKey key) {
  return QKeySequence(key).toString(QKeySequence::NativeText);
}

QToolButton* small_button(const char* name, const QString& text, const QString& tip) {
  auto* button = named(name, new QToolButton);
  button->setText(text);
  button->setToolTip(tip);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setEnabled(false);
  return button;
}

/// Says what F5 would do, and how long it takes according to previous runs.
QString waiting_sentence(Session& session) {
  const auto& last = session.result();
  if (!last) return RecipePanel::tr("Not run yet. F5 runs it.");
  const auto stage = first_stage_to_redo(last->recipe, session.recipe());
  if (!stage) return {};
  return RecipePanel::tr("Not run yet. F5 %1; about %2.")
      .arg(redone_stages(*stage).replace(QStringLiteral(":"), QString()),
           seconds_text(seconds_from(last->report.seconds, *stage)));
}

QComboBox* study_choice() {
  auto* choice = explained("study", new QComboBox, RecipePanel::tr("Study: a named recipe"));
  choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  choice->setMinimumContentsLength(12);
  guard_wheel(choice);
  for (const Study& study : studies()) {
    choice->addItem(core_text(study.title));
    choice->setItemData(choice->count() - 1, tooltip_text(core_text(study.about)), Qt::ToolTipRole);
  }
  return choice;
}

}  // namespace

RecipePanel::RecipePanel(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  QWidget* header = make_header();
  QWidget* scroll = make_scroll();
  column_of({header, {scroll, 1}, make_notes()}, this)->layout()->setSpacing(0);
  connect(&session_, &Session::recipe_changed, this, &RecipePanel::show_recipe);
  connect(&session_, &Session::corpus_changed, this, &RecipePanel::show_recipe);
  connect(&session_, &Session::result_changed, this, &RecipePanel::show_costs);
  connect(&session_, &Session::busy_changed, this, &RecipePanel::show_notes);
  show_recipe();
}

void RecipePanel::set_narrow(bool narrow) {
  groups_->set_stacked(narrow);
}

int RecipePanel::wanted_width() const {
  return std::max(scroll_->wanted_width(), minimumSizeHint().width());
}

QWidget* RecipePanel::make_header() {
  auto* header = new QWidget;
  auto* grid = new QGridLayout(header);
  set_page_margins(header, grid);
  studies_ = study_choice();
  connect(studies_, &QComboBox::activated, this, &RecipePanel::choose_study);
  QUndoStack& history = session_.history();
  QToolButton* undo =
      small_button("undo_button", tr("Undo"), tr("Undo the last change (%1).").arg(key_text(QKeySequence::Undo)));
  QToolButton* redo = small_button("redo_button", tr("Redo"),
                                   tr("Redo the last undone change (%1).").arg(key_text(QKeySequence::Redo)));
  connect(undo, &QToolButton::clicked, &history, &QUndoStack::undo);
  connect(redo, &QToolButton::clicked, &history, &QUndoStack::redo);
  connect(&history, &QUndoStack::canUndoChanged, undo, &QWidget::setEnabled);
  connect(&history, &QUndoStack::canRedoChanged, redo, &QWidget::setEnabled);
  grid->addWidget(label_for(studies_, tr("St&udy")), 0, 0);
  grid->addWidget(studies_, 0, 1, 1, 3);
  grid->addWidget(make_live(), 1, 0, 1, 2);
  grid->addWidget(undo, 1, 2);
  grid->addWidget(redo, 1, 3);
  grid->setColumnStretch(1, 1);
  return header;
}

/// Runs the waiting edits.
QWidget* RecipePanel::make_live() {
  live_ = explained("live", new QCheckBox(tr("&Live")));
  live_->setChecked(session_.live());
  connect(live_, &QCheckBox::toggled, this, [this](bool live) {
    session_.set_live(live);
    show_notes();
  });
  run_ = small_button("recipe.run", tr("Run (F5)"), tr("Run the current recipe."));
  connect(run_, &QToolButton::clicked, this, &RecipePanel::run_wanted);
  auto* line = new QWidget;
  auto* row = without_margins(new QHBoxLayout(line));
  row->addWidget(live_);
  row->addWidget(run_);
  row->addStretch(1);
  return line;
}

QWidget* RecipePanel::make_scroll() {
  groups_ = new RecipeGroups;
  connect(groups_, &RecipeGroups::edited, this, &RecipePanel::edit);
  connect(groups_, &RecipeGroups::gesture_began, &session_, &Session::begin_gesture);
  connect(groups_, &RecipeGroups::gesture_ended, &session_, &Session::end_gesture);
  connect(groups_, &RecipeGroups::suggestion_wanted, this, &RecipePanel::suggestion_wanted);
  scroll_ = named("recipe.scroll", new WideEnoughArea);
  scroll_->setWidget(groups_);
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setFocusPolicy(Qt::NoFocus);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  return scroll_;
}

QWidget* RecipePanel::make_notes() {
  notes_ = new QWidget;
  auto* column = new QVBoxLayout(notes_);
  set_page_margins(notes_, column);
  problems_ = named("recipe.problems", wrapped_label({}));
  warnings_ = named("recipe.warnings", faint_label({}));
  warnings_->setWordWrap(true);
  waiting_ = named("recipe.waiting", wrapped_label({}));
  for (QLabel* note : {waiting_, problems_, warnings_}) {
    take_any_width(note);
    column->addWidget(note);
  }
  return notes_;
}

void RecipePanel::choose_study(int index) {
  if (index >= 0 && static_cast<std::size_t>(index) < studies().size()) {
    const Study& study = studies()[static_cast<std::size_t>(index)];
    session_.edit(study.recipe, tr("study %1").arg(core_text(study.title)));
  }
  show_study();
}

void RecipePanel::edit(const Parameter& parameter, const std::string& value) {
  Recipe recipe = session_.recipe();
  if (const auto problem = parameter.set(recipe, value)) {
    problems_->setText(fitting_text(QString::fromStdString(*problem)));
    problems_->show();
    notes_->show();
    return;
  }
  session_.edit(recipe, tr("change of %1").arg(parameter_label(parameter)));
}

void RecipePanel::show_recipe() {
  const auto& corpus = session_.corpus();
  groups_->show_recipe(session_.recipe(), corpus ? corpus->size() : 0);
  show_study();
  show_notes();
}

void RecipePanel::show_study() {
  const int own = static_cast<int>(studies().size());
  int index = 0;
  while (index < own && !(studies()[static_cast<std::size_t>(index)].recipe == session_.recipe())) ++index;
  if (index == own && studies_->count() == own) studies_->addItem(tr("custom settings"));
  if (index < own && studies_->count() > own) studies_->removeItem(own);
  studies_->setCurrentIndex(index);
}

void RecipePanel::show_notes() {
  const auto wrong = problems(session_.recipe(), &Parameter::label);
  auto odd = wrong.empty() ? warnings(session_.recipe()) : std::vector<std::string>();
  if (const auto told = unused_values(session_.recipe())) std::erase(odd, *told);  // the line below the bands shows it
  problems_->setText(wrong.empty() ? QString() : tr("\u26A0 Not run: %1").arg(fitting_text(lines_of(wrong))));
  problems_->setVisible(!wrong.empty());
  warnings_->setText(fitting_text(lines_of(odd), 2'000));
  warnings_->setVisible(!odd.empty());
  const bool waits = !session_.live() && session_.waits();
  run_->setVisible(!session_.live());
  run_->setEnabled(waits);
  waiting_->setText(waits ? waiting_sentence(session_) : QString());
  waiting_->setVisible(waits);
  notes_->setVisible(waits || !wrong.empty() || !odd.empty());
}

void RecipePanel::show_costs() {
  groups_->show_costs(session_.result() ? &session_.result()->report.seconds : nullptr);
  show_notes();
}

}  // namespace lookalike
