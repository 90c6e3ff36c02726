#pragma once

#include <string_view>

namespace lookalike {

/// File types by name; ignores the ending of a compressed file (".gz", ".zst" and so on) and the case of letters.
bool names_table(std::string_view path);     // .csv, .tsv, .tab, .psv
bool names_records(std::string_view path);   // a table, JSON, Parquet, Arrow, a spreadsheet
bool names_newswire(std::string_view path);  // .sgm, .sgml

/// README, LICENSE, dataset_info.json and the like, which accompany the files of a corpus.
bool accompanies_corpus(std::string_view path);

}  // namespace lookalike
