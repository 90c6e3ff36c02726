#pragma once

#include <QStringList>
#include <QWidget>

namespace lookalike {

/// Everything visible below `root` that has less room than its text needs, a section of a header too, lies outside of
/// what is around it, or over its neighbour: one sentence each.
QStringList cuts(const QWidget* root);

}  // namespace lookalike
