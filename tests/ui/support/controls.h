#pragma once

#include <QMap>
#include <QStringList>
#include <QWidget>
#include <vector>

class QAction;

namespace lookalike {

/// All below `root` that takes input, hidden and disabled ones too, without the parts that Qt makes of a control.
std::vector<QWidget*> controls(const QWidget* root);

/// Plots and charts; the first kind is worked with the keyboard too, the second only looked at.
bool is_plot(const QWidget* widget);
bool is_chart(const QWidget* widget);

/// "QPushButton sweep.run (Run sweep)"
std::string name_of(const QWidget* widget);

/// The name by which a screen reader calls it.
QString spoken_name(QWidget* widget);

/// The tooltip that is shown over it, without markup: its own or that of the widget around it.
QString shown_tip(const QWidget* widget);

/// Whether the keyboard gets there: by Tab or by a letter with Alt.
bool has_keyboard_path(const QWidget* widget);

/// Its letter with Alt, in its own text or that of the label that it is the buddy of; null if there is none.
QChar letter_of(const QWidget* widget);

/// All actions of the window and its menus that a person can trigger.
std::vector<QAction*> actions(const QWidget* window);

/// Who is reached by each letter with Alt, among what is visible.
QMap<QChar, QStringList> mnemonics(const QWidget* window);

/// The letter after the ampersand of a text, in lower case; null if there is none.
QChar mnemonic_of(const QString& text);

}  // namespace lookalike
