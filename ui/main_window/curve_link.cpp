#include "ui/main_window/curve_link.h"

#include <QScopeGuard>
#include <QSettings>
#include <algorithm>

#include "ui/session/session.h"
#include "ui/views/s_curve/s_curve_page.h"

namespace lookalike {
namespace {

const auto kPaceKey = QStringLiteral("survey/shingles_per_second");

/// The page's words on points that are not there yet.
QString survey_state(const Surveyor& surveyor) {
  if (!surveyor.problem().empty())
    return CurveLink::tr("Not measured: %1").arg(QString::fromStdString(surveyor.problem()));
  if (!surveyor.surveying()) return {};
  return CurveLink::tr("Comparing all pairs exactly, to measure the curve: %1 %")
      .arg(static_cast<int>(100 * surveyor.fraction()));
}

SCurvePage::Survey survey_on_alternative(const Surveyor& surveyor) {
  if (surveyor.leaves_alone()) return SCurvePage::Survey::begin;
  return surveyor.surveys_anyway() ? SCurvePage::Survey::stop : SCurvePage::Survey::nothing;
}

}  // namespace

CurveLink::CurveLink(Session& session, SCurvePage& page, QObject* parent)
    : QObject(parent), session_(session), page_(page) {
  const auto show_recipe = [this] { page_.set_recipe(session_.recipe()); };
  connect(&session_, &Session::recipe_changed, this, show_recipe);
  connect(&session_, &Session::result_changed, this, [this] { page_.set_result(session_.result()); });
  connect(&session_, &Session::corpus_changed, this, [this] { page_.set_corpus(session_.paths()); });
  connect(&session_.judging(), &Judging::summary_changed, this,
          [this] { page_.set_judged(session_.judging().summary()); });
  connect_edits();
  connect_surveyor();
  show_summary();
  show_recipe();
}

void CurveLink::connect_edits() {
  connect(&page_, &SCurvePage::threshold_dragged, this, &CurveLink::drag_threshold);
  connect(&page_, &SCurvePage::threshold_committed, this, &CurveLink::commit_threshold);
  connect(&page_, &SCurvePage::banding_dragged, this, &CurveLink::drag_banding);
  connect(&page_, &SCurvePage::banding_committed, this, &CurveLink::end_drag);
}

void CurveLink::connect_surveyor() {
  Surveyor& surveyor = session_.surveyor();
  surveyor.set_pace(QSettings().value(kPaceKey).toDouble());
  connect(&surveyor, &Surveyor::paced, this, [](double pace) { QSettings().setValue(kPaceKey, pace); });
  connect(&surveyor, &Surveyor::changed, this, &CurveLink::show_summary);
  connect(&surveyor, &Surveyor::progress, this, &CurveLink::show_summary);
  connect(&page_, &SCurvePage::survey_asked, &surveyor, [&surveyor](SCurvePage::Survey survey) {
    survey == SCurvePage::Survey::stop ? surveyor.stop() : surveyor.survey_anyway();
  });
}

void CurveLink::begin_drag() {
  if (!dragging_) session_.begin_gesture();
  dragging_ = true;
}

void CurveLink::end_drag() {
  session_.end_gesture();
  dragging_ = false;
}

void CurveLink::drag_threshold(double threshold) {
  begin_drag();
  set_threshold(threshold);
}

void CurveLink::commit_threshold(double threshold) {
  const auto end = qScopeGuard([this] { end_drag(); });
  set_threshold(threshold);
}

void CurveLink::drag_banding(std::uint32_t bands, std::uint32_t rows) {
  begin_drag();
  Recipe recipe = session_.recipe();
  recipe.lsh.bands = bands;
  recipe.lsh.rows = rows;
  recipe.verify.prefix = std::min(recipe.verify.prefix, bands * rows);
  session_.edit(recipe, tr("change of bands and rows"));
}

void CurveLink::set_threshold(double threshold) {
  Recipe recipe = session_.recipe();
  recipe.verify.threshold = threshold;
  session_.edit(recipe, tr("change of the threshold"));
}

void CurveLink::show_summary() {
  const Surveyor& surveyor = session_.surveyor();
  page_.set_summary(surveyor.summary(), survey_state(surveyor));
  page_.alternative(survey_on_alternative(surveyor));
}

}  // namespace lookalike
