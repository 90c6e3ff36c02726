#pragma once

class QWidget;

namespace lookalike {

class PlotExportButton;

/// Shows what the export button of a plot alternatives on the plot itself too, at a right click, the Menu key or
/// Shift+F10; before that, what Home and a double click do, where the plot has a slot `reset_view`. Both live as long
/// as the plot.
void give_menu(QWidget* plot, const PlotExportButton& exports);

}  // namespace lookalike
