#pragma once

#include <QByteArray>
#include <QFont>
#include <QImage>
#include <QPalette>
#include <QString>

namespace lookalike {

/// resources/help/manual.md, which ends with the parameters.
QString manual_markdown();

/// The manual's only picture, a scene of the lesson, `width` pixels wide.
QImage picture_of_lesson(double width, const QPalette& palette, const QFont& font);

/// The manual as a PDF of A4 pages, with page numbers and a table of contents; always dark on light. Any thread may
/// call it.
QByteArray manual_pdf();

}  // namespace lookalike
