#include "ui/views/groups/group_controls.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSlider>
#include <cmath>

#include "core/corpus/source_records.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/style/flow_layout.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

constexpr int kSteps = 1'000;  // of the slider, from 0 to 1
constexpr int kSliderCharacters = 14;

}  // namespace

void KeeperColumn::set_corpus(std::shared_ptr<const Corpus> corpus, std::vector<std::string> paths) {
  if (corpus == corpus_) return;
  naming_.cancel();
  reading_.cancel();
  worker_.release(std::exchange(corpus_, std::move(corpus)));
  paths_ = std::move(paths);
  column_.clear();
  values_.reset();
}

void KeeperColumn::ask_names() {
  if (!corpus_) return;
  naming_.request([corpus = corpus_, paths = paths_](
                      const std::stop_token& stop) { return source_columns(*corpus, paths, Progress(stop)); },
                  [this](const Result<std::vector<std::string>>& names) {
                    if (!names) return emit failed(names.error());
                    QStringList columns;
                    for (const std::string& name : *names) columns << QString::fromStdString(name);
                    emit named(columns);
                  });
}

KeeperColumn::Values KeeperColumn::values_of(const QString& column) {
  if (column == column_ || !corpus_) return column == column_ ? values_ : nullptr;
  column_ = column;
  values_.reset();
  reading_.request(
      [corpus = corpus_, paths = paths_, name = column.toStdString()](const std::stop_token& stop) -> Result<Values> {
        const auto texts = read_source_column(*corpus, paths, name, Progress(stop));
        if (!texts) return tl::unexpected(texts.error());
        return std::make_shared<const std::vector<double>>(values_to_choose_by(*texts));
      },
      [this](const Result<Values>& values) {
        if (!values) return emit failed(values.error());
        values_ = *values;
        emit read();
      });
  return nullptr;
}

GroupControls::GroupControls(QWidget* parent) : QWidget(parent) {
  new FlowLayout(this);
  make_break();
  make_rule();
  make_exports();
}

void GroupControls::make_break() {
  break_ = similarity_box("groups.break", tr("Break links below"), 0.01);
  break_->setSpecialValueText(tr("none"));
  break_->setCorrectionMode(QAbstractSpinBox::CorrectToNearestValue);
  break_slider_ = named("groups.break_slider", new QSlider(Qt::Horizontal), tr("Break links below"), break_->toolTip());
  break_slider_->setRange(0, kSteps);
  follow_type(break_slider_, [this](const QFontMetrics& type) {
    break_slider_->setMinimumWidth(kSliderCharacters * type.averageCharWidth());
  });
  connect(break_slider_, &QSlider::valueChanged, this, [this](int step) { break_->setValue(1.0 * step / kSteps); });
  connect(break_, qOverload<double>(&QDoubleSpinBox::valueChanged), this, [this](double value) {
    const QSignalBlocker quiet(break_slider_);
    break_slider_->setValue(static_cast<int>(std::lround(value * kSteps)));
    emit changed();
  });
  guard_wheel({break_, break_slider_});
  for (const Part& part : Parts{label_for(break_, tr("Break links belo&w")), break_slider_, break_})
    layout()->addWidget(part.widget);
}

void GroupControls::make_rule() {
  rule_ = explained("groups.rule", new QComboBox, tr("Keep in each group"));
  rule_->addItems({tr("the first"), tr("the longest"), tr("the most central"), tr("the highest in a column"),
                   tr("the lowest in a column")});
  column_ = explained("groups.column", new QComboBox, tr("Column for the keeper"));
  column_->hide();
  direct_ = explained("groups.direct", new QCheckBox(tr("drop only documents similar to a keeper")));
  connect(rule_, qOverload<int>(&QComboBox::currentIndexChanged), this, &GroupControls::take_rule);
  connect(column_, &QComboBox::currentTextChanged, this, &GroupControls::changed);
  connect(direct_, &QCheckBox::toggled, this, &GroupControls::changed);
  guard_wheel({rule_, column_});
  for (const Part& part : Parts{side_by_side({label_for(rule_, tr("&Keep in each group")), rule_}), column_, direct_})
    layout()->addWidget(part.widget);
}

void GroupControls::make_exports() {
  exports_ = new QWidget;
  auto* row = without_margins(new QHBoxLayout(exports_));
  const auto add = [&](GroupFile file, const char* name, const QString& text) {
    row->addWidget(push_button(name, text, this, [this, file] { emit export_wanted(file); }));
  };
  add(GroupFile::groups, "groups.export_groups", tr("Groups\u2026"));
  add(GroupFile::drop, "groups.export_drop", tr("Removed documents\u2026"));
  add(GroupFile::clean, "groups.export_clean", tr("Corpus without duplicates\u2026"));
  layout()->addWidget(exports_);
}

void GroupControls::take_rule() {
  const bool by_column = takes_values(choice().rule);
  column_->setVisible(by_column);
  if (by_column && column_->count() == 0) return emit columns_wanted();
  emit changed();
}

/// Selects the first column whose name suggests dates or numbers.
void GroupControls::set_columns(const QStringList& columns) {
  static const QRegularExpression telling(QStringLiteral("(date|time|stamp|utc|score|rating|votes)$"),
                                          QRegularExpression::CaseInsensitiveOption);
  const QSignalBlocker quiet(column_);
  const QString before = column_->currentText();
  column_->clear();
  column_->addItems(columns);
  const auto known = columns.indexOf(before), likely = columns.indexOf(telling);
  column_->setCurrentIndex(std::max(0, static_cast<int>(known >= 0 ? known : likely)));
}

QString GroupControls::column() const {
  return takes_values(choice().rule) ? column_->currentText() : QString();
}

GroupChoice GroupControls::choice() const {
  const bool breaks = break_->value() > break_->minimum();
  const double least =
      std::round(break_->value() * kSteps) / kSteps;  // rounds off the error of added steps: 0.8 + 5 * 0.01
  return {breaks ? least : 0,
          static_cast<KeeperRule>(rule_->currentIndex()),
          direct_->isChecked() ? DropRule::direct : DropRule::all_but_keeper,
          {}};
}

QJsonObject GroupControls::state() const {
  const GroupChoice now = choice();
  QJsonObject state;
  if (now.least > 0) state[u"least"] = now.least;
  if (now.drop == DropRule::direct) state[u"direct"] = true;
  if (now.rule != KeeperRule::first && !takes_values(now.rule)) state[u"rule"] = static_cast<int>(now.rule);
  return state;
}

void GroupControls::restore(const QJsonObject& state) {
  break_->setMinimum(0);  // that of another run; fit_break sets it anew
  break_->setValue(state[u"least"].toDouble());
  direct_->setChecked(state[u"direct"].toBool());
  rule_->setCurrentIndex(std::clamp(state[u"rule"].toInt(), 0, static_cast<int>(KeeperRule::central)));
}

/// A value at the minimum means no breaking, and follows the minimum.
void GroupControls::fit_break(const VerifyOptions& verify) {
  const int least = verify.by == VerifyBy::none ? 0 : static_cast<int>(std::lround(verify.threshold * kSteps));
  const bool breaks = break_->value() > break_->minimum();
  const QSignalBlocker quiet(break_slider_), quiet_too(break_);
  break_slider_->setMinimum(least);
  break_->setMinimum(1.0 * least / kSteps);
  if (!breaks) break_->setValue(break_->minimum());
  break_slider_->setValue(static_cast<int>(std::lround(break_->value() * kSteps)));
}

}  // namespace lookalike
