#pragma once

#include <QPushButton>

namespace lookalike {

class Session;

/// Starts the exact comparison of a corpus that is too large to be compared unasked, and stops it; hidden where there
/// is nothing to start or stop.
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
