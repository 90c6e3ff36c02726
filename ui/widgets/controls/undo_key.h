#pragma once

#include <functional>

class QWidget;

namespace lookalike {

/// Makes Ctrl+Z within `part` call `undo` while `can_undo`. Elsewhere, and in fields that undo their own typing, the
/// key keeps its meaning.
void take_undo_key(QWidget* part, std::function<bool()> can_undo, std::function<void()> undo);

}  // namespace lookalike
