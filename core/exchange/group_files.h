#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/base/csv_text.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/query/keepers.h"

namespace lookalike {

/// In what follows, the first `old` documents of the corpus are of another one: documents are counted in their own, and
/// where there are such, columns say `yes` or `no` of each document and keeper.

/// Groups as CSV: `group,document,id,keeper,similarity,link,keeper_id`, groups from 1, largest first; every document of
/// one. `link` is keeper, direct, chained or judged different. With old ones, `in_old,keeper_in_old`. Errors:
/// unwritable, cancelled.
Result<void> write_groups_csv(const Corpus& corpus, const DocumentGroups& groups, std::span<const GroupMember> members,
                              const std::string& path, const Progress& progress, CsvCells cells = CsvCells::as_they_are,
                              std::size_t old = 0);

/// Documents that stay: `document,id`, those of no group included. Errors: unwritable, cancelled.
Result<void> write_keep_csv(const Corpus& corpus, std::span<const GroupMember> members, const std::string& path,
                            const Progress& progress, CsvCells cells = CsvCells::as_they_are);

/// Documents that go: `document,id,keeper,similarity,link,keeper_id`, with old ones `keeper_in_old`. Errors:
/// unwritable, cancelled.
Result<void> write_drop_csv(const Corpus& corpus, std::span<const GroupMember> members, const std::string& path,
                            const Progress& progress, CsvCells cells = CsvCells::as_they_are, std::size_t old = 0);

/// The corpus without the documents that go, compressed where the name ends in .gz or .zst. Tables and JSON Lines keep
/// their records byte for byte, read again from `paths`, but for rows with a quote that nothing closes; Parquet
/// comes as JSON Lines with every column that can be read, newswire, text files and the built-in corpus come as JSON
/// Lines with `id`, `title` and `text`. Errors: unwritable, cancelled, unreadable (the source has changed),
/// wrong_content (tables with different headers or written in different ways).
Result<void> write_clean_corpus(const Corpus& corpus, const std::vector<std::string>& paths,
                                std::span<const GroupMember> members, const std::string& path,
                                const Progress& progress);

}  // namespace lookalike
