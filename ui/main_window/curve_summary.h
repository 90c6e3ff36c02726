#pragma once

#include <QObject>

namespace lookalike {

class SCurvePage;
class Session;

/// Brings what was measured to the S-curve page, with why there is nothing, and does what the page alternatives about
/// that.
class CurveSummary final : public QObject {
  Q_OBJECT

 public:
  CurveSummary(Session& session, SCurvePage& page, QObject* parent);

 private:
  void show();

  Session& session_;
  SCurvePage& page_;
};

}  // namespace lookalike
