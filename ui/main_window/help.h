#pragma once

class QWidget;

namespace lookalike {

/// Lists every action of the window that has a key.
void show_shortcuts(QWidget* window);

void show_about(QWidget* window);

}  // namespace lookalike
