#pragma once

#include <QObject>
#include <cstdint>

namespace lookalike {

class SCurvePage;
class Session;

/// Makes what is dragged in the plot of the S-curve page an edit of the recipe; a whole drag is one step of the
/// history.
class CurveEdits final : public QObject {
  Q_OBJECT

 public:
  /// Both must outlive it.
  CurveEdits(Session& session, SCurvePage& page, QObject* parent = nullptr);

 private:
  void drag_threshold(double threshold);
  void commit_threshold(double threshold);
  void set_threshold(double threshold);
  void drag_banding(std::uint32_t bands, std::uint32_t rows);
  void begin_drag();
  void end_drag();

  Session& session_;
  bool dragging_ = false;
};

}  // namespace lookalike
