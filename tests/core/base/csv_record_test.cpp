
#include <gtest/gtest.h>

#include "core/base/csv_text.h"

namespace lookalike {
namespace {

TEST(CsvRecord, gives_a_text_without_the_apostrophe_of_a_formula) {
  for (const char* text : {"=1+1", "@x", "plain", "'tis", "'", "", "'=1", "''-x"}) {
    std::string field;
    append_csv_text(field, text, CsvCells::safe_in_spreadsheets);
    EXPECT_EQ(without_apostrophe(field), text);
  }
}

TEST(CsvRecord, is_read_back_field_by_field) {
  const std::vector<std::string> fields{"a", "", "b,c", "\"", "say \"no\"", "two\nlines", "\"\"", "'"};
  std::string text;
  for (const std::string& field : fields) {
    if (!text.empty()) text += ',';
    append_csv_field(text, field);
  }
  const std::string whole = text + "\n1\n";
  std::string_view rest = whole;
  EXPECT_EQ(take_csv_record(rest), fields);
  EXPECT_EQ(rest, "1\n");
  for (std::size_t length = 0; length <= text.size(); ++length) {
    std::string_view torn = std::string_view(text).substr(0, length);
    EXPECT_FALSE(take_csv_record(torn)) << torn;
    EXPECT_EQ(torn.size(), length) << "nothing is consumed";
  }
}

}  // namespace
}  // namespace lookalike
