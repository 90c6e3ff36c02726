#pragma once

class QWidget;

namespace lookalike {

class PlotExportButton;

/// Offers the choices of a plot's export button on the plot itself too, at a right click, the Menu key or
/// Shift+F10; before that, what Home and a double click do, where the plot has a slot `reset_view`. Both live as long
/// as the plot.
void give_menu(QWidget* plot, const PlotExportButton& exports);

}  // namespace lookalike
