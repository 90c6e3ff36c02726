#pragma once

#include <QString>
#include <functional>

class QFileDialog;
class QWidget;

namespace lookalike {

/// Asks for a file that exists, one of the kind that `filter` names if it is not empty, and calls `chosen` with its
/// path. The dialog deletes itself.
QFileDialog* ask_for_file(QWidget* asker, const QString& title, const QString& filter,
                          std::function<void(const QString&)> chosen);

/// Asks for a new file, `name` being offered, and calls `chosen` with its path. A name without an ending gets that of
/// `name`; before a file is replaced, the person is asked. The dialog deletes itself.
QFileDialog* ask_where_to_save(QWidget* window, const QString& title, const QString& name, const QString& filter,
                               std::function<void(const QString&)> chosen);

}  // namespace lookalike
