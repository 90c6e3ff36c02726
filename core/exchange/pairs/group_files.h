#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/base/csv_text.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/exchange/path_text.h"
#include "core/query/groups/keepers.h"

namespace lookalike {

/// In these functions the first `old` documents belong to another corpus: documents are numbered within their own
/// corpus, and if there are old ones, columns say `yes` or `no` for each document and keeper.

/// Groups as CSV: `group,document,id,keeper,similarity,link,keeper_id`, numbered from 1, largest first, with every
/// document of a group. `link` is keeper, direct, chained or judged different. With old documents also
/// `in_old,keeper_in_old`. Errors: unwritable, cancelled.
Result<void> write_groups_csv(const Corpus& corpus, const DocumentGroups& groups, std::span<const GroupMember> members,
                              const std::string& path, const Progress& progress, CsvCells cells = CsvCells::as_they_are,
                              std::size_t old = 0);

/// Documents that stay: `document,id`, including documents without a group. Errors: unwritable, cancelled.
Result<void> write_keep_csv(const Corpus& corpus, std::span<const GroupMember> members, const std::string& path,
                            const Progress& progress, CsvCells cells = CsvCells::as_they_are);

/// Removed documents: `document,id,keeper,similarity,link,keeper_id`, with old documents also `keeper_in_old`. Errors:
/// unwritable, cancelled.
Result<void> write_drop_csv(const Corpus& corpus, std::span<const GroupMember> members, const std::string& path,
                            const Progress& progress, CsvCells cells = CsvCells::as_they_are, std::size_t old = 0);

/// Endings of a clean corpus, the usual one first: records are copied unchanged, so a copy of a tab-separated table is
/// one too; other texts become JSON Lines.
Endings clean_endings(CorpusFormat format, const std::vector<std::string>& paths);

/// The corpus without the removed documents, compressed if the name ends in .gz or .zst. Records of tables and JSON
/// Lines are reread from `paths` and copied byte for byte, except rows with an unclosed quote; Parquet becomes JSON
/// Lines with every readable column; newswire, text files and the built-in corpus become JSON Lines with `id`, `title`
/// and `text`. Errors: unwritable, cancelled, unreadable (the source has changed), wrong_content (tables with different
/// headers or dialects).
Result<void> write_clean_corpus(const Corpus& corpus, const std::vector<std::string>& paths,
                                std::span<const GroupMember> members, const std::string& path,
                                const Progress& progress);

}  // namespace lookalike
