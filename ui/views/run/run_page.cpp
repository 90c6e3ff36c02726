#include "ui/views/run/run_page.h"

#include <QClipboard>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QTableView>
#include <nlohmann/json.hpp>

#include "ui/models/text/display_text.h"
#include "ui/models/text/run_facts.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/tables.h"
#include "ui/widgets/plots/plot_export.h"
#include "ui/widgets/plots/stage_pie.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

constexpr int kNarrow = 110;   // characters; in less, a table and a pie do not fit side by side
constexpr int kMostRows = 24;  // a longer table has its own scroll bar

std::vector<TextTable::Row> rows_of(const std::vector<Fact>& facts) {
  std::vector<TextTable::Row> rows;
  // A cell shows the first line; the tooltip has the rest.
  rows.reserve(facts.size());
  for (const Fact& fact : facts)
    rows.push_back({fact.name, fact.value, fact.meaning.section(u'\n', 0, 0), fact.meaning});
  return rows;
}

std::vector<TextTable::Row> rows_of(const std::vector<StageTime>& times) {
  std::vector<TextTable::Row> rows;
  for (const StageTime& time : times) {
    const QString share = QStringLiteral("%1 %").arg(time.share * 100, 0, 'f', 1);
    rows.push_back({time.name, seconds_text(time.seconds), share, time.meaning, time.meaning});
  }
  return rows;
}

std::vector<TextTable::Row> rows_of(const std::vector<MemoryFact>& facts) {
  std::vector<TextTable::Row> rows;
  rows.reserve(facts.size());
  for (const MemoryFact& fact : facts)
    rows.push_back({fact.name, fact.bytes, fact.bytes_per_document, fact.meaning, fact.meaning});
  return rows;
}

QString source_line(const LoadReport& report) {
  return RunPage::tr("%1 \u00B7 %2 \u00B7 digest %3")
      .arg(QString::fromStdString(report.path), to_qstring(to_string(report.format)),
           QString::fromStdString(report.digest));
}

}  // namespace

RunPage::RunPage(Session& session, QWidget* parent)
    : QScrollArea(parent),
      session_(session),
      counts_({{tr("count"), {}}, {tr("number"), {}, Qt::AlignRight}, {tr("meaning"), {}}}),
      times_({{tr("stage"), {}},
              {tr("time"), tr("Wall time of the last computation."), Qt::AlignRight},
              {tr("share"), tr("Share of the total time of all stages."), Qt::AlignRight},
              {tr("what it does"), {}}}),
      memory_({{tr("stored data"), {}},
               {tr("bytes"), {}, Qt::AlignRight},
               {tr("average"), tr("The bytes, divided by the number of documents."), Qt::AlignRight},
               {tr("meaning"), {}}}),
      recipe_({{tr("parameter"), {}}, {tr("value"), {}}, {tr("meaning"), {}}}) {
  setObjectName(QStringLiteral("page.run"));
  auto* content = new QWidget;
  content->setAutoFillBackground(true);
  content->setBackgroundRole(QPalette::Base);
  grid_ = new QGridLayout(content);
  QGridLayout* grid = grid_;
  follow_type(content, [grid](const QFontMetrics& type) {
    const int gap = type.height();
    grid->setContentsMargins(gap, gap, gap, gap);
    grid->setVerticalSpacing(gap / 2);
    grid->setHorizontalSpacing(2 * gap);
  });
  source_ = named("run.source", wrapped_label({}));
  warnings_ = named("run.warnings", wrapped_label({}));
  grid->addWidget(source_, 0, 0, 1, 2);
  grid->addWidget(warnings_, 1, 0, 1, 2);
  add_table("run.counts", 2, 0, 2, tr("Counts"), counts_);
  of_times_ = add_table("run.times", 4, 0, 1, tr("Time per stage"), times_);
  shares_ = make_pie();
  grid->addWidget(shares_, 4, 1, 2, 1);
  add_table("run.memory", 7, 0, 2, tr("Memory"), memory_);
  add_table("run.recipe", 9, 0, 2, tr("Recipe"), recipe_);
  add_recipe_button(grid);
  grid->setRowStretch(12, 1);
  grid->setColumnStretch(0, 1);
  setWidget(content);
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  connect(&session_, &Session::result_changed, this, &RunPage::take_result);
  connect(&session_, &Session::corpus_changed, this, &RunPage::show_source);
  show_result();
  show_source();
}

QWidget* RunPage::make_pie() {
  pie_ = new StagePie(QStringLiteral("run.pie"), tr("Each stage's share of the run time; the same numbers are "
                                                    "in the table beside it"));
  pie_->setToolTip(tooltip_of("run.pie"));
  auto* button = new PlotExportButton(
      *pie_, [this](QSize size) { return picture_of_charts(*pie_, size); }, [this] { return pie_->csv(); });
  button->set_words([this] { return PlotWords{{}, caption()}; });
  give_menu(pie_, *button);
  auto* side = new QWidget;
  auto* one_cell = new QGridLayout(side);  // the corner below the pie is free
  one_cell->setContentsMargins({});
  one_cell->addWidget(pie_, 0, 0);
  one_cell->addWidget(button, 0, 0, Qt::AlignRight | Qt::AlignBottom);
  return side;
}

QString RunPage::caption() const {
  const auto& run = session_.result();
  return corpus_line(session_.paths(), run ? run->recipe : session_.recipe());
}

QTableView* RunPage::add_table(const char* name, int row, int column, int columns, const QString& title,
                               TextTable& model) {
  auto* table = explained(name, new QTableView, title);
  style_table(table);
  table->setModel(&model);
  QLabel* heading = heading_label(title);
  grid_->addWidget(heading, row, column, 1, columns);
  grid_->addWidget(table, row + 1, column, 1, columns, Qt::AlignTop);
  tables_.push_back(table);
  return table;
}

void RunPage::add_recipe_button(QGridLayout* grid) {
  grid->addWidget(push_button("run.copy_recipe", tr("Copy recipe as &JSON"), this, &RunPage::copy_recipe), 11, 0,
                  Qt::AlignLeft);
}

/// Skips the update while another page is shown.
void RunPage::take_result() {
  outdated_ = true;
  if (isVisible()) show_result();
}

void RunPage::showEvent(QShowEvent* event) {
  if (outdated_) show_result();
  QScrollArea::showEvent(event);
}

void RunPage::show_result() {
  const auto& run = session_.result();
  const Recipe& recipe = run ? run->recipe : session_.recipe();
  counts_.set_rows(run ? rows_of(count_facts(*run)) : std::vector<TextTable::Row>());
  memory_.set_rows(run ? rows_of(memory_facts(*run)) : std::vector<TextTable::Row>());
  const auto times = run ? stage_times(run->report.seconds, run->report.kernel) : stage_times({});
  times_.set_rows(rows_of(times));
  pie_->show_times(times);
  recipe_.set_rows(rows_of(recipe_facts(recipe)));
  QStringList lines;
  if (run)
    for (const std::string& warning : run->report.warnings) lines << u"\u26A0 " + sentence_text(warning);
  warnings_->setText(fitting_text(lines.join(u'\n'), 3'000));
  warnings_->setVisible(!lines.isEmpty());
  fit_tables();
  outdated_ = false;
}

void RunPage::show_source() {
  const auto& corpus = session_.corpus();
  source_->setText(corpus ? source_line(corpus->report()) : tr("No corpus is open yet. Open files with Ctrl+O."));
}

void RunPage::fit_tables() {
  for (QTableView* table : tables_) fit_small_table(table, kMostRows);
}

void RunPage::changeEvent(QEvent* event) {
  QScrollArea::changeEvent(event);
  if (event->type() != QEvent::FontChange || !shares_) return;
  fit_tables();
  place_shares();
}

/// Puts the shares below the times if there is no room beside them.
void RunPage::place_shares() {
  const bool below = viewport()->width() < kNarrow * fontMetrics().averageCharWidth();
  if (below == is_below_) return;
  is_below_ = below;
  for (QWidget* widget : {static_cast<QWidget*>(of_times_), shares_}) grid_->removeWidget(widget);
  grid_->addWidget(of_times_, 5, 0, 1, below ? 2 : 1, Qt::AlignTop);
  if (below)
    grid_->addWidget(shares_, 6, 0, 1, 2);
  else
    grid_->addWidget(shares_, 4, 1, 2, 1);
}

void RunPage::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  place_shares();
}

void RunPage::copy_recipe() const {
  const auto& run = session_.result();
  const std::string json = to_json(run ? run->recipe : session_.recipe()).dump(2);
  QGuiApplication::clipboard()->setText(QString::fromStdString(json));
}

}  // namespace lookalike
