#include <gmock/gmock.h>

#include <random>

#include "tests/core/corpus/file_parts_support.h"

namespace lookalike::testing {
namespace {

class NewswireParts : public FileParts {
 protected:
  NewswireParts() : FileParts(CorpusFormat::newswire) {}
};

std::string item_of(int i) {
  return "<REUTERS NEWID=\"" + std::to_string(i) + "\">\n<DATE>1-MAR-1987</DATE><TOPICS><D>tin</D></TOPICS><TEXT>" +
         "<TITLE>T</TITLE><BODY>words of " + std::string(static_cast<std::size_t>(i % 40), 'x') +
         "\n</BODY></TEXT></REUTERS>\n";
}

TEST_F(NewswireParts, give_the_same_for_well_formed_items) {
  std::string items = "\xEF\xBB\xBF<!DOCTYPE lewis SYSTEM \"lewis.dtd\">\n";
  for (int i = 0; i < 100; ++i) items += item_of(i);
  expect_same(items, {1, 2, 3, 10, 50, 100, 1000, 100'000});
}

// A boundary may cut anything: each number of leading bytes shifts all of them.
TEST_F(NewswireParts, give_the_same_wherever_the_boundaries_lie) {
  const std::string items = item_of(1) + "<REUTERS NEWID=\"2\"><BODY>a <REUTERS>b</BODY></REUTERS><BODY>c</BODY>" +
                            "<REUTERSX><REUTERS" + item_of(3) + "<REUTERS\r\n><BODY>cut <REUTERS";
  for (std::size_t before = 0; before < 40; ++before) expect_same(std::string(before, ' ') + items, {7, 16, 40});
}

TEST_F(NewswireParts, give_the_same_for_random_items) {
  std::mt19937 random(7);
  const std::vector<std::string> pieces = {item_of(3),
                                           item_of(30),
                                           "<REUTERS>",
                                           "<REUTERS NEWID=\"4\" ",
                                           "<REUTERS",
                                           "<REUT",
                                           "ERS ",
                                           "</REUTERS>",
                                           "<BODY>",
                                           "</BODY>",
                                           "</TEXT>",
                                           "<TITLE>A &lt;B>",
                                           "<DATE>",
                                           "\n",
                                           "plain words ",
                                           "\xE9",
                                           std::string(30, '<'),
                                           std::string(1, '\0')};
  for (int round = 0; round < 200; ++round) {
    std::string items;
    const int count = static_cast<int>(random() % 200);
    for (int i = 0; i < count; ++i) items += pieces[random() % pieces.size()];
    expect_same(items, {1, 7, 50, 300});
  }
}

// One ends, another ends it, one never ends. Each is one damage, and its content adds none.
TEST_F(NewswireParts, give_the_same_for_items_that_are_too_long) {
  const std::string body = "<REUTERS><BODY>" + std::string(kMostRecordBytes, 'x') + "</BODY>";
  const std::string items = item_of(1) + body + "</REUTERS>" + item_of(2) + body + item_of(3) + body;
  const std::string path = folder_.write("long", items);
  const Loaded row = read(path, 0);
  EXPECT_EQ(row.documents, 3u);
  EXPECT_EQ(row.damage_total, 3u);
  EXPECT_EQ(read(path, 1 << 20), row);
  EXPECT_EQ(read(path, (1 << 20) + 12'345), row);
}

// Keeps the limit to the byte, whatever the window shows: one byte more is too long.
TEST_F(NewswireParts, give_the_same_for_items_of_the_largest_length) {
  const std::string begin = "<REUTERS NEWID=\"1\"><BODY>", end = "</BODY></REUTERS>";
  for (const std::size_t more : {0, 1}) {
    const std::string body(kMostRecordBytes - begin.size() - end.size() + more, 'x');
    const std::string path = folder_.write("long", item_of(7) + begin + body + end + item_of(8));
    const Loaded row = read(path, 0);
    EXPECT_EQ(row.documents, 3u - more);
    EXPECT_EQ(read(path, 3 << 20), row);
  }
}

TEST_F(NewswireParts, give_the_same_errors) {
  expect_same("", {1, 50});
  expect_same("no item at all, however long one looks", {1, 5, 50});
  expect_same("<BODY>a body alone</BODY>", {1, 5, 50});
  expect_same("<REUTERS></REUTERS><REUTERS><TITLE>T</TITLE></REUTERS>", {1, 5, 50});
}

TEST_F(NewswireParts, stop_when_asked) {
  std::string items;
  for (int i = 0; i < 20'000; ++i) items += item_of(i);
  expect_stops(items);
}

}  // namespace
}  // namespace lookalike::testing
