#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/corpus/synthetic/load_builtin.h"
#include "core/text/text_options.h"
#include "ui/models/lesson/lesson_scene.h"
#include "ui/models/lesson/shared/own_texts.h"
#include "ui/models/lesson/shared/pairs_square.h"

namespace lookalike::lesson {

inline constexpr std::size_t kOneByOne = 3;  // windows shown one by one; the others appear at once

/// The number of window positions on a number of tokens.
constexpr std::size_t windows_of(std::size_t tokens, std::uint32_t k) {
  return tokens < k ? 0 : tokens - k + 1;
}

/// Scene 1: after a look at the number of all pairs, a window moves over two texts and collects their shingles in two
/// sets.
struct ShinglesInputs {
  static constexpr int kMostCharacters = 160;  // used of a text, UTF-16 units
  static constexpr std::uint32_t kMostK = 12;

  std::string text_a = "The dog bit the man on the way home", text_b = "The man bit the dog on the way home";  // UTF-8
  ShingleUnit unit = ShingleUnit::word;
  std::uint32_t k = 2;                                        // 1..kMostK
  bool bag = false;                                           // every occurrence is a separate element
  bool more = false;                                          // shows every place of the window
  std::uint64_t documents = kBuiltinCorpusOptions.documents;  // of the square of all pairs, at least 2

  static QString name() { return tr("Shingles"); }
  /// 7 plus the window's steps: at most 4 for A, which goes to its end after three places, and 1 for B; with `more`,
  /// one for each place.
  std::size_t steps() const;
  struct ShinglesStep step(std::size_t step) const;
  std::vector<Input> controls();
  /// "documents": of the open corpus; the built-in one if it has fewer than two.
  void change(const QString& id, const QVariant& value);
  /// Takes over the inputs that a reset keeps.
  void keep(const ShinglesInputs& before) { documents = before.documents; }
};

/// An element of a set, in the order of the text.
struct Shingle {
  QString text;                  // words joined by a blank, or characters with '_' for white space
  std::uint32_t occurrence = 1;  // in a bag, from 1
  bool common = false;           // also in the other text

  /// "the dog", or "the dog (2)" in a bag.
  QString label() const { return occurrence == 1 ? text : text + QStringLiteral(" (%1)").arg(occurrence); }
};

/// The part of a text in the moving window.
struct Window {
  std::size_t text = 0;   // 0: A, 1: B
  std::size_t first = 0;  // first token, from 0; the window has k tokens
  QString shingle;
  bool again = false;  // occurred before: no new element of a set
};

/// Both texts with another k.
struct SimilarityAtK {
  std::uint32_t k = 0, a = 0, b = 0;       // elements of each set
  std::uint32_t common = 0, together = 0;  // |A n B|, |A u B|
  double jaccard = 0;                      // 0 for two empty sets

  /// Whether both texts are too short for a shingle; empty sets are not a result.
  bool is_short() const { return together == 0; }
};

struct ShinglesStep {
  enum class Kind { pairs, texts, window, venn, jaccard, every_k };

  Kind kind{};
  ShinglesInputs inputs;
  std::array<std::vector<QString>, 2> tokens;    // of both texts, normalised
  std::optional<Window> window;                  // in a step that moves it; at its last place in this step
  std::array<std::vector<Shingle>, 2> shingles;  // found so far
  SquareStage square{};                          // of all pairs, in the first steps
  SimilarityAtK counts;                          // for k; shown from venn on
  std::vector<SimilarityAtK> every_k;            // k = 1..kMostK, in the last step

  bool uses_controls() const { return kind != Kind::pairs; }  // the first steps only motivate the lesson
  void tell(SceneFrame& frame) const;
};

/// The texts of the scene for the others.
OwnTexts own_texts(const ShinglesInputs& inputs);

using ShinglesScene = LessonScene<ShinglesInputs>;

}  // namespace lookalike::lesson
