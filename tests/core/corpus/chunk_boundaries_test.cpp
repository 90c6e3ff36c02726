#include <gmock/gmock.h>

#include "loader_support.h"

namespace lookalike::testing {
namespace {

// Every piece size puts the boundaries elsewhere; pieces of one byte have a boundary everywhere.
void expect_same_in_pieces(const Loader& loader, const std::string& content, std::size_t documents) {
  const Outcome whole = run_loader(loader, content);
  ASSERT_EQ(whole.documents.size(), documents) << whole.error;
  for (std::size_t chunk = 1; chunk < 80; ++chunk) {
    PieceSource byte_by_byte(content, 1), in_chunks(content, chunk);
    EXPECT_EQ(run_loader(loader, byte_by_byte, chunk), whole) << chunk;
    EXPECT_EQ(run_loader(loader, in_chunks, 1), whole) << chunk;
  }
}

TEST(ChunkBoundaries, do_not_matter_to_tables) {
  expect_same_in_pieces(
      table_loader(),
      "\xEF\xBB\xBFId,Title,review/text\r\n1,T,\"a\r\n\"\"b\"\"\"\r\n\r\n2,U,\"c\"d\r3,V,f\xFC\xFF\n4\n"
      "5,W,e,extra\n6,\"X\"\"\",\"\"\n7,Y,\"never closed\n",
      6);
}

TEST(ChunkBoundaries, do_not_matter_to_json_lines) {
  expect_same_in_pieces(
      json_loader(),
      "{\"text\":\"a\\nb\",\"id\":1}\r\n\n   \n{\"text\":\"\xC3\xBC\"}\nbroken\n{\"text\":\"\xFC\"}\n{\"text\":\"d\"}",
      4);
}

TEST(ChunkBoundaries, do_not_matter_to_newswire) {
  expect_same_in_pieces(
      load_newswire,
      "<!DOCTYPE lewis>\n<REUTERS NEWID=\"1\"><DATE>D</DATE><TOPICS><D>x</D></TOPICS><TEXT>&#2;<TITLE>T"
      "</TITLE><BODY>a > b &lt;\xFC&#3;</BODY></TEXT></REUTERS>\n<REUTERS NEWID=\"2\"><TEXT>no</TEXT></REUTERS>"
      "<BODY>orphan</BODY><REUTERS NEWID=\"3\"><TITLE>lost<REUTERS><BODY>c</BODY></REUTERS><REUTERSX>"
      "<REUTERS NEWID=\"4\"><BODY>d",
      3);
}

TEST(ChunkBoundaries, do_not_matter_to_text_files) {
  expect_same_in_pieces(text_loader(), "\xEF\xBB\xBFSubject: \xC3\xBC\n\nbody \xFC\n", 1);
}

}  // namespace
}  // namespace lookalike::testing
