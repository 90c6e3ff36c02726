#include "ui/views/pairs/side_by_side.h"

namespace lookalike {

SideBySide::SideBySide(QWidget* parent) : QWidget(parent) {}
void SideBySide::show_pair(const Document&, const Document&, const QString&, const QString&) {}
void SideBySide::clear(const QString&) {}
int SideBySide::difference_count() const {
  return 0;
}
int SideBySide::current_difference() const {
  return -1;
}
void SideBySide::next_difference() {}
void SideBySide::previous_difference() {}
void SideBySide::set_font_points(qreal) {}

}  // namespace lookalike
