#pragma once

class QMainWindow;
class QWidget;

namespace lookalike {

/// Lists every action of the window that has a key, by menus and pages.
void show_shortcuts(QMainWindow* window);

void show_about(QWidget* window);

}  // namespace lookalike
