#include "ui/main_window/curve_summary.h"

#include <QSettings>

#include "ui/session/session.h"
#include "ui/views/s_curve/s_curve_page.h"

namespace lookalike {
namespace {

const auto kPaceKey = QStringLiteral("survey/shingles_per_second");

/// The page's words on points that are not there yet.
QString survey_state(const Surveyor& surveyor) {
  if (!surveyor.problem().empty())
    return CurveSummary::tr("Not measured: %1").arg(QString::fromStdString(surveyor.problem()));
  if (!surveyor.surveying()) return {};
  return CurveSummary::tr("Comparing all pairs exactly, to measure the curve: %1 %")
      .arg(static_cast<int>(100 * surveyor.fraction()));
}

SCurvePage::Survey survey_on_alternative(const Surveyor& surveyor) {
  if (surveyor.leaves_alone()) return SCurvePage::Survey::begin;
  return surveyor.surveys_anyway() ? SCurvePage::Survey::stop : SCurvePage::Survey::nothing;
}

}  // namespace

CurveSummary::CurveSummary(Session& session, SCurvePage& page, QObject* parent)
    : QObject(parent), session_(session), page_(page) {
  Surveyor& surveyor = session_.surveyor();
  surveyor.set_pace(QSettings().value(kPaceKey).toDouble());
  connect(&surveyor, &Surveyor::paced, this, [](double pace) { QSettings().setValue(kPaceKey, pace); });
  connect(&surveyor, &Surveyor::changed, this, &CurveSummary::show);
  connect(&surveyor, &Surveyor::progress, this, &CurveSummary::show);
  connect(&page_, &SCurvePage::survey_asked, &surveyor, [&surveyor](SCurvePage::Survey survey) {
    survey == SCurvePage::Survey::stop ? surveyor.stop() : surveyor.survey_anyway();
  });
  connect(&session_.judging(), &Judging::summary_changed, this,
          [this] { page_.set_judged(session_.judging().summary()); });
  show();
}

void CurveSummary::show() {
  const Surveyor& surveyor = session_.surveyor();
  page_.set_summary(surveyor.summary(), survey_state(surveyor));
  page_.alternative(survey_on_alternative(surveyor));
}

}  // namespace lookalike
