#include "core/base/csv_text.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

std::string safe(std::string_view text) {
  std::string field;
  append_csv_text(field, text, CsvCells::safe_in_spreadsheets);
  return field;
}

TEST(CsvText, is_unchanged_by_default) {
  for (const char* text : {"=1+1", "+1", "-1", "@x", "\tx", "plain"}) {
    std::string field;
    append_csv_text(field, text, CsvCells::as_they_are);
    EXPECT_EQ(field, text);
  }
}

TEST(CsvText, is_not_a_formula_in_a_spreadsheet) {
  EXPECT_EQ(safe("=1+1"), "'=1+1");
  EXPECT_EQ(safe("+1"), "'+1");
  EXPECT_EQ(safe("-1"), "'-1");
  EXPECT_EQ(safe("@SUM(A1)"), "'@SUM(A1)");
  EXPECT_EQ(safe("\tx"), "'\tx");
  EXPECT_EQ(safe("\rx"), "\"'\rx\"");
  EXPECT_EQ(safe("=HYPERLINK(\"x\",\"y\")"), "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\"");
  EXPECT_EQ(safe("a=1"), "a=1");
  EXPECT_EQ(safe(""), "");
}

}  // namespace
}  // namespace lookalike
