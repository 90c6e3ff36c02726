#include "ui/views/recipe/recipe_panel.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/models/number_text.h"
#include "ui/models/run_facts.h"
#include "ui/models/tooltip_text.h"
#include "ui/session/session.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/parameter_control.h"
#include "ui/widgets/wheel_guard.h"

namespace lookalike {
namespace {

struct Group {
  const char* title;  // with its mnemonic, which leads to the first control
  std::string_view prefix;
};
constexpr Group kGroups[] = {{"&Corpus", "sample."},     {"&Text", "text."}, {"Shin&gles", "shingles."},
                             {"Signatu&re", "sketch."}, {"&Bands", "lsh."}, {"Verif&y", "verify."}};

QString bullet_list(const std::vector<std::string>& lines) {
  QStringList texts;
  for (const std::string& line : lines) texts << QString::fromStdString(line);
  return texts.join(u'\n');
}

QToolButton* action_button(QAction* action) {
  auto* button = new QToolButton;
  button->setDefaultAction(action);
  button->setToolButtonStyle(Qt::ToolButtonTextOnly);
  button->setAutoRaise(true);
  return button;
}

}  // namespace

RecipePanel::RecipePanel(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(make_header());
  column->addWidget(make_groups(), 1);
  column->addWidget(make_notes());
  connect(&session_, &Session::recipe_changed, this, &RecipePanel::show_recipe);
  connect(&session_, &Session::corpus_changed, this, &RecipePanel::set_slider_ends);
  show_recipe();
}

QWidget* RecipePanel::make_header() {
  auto* header = new QWidget;
  auto* grid = new QGridLayout(header);
  const int gap = fontMetrics().height() / 2;
  grid->setContentsMargins(2 * gap, gap, 2 * gap, gap);
  studies_ = new QComboBox;
  studies_->setObjectName(QStringLiteral("study"));
  studies_->setAccessibleName(tr("Study: a recipe with a name"));
  studies_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  guard_wheel(studies_);
  for (const Study& study : studies()) {
    studies_->addItem(to_qstring(study.title));
    studies_->setItemData(studies_->count() - 1, tooltip_text(to_qstring(study.about)), Qt::ToolTipRole);
  }
  connect(studies_, &QComboBox::activated, this, &RecipePanel::choose_study);
  QLabel* title = plain_label(tr("St&udy"));
  title->setBuddy(studies_);
  QAction* undo = session_.history().createUndoAction(this, tr("Undo"));
  QAction* redo = session_.history().createRedoAction(this, tr("Redo"));
  undo->setIconText(tr("Undo"));
  redo->setIconText(tr("Redo"));
  grid->addWidget(title, 0, 0);
  grid->addWidget(studies_, 0, 1, 1, 3);
  grid->addWidget(action_button(undo), 1, 2, Qt::AlignRight);
  grid->addWidget(action_button(redo), 1, 3);
  grid->setColumnStretch(1, 1);
  return header;
}

QWidget* RecipePanel::make_groups() {
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  const int gap = fontMetrics().height() / 2;
  column->setContentsMargins(2 * gap, 0, 2 * gap, gap);
  column->setSpacing(gap);
  for (const Group& group : kGroups) add_group(column, tr(group.title), group.prefix);
  column->addStretch(1);
  auto* scroll = new QScrollArea;
  scroll->setObjectName(QStringLiteral("recipe.scroll"));
  scroll->setWidget(content);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setMinimumWidth(content->minimumSizeHint().width() + scroll->verticalScrollBar()->sizeHint().width());
  return scroll;
}

QWidget* RecipePanel::make_notes() {
  auto* notes = new QWidget;
  auto* column = new QVBoxLayout(notes);
  const int gap = fontMetrics().height() / 2;
  column->setContentsMargins(2 * gap, gap, 2 * gap, gap);
  problems_ = wrapped_label({});
  problems_->setObjectName(QStringLiteral("recipe.problems"));
  problems_->setAccessibleName(tr("Problems of the recipe"));
  warnings_ = faint_label({});
  warnings_->setWordWrap(true);
  warnings_->setObjectName(QStringLiteral("recipe.warnings"));
  column->addWidget(problems_);
  column->addWidget(warnings_);
  return notes;
}

void RecipePanel::add_group(QVBoxLayout* column, const QString& title, std::string_view prefix) {
  QLabel* heading = heading_label(title);
  column->addSpacing(fontMetrics().height() / 3);
  column->addWidget(heading);
  auto* grid = new QGridLayout;
  grid->setVerticalSpacing(fontMetrics().height() / 3);
  grid->setHorizontalSpacing(fontMetrics().averageCharWidth());
  grid->setColumnStretch(1, 1);
  for (const Parameter& parameter : parameters())
    if (parameter.key.starts_with(prefix)) add_parameter(grid, parameter, heading);
  if (prefix == "lsh.") add_band_lines(grid);
  column->addLayout(grid);
}

void RecipePanel::add_parameter(QGridLayout* grid, const Parameter& parameter, QLabel* group_title) {
  auto* control = new ParameterControl(parameter);
  QLabel* label = plain_label(to_qstring(parameter.label));
  label->setToolTip(control->toolTip());
  if (!group_title->buddy()) group_title->setBuddy(control);
  const int row = grid->rowCount();
  grid->addWidget(label, row, 0);
  grid->addWidget(control, row, 1);
  connect(control, &ParameterControl::edited, this, &RecipePanel::edit);
  connect(control, &ParameterControl::gesture_began, &session_, &Session::begin_gesture);
  connect(control, &ParameterControl::gesture_ended, &session_, &Session::end_gesture);
  controls_.push_back(control);
}

void RecipePanel::add_band_lines(QGridLayout* grid) {
  arithmetic_ = plain_label({});
  arithmetic_->setObjectName(QStringLiteral("recipe.arithmetic"));
  arithmetic_->setWordWrap(true);
  grid->addWidget(arithmetic_, grid->rowCount(), 0, 1, 2);
  QLabel* hint = faint_label(tr("more bands: looser \u00B7 more rows: stricter"));
  hint->setWordWrap(true);
  grid->addWidget(hint, grid->rowCount(), 0, 1, 2);
}

void RecipePanel::choose_study(int index) {
  if (index < 0 || static_cast<std::size_t>(index) >= studies().size()) return;
  const Study& study = studies()[static_cast<std::size_t>(index)];
  session_.edit(study.recipe, tr("study %1").arg(to_qstring(study.title)));
  show_study();
}

void RecipePanel::edit(const Parameter& parameter, const std::string& value) {
  Recipe recipe = session_.recipe();
  if (const auto problem = parameter.set(recipe, value)) {
    problems_->setText(QString::fromStdString(*problem));
    problems_->show();
    return;
  }
  session_.edit(recipe, tr("change of %1").arg(to_qstring(parameter.label)));
  show_recipe();
}

void RecipePanel::show_recipe() {
  set_slider_ends();
  for (ParameterControl* control : controls_) control->show_recipe(session_.recipe());
  arithmetic_->setText(band_arithmetic(session_.recipe()));
  show_study();
  show_notes();
}

void RecipePanel::show_study() {
  const int own = static_cast<int>(studies().size());
  int index = 0;
  while (index < own && !(studies()[static_cast<std::size_t>(index)].recipe == session_.recipe())) ++index;
  if (index == own && studies_->count() == own) studies_->addItem(tr("own settings"));
  if (index < own && studies_->count() > own) studies_->removeItem(own);
  studies_->setCurrentIndex(index);
}

void RecipePanel::show_notes() {
  const auto wrong = problems(session_.recipe());
  problems_->setText(wrong.empty() ? QString() : tr("Not run: ") + bullet_list(wrong));
  problems_->setVisible(!wrong.empty());
  const auto odd = wrong.empty() ? warnings(session_.recipe()) : std::vector<std::string>();
  warnings_->setText(bullet_list(odd));
  warnings_->setVisible(!odd.empty());
}

/// A slider is useful over what the other parameters and the corpus leave possible.
void RecipePanel::set_slider_ends() {
  const Recipe& recipe = session_.recipe();
  for (ParameterControl* control : controls_) {
    const std::string_view key = control->parameter().key;
    if (key == "lsh.bands" || key == "lsh.rows") control->set_slider_most(recipe.sketch.hashes);
    if (key == "verify.prefix") control->set_slider_most(std::uint64_t{recipe.lsh.bands} * recipe.lsh.rows);
    if (key == "sketch.hashes") control->set_slider_most(1024);
    if (key == "lsh.buckets") control->set_slider_most(1 << 24);
    if (key == "sample.size" && session_.corpus()) control->set_slider_most(static_cast<double>(session_.corpus()->size()));
  }
}

}  // namespace lookalike
