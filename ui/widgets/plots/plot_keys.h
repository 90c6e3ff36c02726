#pragma once

#include <Qt>
#include <QtGlobal>

class QCustomPlot;

namespace lookalike {

/// Keys for zooming and panning: plus and minus zoom, Ctrl with an arrow moves the axes, Home calls the plot's slot
/// `reset_view`. Adds the plot to the tab order, and draws its axes in the accent colour while it has the focus.
/// `zoomed`: the axes to zoom.
void let_keys_zoom(QCustomPlot* plot, Qt::Orientations zoomed = Qt::Horizontal);

}  // namespace lookalike
