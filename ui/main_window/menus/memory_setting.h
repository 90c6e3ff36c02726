#pragma once

class QMenu;
class QWidget;

namespace lookalike {

class Session;

/// Adds the choice of the memory that a run may use before it reads texts again instead of caching tokens and shingles,
/// and applies the choice stored in the settings.
void add_memory_setting(QMenu* menu, Session& session, QWidget* window);

}  // namespace lookalike
