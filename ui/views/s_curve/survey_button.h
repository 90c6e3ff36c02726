#pragma once

#include <QPushButton>

namespace lookalike {

class Session;

/// Stops a long exact comparison, and starts one that was stopped or that does not start automatically because of the
/// corpus's size. Hidden if there is nothing to start or stop.
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
