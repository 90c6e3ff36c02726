#pragma once

#include <QObject>

namespace lookalike {

class SCurvePage;
class Session;

/// Brings what was measured to the S-curve page, or why there is nothing, and carries out what the page offers then.
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
