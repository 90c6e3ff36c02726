#pragma once

class QMainWindow;
class QWidget;

namespace lookalike {

/// Shows resources/help/manual.md.
void show_manual(QWidget* window);

/// Lists every action in the window that has a key, by menu and page.
void show_shortcuts(QMainWindow* window);

void show_about(QWidget* window);

}  // namespace lookalike
