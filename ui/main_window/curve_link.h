#pragma once

#include <QObject>
#include <cstdint>

namespace lookalike {

class SCurvePage;
class Session;

/// Connects the S-curve page to the session: shows the recipe, the run and what was measured, or why there is nothing,
/// and carries out what the page offers. A drag in its plot is one step of the history.
class CurveLink final : public QObject {
  Q_OBJECT

 public:
  /// Both must outlive it.
  CurveLink(Session& session, SCurvePage& page, QObject* parent = nullptr);

 private:
  void connect_edits();
  void connect_surveyor();
  void drag_threshold(double threshold);
  void commit_threshold(double threshold);
  void set_threshold(double threshold);
  void drag_banding(std::uint32_t bands, std::uint32_t rows);
  void begin_drag();
  void end_drag();
  void show_summary();

  Session& session_;
  SCurvePage& page_;
  bool dragging_ = false;
};

}  // namespace lookalike
