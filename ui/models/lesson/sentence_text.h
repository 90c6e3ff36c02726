#pragma once

#include <QCoreApplication>
#include <QString>
#include <utility>

#include "core/lesson/sentence.h"
#include "ui/models/lesson/scene.h"

namespace lookalike {

/// Words of the lesson in the window's language.
inline QString tr(const char* text) {
  return QCoreApplication::translate("Lesson", text);
}

/// The same of a sentence and its phrases.
inline lesson::Sentence translated(lesson::Sentence sentence) {
  sentence.pattern = tr(sentence.pattern.c_str()).toStdString();
  for (lesson::Sentence& phrase : sentence.phrases) phrase = translated(std::move(phrase));
  return sentence;
}

inline QString sentence_text(lesson::Sentence sentence) {
  return QString::fromStdString(translated(std::move(sentence)).text());
}

/// Title, sentence and hint of a frame that has no picture yet.
inline SceneFrame frame_of(const lesson::StepWords& words) {
  return {sentence_text(words.title), sentence_text(words.sentence), sentence_text(words.note), {}};
}

}  // namespace lookalike
