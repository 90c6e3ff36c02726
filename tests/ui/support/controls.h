#pragma once

#include <QMap>
#include <QStringList>
#include <QWidget>
#include <vector>

class QAction;

namespace lookalike {

/// Everything below `root` that takes input, including hidden and disabled controls, without the internal parts.
std::vector<QWidget*> controls(const QWidget* root);

/// Plots and charts; the first kind also works with the keyboard, the second is view-only.
bool is_plot(const QWidget* widget);
bool is_chart(const QWidget* widget);

/// "QPushButton sweep.run (Run sweep)"
std::string name_of(const QWidget* widget);

/// The name by which a screen reader calls it.
QString spoken_name(QWidget* widget);

/// The tooltip that is shown over it, without markup: its own or its parent's.
QString shown_tip(const QWidget* widget);

/// Whether the keyboard reaches it: by Tab or by a letter with Alt.
bool has_keyboard_path(const QWidget* widget);

/// Its letter with Alt, from its own text or that of the label whose buddy it is; null if none exists.
QChar letter_of(const QWidget* widget);

/// All actions of the window and its menus that the user can trigger.
std::vector<QAction*> actions(const QWidget* window);

/// The visible controls reached by each letter with Alt.
QMap<QChar, QStringList> mnemonics(const QWidget* window);

/// The letter after the ampersand of a text, in lower case; null if none exists.
QChar mnemonic_of(const QString& text);

}  // namespace lookalike
