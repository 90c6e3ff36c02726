#include <gmock/gmock.h>

#include <random>

#include "tests/core/corpus/file_parts_support.h"

namespace lookalike::testing {
namespace {

class JsonLinesParts : public FileParts {
 protected:
  JsonLinesParts() : FileParts(CorpusFormat::json_lines) {}
};

std::string line_of(int i) {
  return R"({"id":)" + std::to_string(i) + R"(,"title":"T","text":"words \n of )" + std::string(i % 40, 'x') + "\"}\n";
}

TEST_F(JsonLinesParts, give_the_same_for_well_formed_lines) {
  std::string lines = "\xEF\xBB\xBF";
  for (int i = 0; i < 300; ++i) lines += line_of(i);
  expect_same(lines, {1, 2, 3, 10, 50, 100, 1000, 100'000});
  lines.pop_back();  // the last line without its end
  expect_same(lines, {1, 10, 1000});
}

TEST_F(JsonLinesParts, give_the_same_for_random_lines) {
  std::mt19937 random(7);
  const std::vector<std::string> pieces = {line_of(3),
                                           line_of(30),
                                           "\n",
                                           "\r\n",
                                           "   \n",
                                           "no json\n",
                                           "[1,2]\n",
                                           "{\"text\":3}\n",
                                           "{\"other\":\"a\"}\n",
                                           "{\"text\":\"",
                                           "\"}\n",
                                           "\xE9",
                                           "{\"text\":\"\xE9\"}\n",
                                           "{\"text\":\"a\\u0000b\"}\n",
                                           std::string(1, '\0')};
  for (int round = 0; round < 200; ++round) {
    std::string lines;
    const int count = static_cast<int>(random() % 200);
    for (int i = 0; i < count; ++i) lines += pieces[random() % pieces.size()];
    expect_same(lines, {1, 7, 50, 300});
  }
}

TEST_F(JsonLinesParts, give_the_same_for_a_line_that_is_too_long) {
  const std::string lines = R"({"text":"first"})"
                            "\n" +
                            std::string(kMostRecordBytes + 100, 'x') + "\n" + line_of(1);
  const std::string path = folder_.write("long", lines);
  EXPECT_EQ(read(path, 1 << 20), read(path, 0));
  EXPECT_EQ(read(path, 1 << 20).outcome.texts().size(), 2U);
}

TEST_F(JsonLinesParts, give_the_same_errors) {
  std::string without_text, late_text;
  for (int i = 0; i < 1'500; ++i)
    without_text += R"({"body":"a"})"
                    "\n";
  late_text = without_text.substr(0, 500 * 13) + line_of(1);
  expect_same("", {1, 50});
  expect_same("\n\n", {1, 50});
  expect_same("no json\nat all\n", {1, 50});
  expect_same(without_text, {1'000, 100'000});
  expect_same(without_text + line_of(1), {1'000, 100'000});
  expect_same(late_text, {1'000, 100'000});
  expect_same(late_text + without_text, {1'000, 100'000});
}

TEST_F(JsonLinesParts, stop_when_asked) {
  std::string lines;
  for (int i = 0; i < 50'000; ++i) lines += line_of(i);
  expect_stops(lines);
}

}  // namespace
}  // namespace lookalike::testing
