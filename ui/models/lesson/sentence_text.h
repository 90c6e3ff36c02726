#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/lesson/sentence.h"
#include "ui/models/lesson/scene.h"

namespace lookalike {

/// The sentence in the window's language, with its values.
inline QString sentence_text(lesson::Sentence sentence) {
  sentence.pattern = QCoreApplication::translate("Lesson", sentence.pattern.c_str()).toStdString();
  return QString::fromStdString(sentence.text());
}

/// Title, sentence and hint of a frame that has no picture yet.
inline SceneFrame frame_of(const lesson::StepWords& words) {
  return {sentence_text(words.title), sentence_text(words.sentence), sentence_text(words.note), {}};
}

}  // namespace lookalike
