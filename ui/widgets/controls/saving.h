#pragma once

#include <QByteArray>
#include <QString>

class QWidget;

namespace lookalike {

/// Asks where to save and writes the content through a temporary name; `name` is offered, and tells the kind of file.
/// Says so in a message where that fails.
void ask_and_save(QWidget* asker, const QString& title, const QString& name, const QByteArray& content);

}  // namespace lookalike
