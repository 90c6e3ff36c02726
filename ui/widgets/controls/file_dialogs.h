#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <string>
#include <vector>

class QFileDialog;
class QWidget;

namespace lookalike {

/// Asks for an existing file, matching `filter` unless that is empty, and calls `chosen` with its path. The dialog
/// deletes itself.
QFileDialog* ask_for_file(QWidget* asker, const QString& title, const QString& filter,
                          std::function<void(const QString&)> chosen);

/// Shows a sentence in the message bar of the nearest window that has one.
void show_note(const QWidget* asker, const QString& note);

/// Protects the files that `read` returns: `window` and its child windows no longer overwrite them.
void keep_from_saving_over(QWidget* window, std::function<std::vector<std::string>()> read);

/// False, with a message, if the path is such a file.
bool may_save(QWidget* asker, const QString& path);

/// Asks for a new file, proposes `name`, without its folder if nothing can be written there, and calls `chosen` with
/// its path. A file name without an ending gets that of `name`; one that belongs to another format than those of
/// `filter` is refused. The dialog asks before it replaces a file, respects `may_save`, and deletes itself.
QFileDialog* ask_where_to_save(QWidget* window, const QString& title, const QString& name, const QString& filter,
                               std::function<void(const QString&)> chosen);

/// Asks for a path and writes the content through a temporary file; proposes `name`, whose ending gives the file type.
/// A message says where the file was saved, or why that failed. `content` runs in another thread while the user
/// chooses.
void ask_and_save(QWidget* asker, const QString& title, const QString& name, std::function<QByteArray()> content);

}  // namespace lookalike
