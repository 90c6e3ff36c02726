#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <string>
#include <vector>

class QFileDialog;
class QWidget;

namespace lookalike {

/// Asks for a file that exists, one of the kind that `filter` names if it is not empty, and calls `chosen` with its
/// path. The dialog deletes itself.
QFileDialog* ask_for_file(QWidget* asker, const QString& title, const QString& filter,
                          std::function<void(const QString&)> chosen);

/// From now on no file that `read` names is saved over from `window` or a window of its own.
void keep_from_saving_over(QWidget* window, std::function<std::vector<std::string>()> read);

/// False where that would be done, and a message says so.
bool may_save(QWidget* asker, const QString& path);

/// Asks for a new file, `name` being offered, and calls `chosen` with its path. A name without an ending gets that of
/// `name`; before a file is replaced, the person is asked; `may_save` is. The dialog deletes itself.
QFileDialog* ask_where_to_save(QWidget* window, const QString& title, const QString& name, const QString& filter,
                               std::function<void(const QString&)> chosen);

/// Asks where to save and writes the content through a temporary name; `name` is offered, and tells the kind of file.
/// A message says where it was saved, or why that failed.
void ask_and_save(QWidget* asker, const QString& title, const QString& name, const QByteArray& content);

}  // namespace lookalike
