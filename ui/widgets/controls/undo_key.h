#pragma once

#include <functional>

class QWidget;

namespace lookalike {

/// Gives Ctrl+Z within `part` to `undo` while `can_undo`; elsewhere, and in fields that undo their own typing, it keeps
/// its meaning.
void take_undo_key(QWidget* part, std::function<bool()> can_undo, std::function<void()> undo);

}  // namespace lookalike
