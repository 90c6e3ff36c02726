#include "ui/views/s_curve/s_curve_page.h"

#include <QLabel>
#include <algorithm>
#include <cmath>

#include "core/exchange/runs/evaluation_files.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/run_facts.h"
#include "ui/session/session.h"
#include "ui/views/s_curve/curve_style.h"
#include "ui/views/s_curve/number_list.h"
#include "ui/views/s_curve/s_curve_plot.h"
#include "ui/views/s_curve/survey_button.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/plots/plot_export.h"
#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/side_panel.h"
#include "ui/widgets/style/whole_screen.h"

namespace lookalike {
namespace {

constexpr int kLag = 300;        // ms
constexpr int kPanelWidth = 47;  // characters

/// Explains circles and bars, and hollow bars if there are any.
QString legend_text(const EvaluationSummary& summary) {
  const VerifyOptions& verify = summary.run->recipe.verify;
  const QString circles = SCurvePage::tr(
                              "\u25CB share of the different pairs that were %1, with 95 % intervals; bars: the pairs "
                              "in this corpus, pale if estimated from a sample")
                              .arg(verify.by == VerifyBy::signature ? SCurvePage::tr("accepted")
                                   : verify.prefix > 0              ? SCurvePage::tr("passed")
                                                                    : SCurvePage::tr("candidates"));
  const bool hollow = std::ranges::any_of(summary.histogram, &SimilarityDistribution::Bin::unknown);
  return hollow ? circles + SCurvePage::tr(", hollow up to the upper limit if not sampled") : circles;
}

/// Says why there are no points yet.
QString survey_state(const Surveyor& surveyor) {
  if (!surveyor.problem().empty()) return SCurvePage::tr("Not measured: %1").arg(sentence_text(surveyor.problem()));
  if (!surveyor.surveying()) return {};
  return SCurvePage::tr("Comparing all pairs exactly, to measure the curve: %1 %")
      .arg(static_cast<int>(100 * surveyor.fraction()));
}

}  // namespace

SCurvePage::SCurvePage(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  setObjectName(QStringLiteral("page.s_curve"));
  QWidget* plot = make_plot_side();  // before the numbers in the order of Tab
  add_parts(new QHBoxLayout(this), {{plot, 1}, make_number_side()});
  connect(add_to_runs_, &QPushButton::clicked, &session_, &Session::add_run);
  call_after(lagging_, kLag, this, [this] { set_outdated(true); });
  connect_plot();
  connect_session();
  show_recipe();
  show_runs();
  show_curves();
  show_measured();
  show_survey();
}

void SCurvePage::connect_plot() {
  connect(plot_, &SCurvePlot::threshold_dragged, this, &SCurvePage::drag_threshold);
  connect(plot_, &SCurvePlot::threshold_committed, this, &SCurvePage::commit_threshold);
  connect(plot_, &SCurvePlot::banding_dragged, this, &SCurvePage::drag_banding);
  connect(plot_, &SCurvePlot::banding_committed, this, &SCurvePage::end_drag);
  connect(plot_, &SCurvePlot::curves_changed, this, &SCurvePage::show_curves);
  connect(plot_, &SCurvePlot::bar_clicked, this, &SCurvePage::list_pairs_at);
  connect(plot_, &SCurvePlot::pointed_at, this, &SCurvePage::say);
  connect(plot_, &SCurvePlot::pointer_left, this, [this] { say(plot_->threshold()); });
}

void SCurvePage::connect_session() {
  connect(&session_, &Session::recipe_changed, this, &SCurvePage::show_recipe);
  connect(&session_, &Session::result_changed, this, [this] { set_result(session_.result()); });
  connect(&session_.runs(), &Runs::changed, this, &SCurvePage::show_runs);
  connect(&session_.judging(), &Judging::summary_changed, this, &SCurvePage::show_judged);
  connect(&session_.surveyor(), &Surveyor::changed, this, &SCurvePage::show_survey);
  connect(&session_.surveyor(), &Surveyor::progress, this, &SCurvePage::show_survey);
}

void SCurvePage::begin_drag() {
  if (!dragging_) session_.begin_gesture();
  dragging_ = true;
}

void SCurvePage::end_drag() {
  session_.end_gesture();
  dragging_ = false;
}

void SCurvePage::drag_threshold(double threshold) {
  begin_drag();
  Recipe recipe = session_.recipe();
  recipe.verify.threshold = threshold;
  session_.edit(recipe, tr("change of the threshold"));
}

void SCurvePage::commit_threshold(double threshold) {
  drag_threshold(threshold);
  end_drag();
}

void SCurvePage::drag_banding(std::uint32_t bands, std::uint32_t rows) {
  begin_drag();
  Recipe recipe = session_.recipe();
  recipe.lsh.bands = bands;
  recipe.lsh.rows = rows;
  recipe.verify.prefix = std::min(recipe.verify.prefix, bands * rows);
  session_.edit(recipe, tr("change of bands and rows"));
}

QWidget* SCurvePage::make_plot_side() {
  auto* side = new QWidget(this);
  plot_ = new SCurvePlot(side);
  sentence_ = named("curve_sentence", new GrowOnlyLabel(side));
  follow_type(sentence_, [this](const QFontMetrics& type) { sentence_->setMinimumHeight(2 * type.lineSpacing()); });
  sentence_->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
  column_of({{plot_, 1}, sentence_}, side);
  setProperty(kPresentable, QVariant::fromValue(side));
  side->installEventFilter(this);
  return side;
}

QWidget* SCurvePage::make_number_side() {
  auto* side = new QWidget(this);
  theory_ = new TheoryList(side);
  run_ = new NumberList(side);
  measured_ = new NumberList(side);
  add_run(*run_);
  add_measured(*measured_);
  state_ = named("survey_state", plain_label({}));
  state_->setWordWrap(true);
  curves_ = new CurveList(side);
  legend_ = faint_label({});
  legend_->setWordWrap(true);
  judged_legend_ =
      named("judged_legend",
            faint_label(tr("\u25C6 share of judged pairs that you judged same or near, for each stratum of 0.05, "
                           "with dashed 95 % intervals")));
  judged_legend_->setWordWrap(true);
  judged_legend_->hide();
  add_to_runs_ = explained("s_curve.add_run", new QPushButton(tr("A&dd to Runs (Ctrl+K)"), side));
  auto* layout = new QVBoxLayout(side);
  follow_type(side, [layout](const QFontMetrics& type) { layout->setSpacing(type.height() * 3 / 4); });
  add_parts(layout, {theory_, run_, measured_, state_, named("survey", new SurveyButton(session_, side)), curves_,
                     legend_, judged_legend_, add_to_runs_, make_export()});
  layout->addStretch(1);
  return new SidePanel(side, this, kPanelWidth);
}

QWidget* SCurvePage::make_export() {
  auto* button = new PlotExportButton(*plot_, [this] { return plot_->csv(); });
  tables_ = {button->add_file(tr("Save &measured points as CSV"),
                              tr("Save the points with counts and 95 % limits as a table."), "measured.csv",
                              [this] { return QByteArray::fromStdString(measured_csv(summary_->curve)); }),
             button->add_file(tr("Save &histogram as CSV"), tr("Save the number of pairs by similarity as a table."),
                              "histogram.csv",
                              [this] { return QByteArray::fromStdString(histogram_csv(summary_->histogram)); })};
  button->set_words([this] { return words(); });
  give_menu(plot_, *button);
  return button;
}

/// The key and the corpus below a picture of the plot, in the plot's current colours.
PlotWords SCurvePage::words() const {
  PlotWords words;
  for (const CurveStyle& curve : plot_->styles())
    words.legend.push_back({curve.name, curve.pen(plot_->palette(), line_unit(plot_->font()))});
  QStringList lines{corpus_line(session_.paths(), session_.recipe())};
  if (summary_) lines << legend_->text();
  words.caption = lines.join(u'\n');
  return words;
}

void SCurvePage::add_run(NumberList& list) {
  candidates_ = list.add("run_candidates", tr("candidate pairs"));
  similar_ = list.add("run_similar", tr("similar pairs"));
  saved_ = list.add("run_work_saved", tr("work saved"));
  link(list, candidates_, PairKind::candidates);
  link(list, similar_, PairKind::similar);
}

void SCurvePage::add_measured(NumberList& list) {
  recall_ = list.add("recall", tr("recall"));
  highest_ = list.add("most_similar", tr("most similar"));
  QToolButton* use = list.add_link(highest_, tr("Use it as the threshold."), tr("use"));
  connect(use, &QToolButton::clicked, this, [this] { commit_threshold(most_similar_); });
  found_ = list.add("found_pairs", tr("found"));
  identical_ = list.add("identical_pairs", tr("identical, all found"));
  missed_pairs_ = list.add("missed_pairs", tr("missed"));
  wrong_ = list.add("wrong_pairs", tr("wrong"));
  false_candidates_ = list.add("false_candidates", tr("false candidates"));
  expected_candidates_ = list.add("expected_candidates", tr("candidates expected"));
  expected_missed_ = list.add("expected_missed", tr("misses expected"));
  link(list, missed_pairs_, PairKind::missed);
  link(list, wrong_, PairKind::wrong);
  link(list, false_candidates_, PairKind::false_candidates);
}

void SCurvePage::link(NumberList& list, QLabel* value, PairKind kind) {
  QToolButton* button = list.add_link(value, tr("List these pairs on the Pairs page."));
  connect(button, &QToolButton::clicked, this, [this, kind] { emit pairs_wanted({kind}); });
}

/// Bars estimated from a sample have no list of pairs.
void SCurvePage::list_pairs_at(double similarity) {
  if (!summary_) return;
  for (const auto& bin : summary_->histogram) {
    if (similarity < bin.from || similarity >= bin.to) continue;
    if (!bin.sampled) return emit pairs_wanted({PairKind::between, bin.from, bin.to});
    sentence_->setText(bin.unknown()
                           ? tr("No pair from %1 to %2 was sampled; upper limit %3.")
                                 .arg(similarity_text(bin.from), similarity_text(bin.to),
                                      count_text(static_cast<std::uint64_t>(std::ceil(bin.pairs.limits.high))))
                           : tr("Too many pairs have this similarity to list them; the bar is estimated from a "
                                "sample."));
  }
}

void SCurvePage::set_summary(std::shared_ptr<const EvaluationSummary> summary, const QString& state) {
  if (summary != summary_) {
    summary_ = std::move(summary);
    plot_->show_summary(summary_);
    look_for_other_settings();
    show_measured();
    say(plot_->threshold());
  }
  state_->setText(state);
  state_->setVisible(!state.isEmpty());
}

void SCurvePage::show_judged() {
  const JudgedSummary* judged = session_.judging().summary().get();
  plot_->show_judged(judged);
  judged_legend_->setVisible(judged && judged->counts.decided() > 0);
  say(plot_->threshold());
}

void SCurvePage::show_survey() {
  const Surveyor& surveyor = session_.surveyor();
  set_summary(surveyor.summary(), survey_state(surveyor));
}

void SCurvePage::show_measured() {
  measured_->setVisible(summary_ != nullptr);
  legend_->setVisible(summary_ != nullptr);
  for (QAction* table : tables_) table->setEnabled(summary_ != nullptr);
  if (!summary_) return;
  const Confusion& counts = summary_->counts;
  const Recipe& recipe = summary_->run->recipe;
  measured_->set_heading(outdated_ ? tr("Measured with other settings")
                                   : tr("Measured at t = %1").arg(similarity_text(recipe.verify.threshold)));
  legend_->setText(legend_text(*summary_));
  recall_->setText(counts.recall() ? percent_text(*counts.recall()) : tr("no such pairs"));
  show_most_similar();
  found_->setText(tr("%1 of %2").arg(count_text(counts.different_found()), count_text(counts.different())));
  identical_->setText(count_text(counts.identical));
  set_count(missed_pairs_, counts.false_negatives);
  set_count(wrong_, counts.false_positives);
  set_row_visible(wrong_, recipe.verify.by != VerifyBy::exact);
  set_row_visible(false_candidates_, recipe.verify.by == VerifyBy::exact);
  set_count(false_candidates_, summary_->run->report.counts.passed - counts.true_positives);
  const Forecast& forecast = summary_->forecast;
  const QString candidates = limits_text(forecast.candidates);
  expected_candidates_->setText(forecast.rough ? tr("%1, roughly").arg(candidates) : candidates);
  expected_candidates_->setToolTip(forecast.rough ? sentence_text(rough_sentence(forecast))
                                                  : tooltip_of("expected_candidates"));
  expected_missed_->setText(limits_text(forecast.missed));
}

/// Offers the highest similarity as a threshold if no pair of different documents reaches the current one.
void SCurvePage::show_most_similar() {
  const auto similarity = summary_->counts.recall() ? std::nullopt : most_similar_different(*summary_->survey->truth);
  most_similar_ = similarity ? std::floor(*similarity * 1'000) / 1'000 : 0;  // the rounded threshold must not exceed it
  highest_->setText(similarity_text(similarity.value_or(0)));
  set_row_visible(highest_, most_similar_ > 0);
}

void SCurvePage::show_recipe() {
  plot_->set_settings(curve_settings(session_.recipe()));
  look_for_other_settings();
  show_run();
}

/// While a parameter is dragged the measurement lags briefly; reports it as outdated only if the lag persists.
void SCurvePage::look_for_other_settings() {
  const bool others = summary_ && summary_->run->recipe != session_.recipe();
  if (!others) {
    lagging_.stop();
    set_outdated(false);
  } else if (!outdated_ && !lagging_.isActive()) {
    lagging_.start();
  }
}

void SCurvePage::set_outdated(bool outdated) {
  if (outdated == outdated_) return;
  outdated_ = outdated;
  plot_->set_outdated(outdated);
  show_measured();
  say(plot_->threshold());
}

void SCurvePage::show_runs() {
  std::vector<NamedCurve> drawn;
  const std::vector<RunRecord> records = session_.runs().drawn();
  const std::vector<QString> names = run_names(records);
  for (std::size_t place = 0; place < records.size(); ++place)
    if (const RunRecord& record = records[place]; record.drawn)
      drawn.push_back({curve_settings(record.recipe), names[place], place});
  plot_->set_runs(std::move(drawn));
}

void SCurvePage::preview(const std::optional<Recipe>& recipe) {
  plot_->set_ghost(recipe ? std::optional(curve_settings(*recipe)) : std::nullopt);
}

void SCurvePage::set_result(std::shared_ptr<const RunResult> result) {
  result_ = std::move(result);
  show_run();
}

void SCurvePage::show_curves() {
  curves_->show_curves(plot_->styles());
  theory_->show_numbers(*plot_);
  say(plot_->threshold());
}

void SCurvePage::show_run() {
  const bool stale = result_ && result_->recipe != session_.recipe();
  run_->set_heading(!result_ ? tr("No run yet") : stale ? tr("Last run (other settings)") : tr("This run"));
  for (QLabel* value : {candidates_, similar_, saved_}) set_row_visible(value, result_ != nullptr);
  add_to_runs_->setEnabled(result_ && !stale);
  if (!result_) return;
  const RunCounts& counts = result_->report.counts;
  set_count(candidates_, counts.candidates);
  set_count(similar_, counts.similar);
  saved_->setText(percent_text(work_saved(counts)));
}

void SCurvePage::say(double similarity) {
  const CurveSettings& settings = plot_->settings();
  QString sentence =
      tr("A pair with %1 % similarity becomes a candidate with probability %2.")
          .arg(QString::number(100 * similarity, 'f', 1), percent_text(candidate_of(settings, similarity)));
  if (settings.verify.prefix > 0) {
    sentence +=
        tr(" It also passes the first-m check with probability %1.").arg(percent_text(passed_of(settings, similarity)));
  }
  if (const Curve& accepted = plot_->accepted(); !accepted.similarity.empty())
    sentence += tr(" It is accepted with probability %1.").arg(percent_text(probability_at(accepted, similarity)));
  sentence_->setText(sentence + measured_sentence(similarity) + judged_sentence(similarity));
  fit_sentence();
}

/// Otherwise a page at its minimum height would draw the sentence over the plot.
void SCurvePage::fit_sentence() {
  QWidget* side = sentence_->parentWidget();
  if (side->isVisible()) side->setMinimumHeight(side->layout()->minimumHeightForWidth(side->width()));
}

bool SCurvePage::eventFilter(QObject* watched, QEvent* event) {
  if (watched == sentence_->parentWidget() && event->type() == QEvent::Resize) fit_sentence();
  return QWidget::eventFilter(watched, event);
}

QString SCurvePage::judged_sentence(double similarity) const {
  const JudgedSummary* judged = session_.judging().summary().get();
  if (!judged) return {};
  const JudgedStratum& stratum = judged->strata[judged_stratum(similarity)];
  const VerdictCounts& counts = stratum.shown();
  if (counts.decided() == 0) return {};
  return tr(" Judged pairs from %1 to %2 that were called same or near: %3 of %4.")
      .arg(similarity_text(stratum.from), similarity_text(stratum.to), count_text(counts.similar()),
           count_text(counts.decided()));
}

QString SCurvePage::measured_sentence(double similarity) const {
  const CurveBin* bin = summary_ && !outdated_ ? bin_at(summary_->curve, similarity) : nullptr;
  if (bin == nullptr) return {};
  const QString range = tr("%1 to %2").arg(similarity_text(bin->from), similarity_text(bin->to));
  if (bin->pairs == 0) return tr(" This corpus has no pairs from %1.").arg(range);
  if (bin->different() == 0) return tr(" This corpus has only identical pairs from %1.").arg(range);
  const VerifyOptions& verify = summary_->run->recipe.verify;
  QStringList what{count_text(bin->candidates - bin->identical) + tr(" did")};
  if (verify.prefix > 0) what << count_text(bin->passed - bin->identical) + tr(" passed the check");
  if (verify.by == VerifyBy::signature) what << count_text(bin->accepted - bin->identical) + tr(" were accepted");
  return tr(" This corpus has %1 from %2; %3.")
      .arg(count_text(bin->different(), tr("different pair"), tr("different pairs")), range, what.join(tr(", ")));
}

}  // namespace lookalike
