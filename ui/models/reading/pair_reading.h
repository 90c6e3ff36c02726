#pragma once

#include <QStringList>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "core/pipeline/recipe.h"
#include "core/query/pair_filter.h"
#include "ui/models/reading/marked_text.h"

namespace lookalike {

/// How two texts are looked at: as a person does, or as a recipe does.
enum class ReadingWay { differences, recipe };

/// A passage whose shingles both texts have, here and in the other text.
struct SharedMark {
  TextRange here, there;
  bool odd = false;  // runs beside each other alternate on the left; their twins are as they are
};

/// The one that holds `position`, of marks that ascend here; null for none. O(log marks).
const SharedMark* shared_at(const std::vector<SharedMark>& marks, int position);

/// One text as a recipe sees it, in UTF-16 units as it is shown.
struct RecipeMarks {
  std::vector<TextRange> ignored;  // ascending
  std::vector<SharedMark> shared;  // ascending here
  std::uint64_t shingles = 0;      // |A|
};

/// Marks in two texts.
struct PairReading {
  MarkedPair differences;   // as a person sees them
  bool has_recipe = false;  // else the rest is empty
  MarkedPair recipe;        // as the recipe sees them
  RecipeMarks left, right;
  std::uint64_t shared_shingles = 0;  // |A n B|

  const MarkedPair& pair(ReadingWay way) const { return by_recipe(way) ? recipe : differences; }
  bool by_recipe(ReadingWay way) const { return way == ReadingWay::recipe && has_recipe; }
  /// The position in the other text of a difference, or else of shared shingles, at `position`; nothing for neither.
  std::optional<int> other_place(ReadingWay way, Side side, int position) const;
  const RecipeMarks& recipe_marks(Side side) const { return side == Side::left ? left : right; }
};

/// Two texts to be read: valid UTF-8 as in the corpus, and how their lines are shown.
struct PairTexts {
  std::string left, right;
  LineBreaks breaks = LineBreaks::joined;
};

/// Reads two texts, as `recipe` sees them if there is one and its stop words can be read. The time of compare_prose and
/// read_pair. Nothing when stopped.
std::optional<PairReading> read_texts(const PairTexts& texts, const std::shared_ptr<const Recipe>& recipe,
                                      const std::stop_token& stop);

/// "J = 98 / 153 = 0.641: 120 shingles left, 131 right, 98 shared"
QString shingle_counts_text(const PairReading& reading);

/// The words that a search for documents looks for.
QStringList searched_words(const QString& search);

/// The words that pairs must have to pass; those that they must not have are left out. O(filter).
QStringList filter_words(const PairFilter& filter);

}  // namespace lookalike
