#pragma once

class QInputDialog;
class QMenu;
class QString;
class QWidget;

namespace lookalike {

class Session;

/// Adds the choice of the memory that a run may use before it reads texts again instead of caching tokens and shingles,
/// and applies the choice stored in the settings.
void add_memory_setting(QMenu* menu, Session& session, QWidget* window);

/// Opens a dialog that asks for one value; its field becomes NAME.value, its buttons NAME.ok and NAME.cancel. It
/// deletes itself.
void open_input(QInputDialog* dialog, const QString& name, const QString& spoken);

}  // namespace lookalike
