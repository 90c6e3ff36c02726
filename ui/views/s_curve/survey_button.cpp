#include "ui/views/s_curve/survey_button.h"

#include "ui/session/session.h"

namespace lookalike {

SurveyButton::SurveyButton(Session& session, QWidget* parent) : QPushButton(parent), session_(session) {
  connect(this, &QPushButton::clicked, this,
          [&surveyor = session.surveyor()] { surveyor.can_stop() ? surveyor.stop() : surveyor.survey_anyway(); });
  connect(&session.surveyor(), &Surveyor::changed, this, &SurveyButton::show_choice);
  show_choice();
}

void SurveyButton::show_choice() {
  const bool stops = session_.surveyor().can_stop();
  setVisible(stops || session_.surveyor().leaves_alone());
  setText(stops ? tr("Stop co&mparing") : tr("Compare any&way"));
  setToolTip(stops ? tr("Stop; the curve then has no measured points.")
                   : tr("Compare all pairs exactly in the background, within the memory limit of a run."));
}

}  // namespace lookalike
