#pragma once

#include <QPushButton>

namespace lookalike {

class Session;

/// Stops an exact comparison that takes longer than a moment, and starts one that was stopped or that a corpus is too
/// large for unasked; hidden where there is nothing to start or stop.
class SurveyButton final : public QPushButton {
  Q_OBJECT

 public:
  /// The session must outlive it.
  SurveyButton(Session& session, QWidget* parent);

 private:
  void show_choice();

  Session& session_;
};

}  // namespace lookalike
