#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "core/base/csv_text.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/verdicts/located_verdicts.h"
#include "core/verdicts/verdicts.h"

namespace lookalike {

/// Verdicts read from a file, and the rejected rows.
struct VerdictTable {
  std::vector<JudgedPair> pairs;
  std::size_t unjudged = 0;           // rows without a verdict
  std::size_t left_out = 0;           // rows with a problem
  std::vector<std::string> problems;  // one sentence for each row, at most kMostProblems

  static constexpr std::size_t kMostProblems = 1'000;
};

/// The header of a table of verdicts.
inline constexpr std::string_view kVerdictHeader = "a,b,a_id,b_id,verdict,note,a_text,b_text,judge";

/// A written table of verdicts.
struct VerdictRows {
  std::size_t rows = 0, judges = 0;
  std::size_t absent = 0;  // judged pairs left out, because a text is not in the corpus
};

/// The verdicts on texts of a corpus as CSV with kVerdictHeader: positions of both documents, their ids, the verdict,
/// the note, the digests of both texts, and the judge. A pair has one row for each judge; the verdict that counts comes
/// first. Errors: unwritable.
Result<VerdictRows> write_verdicts_csv(const Verdicts& verdicts, const Corpus& corpus, const TextDigests& digests,
                                       const std::string& path, CsvCells cells = CsvCells::as_they_are);

/// Reads a table with the columns `verdict` and, for each document, `a_text` (digest), `a_id` or `a` (position from 0),
/// in this order of preference; `note`, `judge` and other columns are optional. Beside an id or a position, `a_text`
/// may also be the document's text, as in pairs written with their texts. Separated by commas, semicolons or tabs. A
/// row without a verdict is unjudged, as in a list of pairs to be filled in. A row that refers to no document of the
/// corpus is skipped with a sentence. Errors: unreadable, wrong_content (no such columns).
Result<VerdictTable> read_verdicts_csv(const std::string& path, const Corpus& corpus, const TextDigests& digests);

/// [{"a", "b": digests of the texts, "a_id", "b_id", "verdict", "note", "judge", "others": [{"verdict", "note",
/// "judge"}, ...]}, ...]; the last two only if they are not empty.
nlohmann::ordered_json to_json(const Verdicts& verdicts);

/// Parses this JSON; a pair that occurs twice is read as Verdicts::add does. Errors: wrong_content, in a sentence that
/// can follow a colon (more than Verdicts::kMost, no such verdict, no digest). Throws WrongMember if a member is
/// missing or of the wrong type.
Result<Verdicts> verdicts_from(const std::vector<nlohmann::ordered_json>& json);

}  // namespace lookalike
