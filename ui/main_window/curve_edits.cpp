#include "ui/main_window/curve_edits.h"

#include <QScopeGuard>
#include <algorithm>

#include "ui/session/session.h"
#include "ui/views/s_curve/s_curve_page.h"

namespace lookalike {

CurveEdits::CurveEdits(Session& session, SCurvePage& page, QObject* parent) : QObject(parent), session_(session) {
  connect(&page, &SCurvePage::threshold_dragged, this, &CurveEdits::drag_threshold);
  connect(&page, &SCurvePage::threshold_committed, this, &CurveEdits::commit_threshold);
  connect(&page, &SCurvePage::banding_dragged, this, &CurveEdits::drag_banding);
  connect(&page, &SCurvePage::banding_committed, this, &CurveEdits::end_drag);
}

void CurveEdits::begin_drag() {
  if (!dragging_) session_.begin_gesture();
  dragging_ = true;
}

void CurveEdits::end_drag() {
  session_.end_gesture();
  dragging_ = false;
}

void CurveEdits::drag_threshold(double threshold) {
  begin_drag();
  set_threshold(threshold);
}

void CurveEdits::commit_threshold(double threshold) {
  const auto end = qScopeGuard([this] { end_drag(); });
  set_threshold(threshold);
}

void CurveEdits::drag_banding(std::uint32_t bands, std::uint32_t rows) {
  begin_drag();
  Recipe recipe = session_.recipe();
  recipe.lsh.bands = bands;
  recipe.lsh.rows = rows;
  recipe.verify.prefix = std::min(recipe.verify.prefix, bands * rows);
  session_.edit(recipe, tr("change of bands and rows"));
}

void CurveEdits::set_threshold(double threshold) {
  Recipe recipe = session_.recipe();
  recipe.verify.threshold = threshold;
  session_.edit(recipe, tr("change of the threshold"));
}

}  // namespace lookalike
