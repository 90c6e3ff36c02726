#include "core/exchange/report/report_html.h"

#include <gmock/gmock.h>

#include "core/corpus/load.h"
#include "core/exchange/report/report_parts.h"

namespace lookalike {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(HistogramSvg, names_powers_of_ten_in_plain_characters) {
  const std::string svg = histogram_svg({{0.5, 1, {1e11, {1e11, 1e11}}, false}}, 0.8);
  for (const char* power : {">10⁰<", ">10²<", ">10¹⁰<"}) EXPECT_THAT(svg, HasSubstr(power));
}

TEST(ReportHtml, promises_no_equal_page_for_a_rule_that_the_command_lacks) {
  const auto corpus = load_corpus({std::string(kBuiltinCorpus)}, {}, {});
  ASSERT_TRUE(corpus);
  const auto run = Engine(*corpus).run({}, {});
  ASSERT_TRUE(run);
  ReportSheet sheet;
  sheet.run = *run;
  sheet.source.paths = {std::string(kBuiltinCorpus)};
  EXPECT_THAT(*report_html(sheet, {}), HasSubstr("writes this page again"));
  sheet.rule = KeeperRule::highest;
  const std::string by_column = *report_html(sheet, {});
  EXPECT_THAT(by_column, Not(HasSubstr("writes this page again")));
  EXPECT_THAT(by_column, HasSubstr("except that the first document of each group stays"));
}

}  // namespace
}  // namespace lookalike
