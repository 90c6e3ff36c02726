#pragma once

#include <Qt>
#include <QtGlobal>

class QCustomPlot;

namespace lookalike {

/// Does by keys what the wheel and dragging do: plus and minus change the scale, Ctrl with an arrow moves the axes,
/// Home shows all by the plot's slot `reset_view`. Gives the plot a place in the order of Tab, and its axes the accent
/// while it has the focus. `zoomed`: whose scale it is.
void let_keys_zoom(QCustomPlot* plot, Qt::Orientations zoomed = Qt::Horizontal);

}  // namespace lookalike
