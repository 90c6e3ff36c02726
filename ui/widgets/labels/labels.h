#pragma once

#include <QLabel>

namespace lookalike {

/// Labels never guess at HTML: what they show may come from documents, file names or messages.
QLabel* plain_label(const QString& text);
/// Plain text over as many lines as it needs; can be selected with the mouse.
QLabel* wrapped_label(const QString& text);
/// A label of less importance than its surroundings.
QLabel* faint_label(const QString& text);
/// Title of a group of things.
QLabel* heading_label(const QString& text);

/// Keeps the text from widening its surroundings: it is wrapped at whatever width there is.
void take_any_width(QLabel* label);

}  // namespace lookalike
