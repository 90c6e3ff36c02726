#pragma once

#include <string_view>

namespace lookalike {

/// What a file's name says of its content; an ending of a packed file (".gz", ".zst" and so on) is passed over, case
/// does not matter.
bool names_table(std::string_view path);     // .csv, .tsv, .tab, .psv
bool names_records(std::string_view path);   // a table, JSON, Parquet, Arrow, a spreadsheet
bool names_newswire(std::string_view path);  // .sgm, .sgml

/// README, LICENSE, dataset_info.json and the like, which stand beside the files of a corpus.
bool accompanies_corpus(std::string_view path);

}  // namespace lookalike
