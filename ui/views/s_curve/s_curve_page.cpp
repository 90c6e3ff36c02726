#include "ui/views/s_curve/s_curve_page.h"

namespace lookalike {

SCurvePage::SCurvePage(QWidget* parent) : QWidget(parent) {}
void SCurvePage::set_recipe(const Recipe&) {}
void SCurvePage::set_result(std::shared_ptr<const RunResult>) {}

}  // namespace lookalike
