#include "ui/views/recipe/recipe_groups.h"

#include <QGridLayout>
#include <QLabel>
#include <algorithm>
#include <utility>

#include "ui/models/text/display_text.h"
#include "ui/models/text/parameter_text.h"
#include "ui/models/text/run_facts.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/parameter_control.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

struct Group {
  const char* title;  // with its mnemonic, which leads to the first control
  std::string_view prefix;
};
constexpr Group kGroups[] = {{QT_TRANSLATE_NOOP("lookalike::RecipeGroups", "&Corpus"), "sample."},
                             {QT_TRANSLATE_NOOP("lookalike::RecipeGroups", "&Text"), "text."},
                             {QT_TRANSLATE_NOOP("lookalike::RecipeGroups", "Shin&gles"), "shingles."},
                             {QT_TRANSLATE_NOOP("lookalike::RecipeGroups", "Signatu&re"), "sketch."},
                             {QT_TRANSLATE_NOOP("lookalike::RecipeGroups", "&Bands"), "lsh."},
                             {QT_TRANSLATE_NOOP("lookalike::RecipeGroups", "Verif&y"), "verify."}};

constexpr std::string_view kBands = "lsh.";
constexpr std::string_view kSeldom[] = {"sample.seed",    "text.case",           "text.characters", "text.entities",
                                        "text.digits",    "text.spaces",         "shingles.bag",    "shingles.hash",
                                        "shingles.short", "shingles.keep_empty", "sketch.seed",     "lsh.buckets"};

bool is_seldom(const Parameter& parameter) {
  return std::ranges::find(kSeldom, parameter.key) != std::end(kSeldom);
}

}  // namespace

RecipeGroups::RecipeGroups(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
  follow_type(this, [this](const QFontMetrics& type) {
    const int gap = type.height() / 2;
    grid_->setContentsMargins(2 * gap, 0, 2 * gap, gap);
    grid_->setVerticalSpacing(gap);
    grid_->setHorizontalSpacing(2 * type.averageCharWidth());
  });
  grid_->setColumnStretch(1, 1);
  for (const Group& group : kGroups) add_group(group.title, group.prefix);
  grid_->setRowStretch(grid_->rowCount(), 1);
}

void RecipeGroups::add_group(const char* title, std::string_view prefix) {
  QLabel* heading = heading_label(tr(title));
  QToolButton* more = add_heading(heading, prefix == kBands ? make_suggest() : nullptr);
  bool any_seldom = false;
  for (const Parameter& parameter : parameters()) {
    if (!parameter.key.starts_with(prefix)) continue;
    add_parameter(parameter, heading, more);
    any_seldom = any_seldom || is_seldom(parameter);
  }
  more->setVisible(any_seldom);
  more->setObjectName(QStringLiteral("more.") + to_qstring(prefix.substr(0, prefix.size() - 1)));
  more->setAccessibleName(tr("More parameters of %1").arg(heading->text().remove(u'&')));
  if (prefix == kBands) add_band_lines();
}

QToolButton* RecipeGroups::make_suggest() {
  auto* suggest = named("recipe.suggest", new QToolButton(this));
  suggest->setText(tr("Suggest (&Q)\u2026"));
  suggest->setAccessibleName(tr("Suggest bands and rows"));
  suggest->setToolTip(tr("Choose bands and rows that reach a recall goal with the fewest candidates (%1).")
                          .arg(QKeySequence(tr("Ctrl+G")).toString(QKeySequence::NativeText)));
  suggest->setFocusPolicy(Qt::StrongFocus);
  connect(suggest, &QToolButton::clicked, this, &RecipeGroups::suggestion_wanted);
  return suggest;
}

/// `beside`: another widget in the line of the heading; may be null.
QToolButton* RecipeGroups::add_heading(QLabel* heading, QWidget* beside) {
  auto* more = new QToolButton(this);
  more->setText(tr("more"));
  more->setCheckable(true);
  more->setAutoRaise(true);
  more->setFocusPolicy(Qt::StrongFocus);
  more->setToolTip(tooltip_of("recipe.more"));
  connect(more, &QToolButton::toggled, this, [this, more](bool on) {
    more->setText(on ? tr("fewer") : tr("more"));
    fold(shown_);
  });
  auto* line = new QHBoxLayout;
  follow_type(more, [line](const QFontMetrics& type) { line->setContentsMargins(0, type.height() / 3, 0, 0); });
  line->addWidget(heading, 1);
  if (beside) line->addWidget(beside);
  line->addWidget(more);
  grid_->addLayout(line, grid_->rowCount(), 0, 1, 2);
  return more;
}

void RecipeGroups::add_parameter(const Parameter& parameter, QLabel* heading, QToolButton* more) {
  auto* control = new ParameterControl(parameter, this);
  QLabel* label = plain_label(parameter_label(parameter));
  label->setToolTip(control->toolTip());
  label->setBuddy(control);
  if (!heading->buddy()) heading->setBuddy(control);
  connect(control, &ParameterControl::edited, this, &RecipeGroups::edited);
  connect(control, &ParameterControl::gesture_began, this, &RecipeGroups::gesture_began);
  connect(control, &ParameterControl::gesture_ended, this, &RecipeGroups::gesture_ended);
  rows_.push_back({label, control, more, is_seldom(parameter), grid_->rowCount()});
  place(rows_.back());
  grid_->setRowMinimumHeight(rows_.back().place + 1, 0);  // reserves the row
}

void RecipeGroups::place(const Row& row) {
  grid_->removeWidget(row.label);
  grid_->removeWidget(row.control);
  grid_->addWidget(row.label, row.place, 0, 1, stacked_ ? 2 : 1);
  stacked_ ? grid_->addWidget(row.control, row.place + 1, 0, 1, 2) : grid_->addWidget(row.control, row.place, 1);
}

void RecipeGroups::set_stacked(bool stacked) {
  if (std::exchange(stacked_, stacked) == stacked) return;
  for (const Row& row : rows_) place(row);
}

void RecipeGroups::add_band_lines() {
  arithmetic_ = explained("recipe.arithmetic", wrapped_label({}));
  QLabel* hint = named("recipe.hint", faint_label(tr("more bands: looser \u00B7 more rows: stricter")));
  hint->setWordWrap(true);
  for (QLabel* line : {arithmetic_, hint}) {
    take_any_width(line);
    grid_->addWidget(line, grid_->rowCount(), 0, 1, 2);
  }
}

void RecipeGroups::show_recipe(const Recipe& recipe, std::size_t documents) {
  shown_ = recipe;
  set_slider_ends(recipe, documents);
  for (const Row& row : rows_) row.control->show_recipe(recipe);
  arithmetic_->setText(band_arithmetic(recipe));
  fold(recipe);
}

void RecipeGroups::show_costs(const StageSeconds* seconds) {
  for (const Row& row : rows_) {
    row.control->show_cost(seconds);
    row.label->setToolTip(row.control->toolTip());
  }
}

/// Limits each slider to the values that the other parameters and the corpus allow.
void RecipeGroups::set_slider_ends(const Recipe& recipe, std::size_t documents) {
  for (const Row& row : rows_) {
    const std::string_view key = row.control->parameter().key;
    if (key == "lsh.bands" || key == "lsh.rows") row.control->set_slider_most(recipe.sketch.hashes);
    if (key == "verify.prefix") row.control->set_slider_most(double{1} * recipe.lsh.bands * recipe.lsh.rows);
    if (key == "sketch.hashes") row.control->set_slider_most(1024);
    if (key == "shingles.k") row.control->set_slider_most(20);
    if (key == "lsh.buckets") row.control->set_slider_most(1 << 24);
    if (key == "sample.size" && documents > 0) row.control->set_slider_most(static_cast<double>(documents));
  }
}

void RecipeGroups::fold(const Recipe& recipe) {
  static const Recipe kUsual;
  for (const Row& row : rows_) {
    const auto& get = row.control->parameter().get;
    const bool visible = !row.seldom || row.more->isChecked() || get(recipe) != get(kUsual);
    row.label->setVisible(visible);
    row.control->setVisible(visible);
  }
}

}  // namespace lookalike
