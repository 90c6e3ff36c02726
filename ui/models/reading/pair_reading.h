#pragma once

#include <QStringList>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "core/pipeline/recipe.h"
#include "core/query/filter/pair_filter.h"
#include "ui/models/reading/marked_text.h"

namespace lookalike {

/// The view of two texts: a reader's or a recipe's.
enum class ReadingWay { differences, recipe };

/// A passage of shared shingles, here and in the other text.
struct SharedMark {
  TextRange here, there;
  bool odd = false;  // alternates between neighbours on the left; twins have the same value
};

/// The mark that contains `position`; the marks ascend here. Null for none. O(log marks).
const SharedMark* shared_at(const std::vector<SharedMark>& marks, int position);

/// One text under a recipe, in UTF-16 units of the shown text.
struct RecipeMarks {
  std::vector<TextRange> ignored;  // ascending
  std::vector<SharedMark> shared;  // ascending here
  std::uint64_t shingles = 0;      // |A|
};

/// The marks in two texts.
struct PairReading {
  MarkedPair differences;   // in a reader's view
  bool has_recipe = false;  // otherwise the rest is empty
  MarkedPair recipe;        // in the recipe's view
  RecipeMarks left, right;
  std::uint64_t shared_shingles = 0;  // |A n B|
  bool overstruck = false;            // a text has characters that another overwrites

  const MarkedPair& pair(ReadingWay way) const { return by_recipe(way) ? recipe : differences; }
  bool by_recipe(ReadingWay way) const { return way == ReadingWay::recipe && has_recipe; }
  /// The counterpart of the difference at `position`, otherwise of the shared shingles there; nullopt if neither.
  std::optional<int> other_place(ReadingWay way, Side side, int position) const;
  const RecipeMarks& recipe_marks(Side side) const { return side == Side::left ? left : right; }
};

/// Two texts to read, as valid UTF-8 from the corpus, and the treatment of their line breaks.
struct PairTexts {
  std::string left, right;
  LineBreaks breaks = LineBreaks::joined;
};

/// Compares two texts, also under `recipe` if it is given and its stop words can be read. The time of compare_prose and
/// read_pair. Nullopt if stopped.
std::optional<PairReading> read_texts(const PairTexts& texts, const std::shared_ptr<const Recipe>& recipe,
                                      const std::stop_token& stop);

/// "J = 98 / 153 = 0.641: 120 shingles left, 131 right, 98 shared"
QString shingle_counts_text(const PairReading& reading);

/// Why two texts have no differences to mark.
QString equal_text(const PairReading& reading, ReadingWay way);

/// The words of a search for documents.
QStringList searched_words(const QString& search);

/// The words that pairs must contain to pass; excluded words are left out. O(filter).
QStringList filter_words(const PairFilter& filter);

}  // namespace lookalike
