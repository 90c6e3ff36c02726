#pragma once

#include <QStringList>
#include <cstdint>
#include <vector>

#include "ui/models/lesson/shared/bit_rows.h"
#include "ui/models/lesson/shared/chosen_pairs.h"

namespace lookalike::lesson {

/// The two texts of the first scene as sets of shingles, which the other scenes can show instead of their examples.
struct OwnTexts {
  QStringList shingles;               // of A in its order, then those only in B
  std::vector<BitRow> rows;           // of each shingle
  std::vector<std::uint32_t> hashes;  // of each shingle

  /// Texts too short for a shingle show nothing.
  bool is_usable() const { return !rows.empty(); }
};

/// Rows with their names, for a matrix.
struct NamedRows {
  std::vector<BitRow> rows;
  QStringList names;
};

/// At most kMostRows of the shingles, evenly spread; of more, as many as bring their similarity nearest to J.
NamedRows named_rows(const OwnTexts& texts);

/// Numbered as in a matrix; the shingles without a row there have the next numbers.
ChosenSets sets_of(const OwnTexts& texts);

/// The reason why these texts show nothing; usually empty.
QString note_of(const OwnTexts& texts);

/// How many of the texts' shingles a matrix shows and, if `tells_similarity`, J in these and in all of them; empty if
/// it shows all. If bits were changed, the note says instead that the rows no longer describe the texts.
QString note_of_rows(const OwnTexts& texts, const std::vector<BitRow>& rows, bool tells_similarity);

/// For a step that shows an example of its own.
QString note_of_other_example();

}  // namespace lookalike::lesson
