#include <QtGlobal>

#include "ui/models/explanations/explanation.h"

namespace lookalike {
namespace {

constexpr Explanation kExplanations[] = {
    {"page.lesson",
     QT_TRANSLATE_NOOP("Explanations",
                       "Nine scenes show how near-duplicates are found: two texts become shingles, shingles become "
                       "signatures, signatures become bands, and bands become the S-curve. Every number is computed by "
                       "the same functions as in real runs. Only the last scene needs a corpus.")},
    {"lesson.scene.",
     QT_TRANSLATE_NOOP("Explanations",
                       "Each scene answers one question in steps. Alt with a digit goes to a scene; what was set in a "
                       "scene stays until it starts over.")},
    {"lesson.picture",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Rings with arrows can be dragged; scales, buttons and cells clicked. By keyboard, Tab goes from one to "
         "the next, Up and Down move a ring, Shift makes ten steps of one, Space clicks. Left and Right "
         "take the steps of the scene.")},
    {"lesson.control.",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Changes what the scene is about. The picture and the sentence follow at once; the step stays.")},
    {"lesson.back", QT_TRANSLATE_NOOP("Explanations",
                                      "Takes the step back, to exactly the picture of before. Left and Page Up do the "
                                      "same. At the first step it goes to the scene before.")},
    {"lesson.play", QT_TRANSLATE_NOOP("Explanations",
                                      "Takes step after step until the scene ends; speed says how long each stays. "
                                      "It waits where a guess is asked for. Space does the same on the whole screen.")},
    {"lesson.next", QT_TRANSLATE_NOOP("Explanations",
                                      "Takes the next step. Right and Page Down do the same, and so does a presenter. "
                                      "At the last step it goes to the next scene.")},
    {"lesson.speed", QT_TRANSLATE_NOOP("Explanations",
                                       "How long each step stays while the scene plays. Slow leaves time to read the "
                                       "sentence aloud, fast shows a movement.")},
    {"lesson.seed",
     QT_TRANSLATE_NOOP("Explanations",
                       "All that is random is drawn from this number: the same seed shows the same permutations, hash "
                       "functions and pairs on every machine. Another one shows how much of a picture is chance.")},
    {"lesson.reset", QT_TRANSLATE_NOOP("Explanations",
                                       "Makes the texts, cells, sliders and guesses of the scene as they were at "
                                       "first, and shows its first step. The seed stays.")},
    {"lesson.try",
     QT_TRANSLATE_NOOP("Explanations",
                       "A student's way through the lesson: nine questions, each in a scene with its values set. The "
                       "question stays below the picture; the answer is found by stepping and dragging.")},
    {"lesson.present",
     QT_TRANSLATE_NOOP("Explanations",
                       "Shows the scene as a slide on the whole screen, with nothing else. Arrows, Page Up and Page "
                       "Down step, Space plays, N draws a new seed, D changes between light and dark, C shows the "
                       "controls, digits go to a scene, Esc leaves.")},
    {"lesson.export",
     QT_TRANSLATE_NOOP("Explanations",
                       "Saves the scene for hand-outs: as a slide of 16:9 with title and sentence, or the picture "
                       "alone, in light colours or in those of the window. The PDF has a page for each step of all "
                       "scenes, with the numbers that are set now.")},
};

}  // namespace

std::span<const Explanation> lesson_explanations() {
  return kExplanations;
}

}  // namespace lookalike
