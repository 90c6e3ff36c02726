#pragma once

#include <QByteArray>
#include <QFont>
#include <QPalette>
#include <memory>
#include <stop_token>
#include <vector>

#include "ui/models/lesson/scene.h"

namespace lookalike {

/// The lesson as scenes are set now, a slide a step; `corpus` stands on those that show it. Needs no window, so that it
/// can be made on any thread; empty when it was stopped.
QByteArray lesson_pdf(const std::vector<std::shared_ptr<const Scene>>& scenes, const QString& corpus,
                      const QPalette& palette, const QFont& font, const std::stop_token& stop);

}  // namespace lookalike
