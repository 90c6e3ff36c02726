#pragma once

#include <QStringList>
#include <QWidget>

namespace lookalike {

/// Everything visible below `root`, including header sections, that has less room than its text needs, extends
/// beyond its parent or overlaps its neighbour: one sentence each.
QStringList cuts(const QWidget* root);

}  // namespace lookalike
