#include "core/exchange/pairs/verdict_files.h"

#include <gmock/gmock.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/exchange/runs/run_file.h"
#include "tests/support/stages.h"
#include "tests/support/temporary_folder.h"

namespace lookalike {
namespace {

using test::value_of;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// Ids "0", "1", ...; 1 and 4 have equal texts.
std::shared_ptr<const Corpus> corpus() {
  static const auto made = test::corpus_of({"alpha", "beta", "gamma", "delta", "beta"});
  return made;
}

std::shared_ptr<const Corpus> with_ids(const std::vector<std::pair<std::string, std::string>>& ids_and_texts) {
  CorpusBuilder builder;
  for (const auto& [id, text] : ids_and_texts) {
    DocumentFields fields;
    fields.id = id;
    fields.text = text;
    builder.add(fields);
  }
  return std::make_shared<const Corpus>(builder.finish("texts", CorpusFormat::text_files));
}

class VerdictFiles : public ::testing::Test {
 protected:
  Result<VerdictTable> read(const std::string& text, const std::shared_ptr<const Corpus>& of = corpus()) {
    std::ofstream(path(), std::ios::binary) << text;
    return read_verdicts_csv(path(), *of, *value_of(digest_texts(*of, {})));
  }
  std::string path() const { return folder_.path("v.csv"); }

  lookalike::testing::TemporaryFolder folder_;
};

JudgedPair judged(std::size_t a, std::size_t b, Verdict verdict, const std::string& note = {}) {
  return {judged_document((*corpus())[DocumentIndex(a)]), judged_document((*corpus())[DocumentIndex(b)]), verdict,
          note};
}

TEST_F(VerdictFiles, read_back_what_was_written) {
  Verdicts verdicts;
  verdicts.put(judged(2, 0, Verdict::near, "a \"quoted\" note,\nwith a line end; and =1+1"));
  verdicts.put(judged(0, 3, Verdict::different, "-x"));
  verdicts.put(judged(0, 1, Verdict::unsure, "='x"));
  verdicts.put(judged(1, 2, Verdict::same, "'=1+1"));
  verdicts.put(judged(1, 3, Verdict::same, "''-x"));
  verdicts.put(judged(3, 2, Verdict::same, "'tis"));
  verdicts.put(judged(4, 1, Verdict::same, "'"));
  const auto digests = value_of(digest_texts(*corpus(), {}));
  verdicts.add({{text_digest("alpha"), "0"}, {text_digest("gamma"), "2"}, Verdict::same, "", "=anna, \"A\""});
  verdicts.add({{text_digest("alpha"), "0"}, {text_digest("gamma"), "2"}, Verdict::different, "why", "ben"});
  ASSERT_EQ(verdicts.pairs()[0].others.size(), 1U);
  for (const CsvCells cells : {CsvCells::as_they_are, CsvCells::safe_in_spreadsheets}) {
    ASSERT_TRUE(write_verdicts_csv(verdicts, *corpus(), *digests, path(), cells));
    const auto table = value_of(read_verdicts_csv(path(), *corpus(), *digests));
    EXPECT_EQ(table.pairs, verdicts.pairs());
    EXPECT_THAT(table.problems, IsEmpty());
    std::ifstream file(path());
    std::string header;
    std::getline(file, header);
    EXPECT_EQ(header, kVerdictHeader) << "no name of a column is a formula";
  }
}

TEST_F(VerdictFiles, lose_the_apostrophe_before_a_formula_and_no_other) {
  for (const char* column : {"note", "'note"}) {  // earlier tables for spreadsheets have the second
    const auto pairs = [&](const std::string& note) {
      return value_of(read("a,b,verdict," + std::string(column) + "\n0,3,near," + note + "\n")).pairs;
    };
    EXPECT_THAT(pairs("'=x"), ElementsAre(judged(0, 3, Verdict::near, "=x")));
    EXPECT_THAT(pairs("'tis"), ElementsAre(judged(0, 3, Verdict::near, "'tis")));
  }
}

TEST_F(VerdictFiles, are_written_with_positions_ids_and_digests_unless_a_text_is_not_in_the_corpus) {
  Verdicts verdicts;
  verdicts.put({{text_digest("elsewhere"), "e"}, {text_digest("alpha"), "0"}, Verdict::unsure, ""});
  verdicts.put(judged(2, 0, Verdict::near, "n"));
  const std::string digests = to_string(text_digest("gamma")) + "," + to_string(text_digest("alpha")) + ",";
  for (const std::string judge : {"anna", "ben"})
    verdicts.add({{text_digest("gamma"), "2"}, {text_digest("alpha"), "0"}, Verdict::same, "", judge});
  const auto written =
      value_of(write_verdicts_csv(verdicts, *corpus(), *value_of(digest_texts(*corpus(), {})), path()));
  EXPECT_EQ(written.rows, 2U);
  EXPECT_EQ(written.judges, 2U);
  EXPECT_EQ(written.absent, 1U);
  std::stringstream text;
  text << std::ifstream(path()).rdbuf();
  EXPECT_EQ(text.str(), "a,b,a_id,b_id,verdict,note,a_text,b_text,judge\n2,0,2,0,same,," + digests +
                            "anna\n2,0,2,0,same,," + digests + "ben\n");
}

TEST_F(VerdictFiles, may_be_a_list_of_pairs_that_a_person_filled_in) {
  const auto table =
      value_of(read("\xEF\xBB\xBF"
                    "a,b,a_id,b_id,jaccard,verdict\r\n0,2,,,0.9,Same\r\n1,3,1,3,0.8,\r\n\r\n"
                    "2,3,2,3,0.7, 3 \r\n"));
  EXPECT_THAT(table.pairs, ElementsAre(judged(0, 2, Verdict::same), judged(2, 3, Verdict::different)));
  EXPECT_EQ(table.unjudged, 1U);
  EXPECT_THAT(table.problems, IsEmpty());
}

TEST_F(VerdictFiles, may_be_separated_by_semicolons_and_tabs) {
  for (const std::string& text : {std::string("verdict;a;b;note\nnear;0;3;\"so; so\"\n"),
                                  std::string("a\tb\tverdict\tnote\n0\t3\tnear\tso; so\n")})
    EXPECT_THAT(value_of(read(text)).pairs, ElementsAre(judged(0, 3, Verdict::near, "so; so"))) << text;
}

TEST_F(VerdictFiles, prefer_digests_to_ids_and_ids_to_positions) {
  EXPECT_THAT(value_of(read("a,b,a_id,b_id,verdict\n1,1,0,3,near\n")).pairs, ElementsAre(judged(0, 3, Verdict::near)));
  const std::string digests = to_string(text_digest("alpha")) + "," + to_string(text_digest("gone"));
  const auto table = value_of(read("a,b,a_id,b_id,verdict,a_text,b_text\n1,1,3,x,near," + digests + "\n"));
  ASSERT_EQ(table.pairs.size(), 1U);
  EXPECT_EQ(table.pairs[0].a.text, text_digest("alpha"));
  EXPECT_EQ(table.pairs[0].b.text, text_digest("gone"));  // another corpus may have it
}

TEST_F(VerdictFiles, an_ambiguous_id_needs_a_position_unless_the_texts_are_equal) {
  const auto ids = with_ids({{"k", "one"}, {"k", "two"}, {"m", "three"}, {"m", "three"}});
  const auto by_position = value_of(read("a,b,a_id,b_id,verdict\n1,2,k,m,same\n", ids));
  ASSERT_EQ(by_position.pairs.size(), 1U);
  EXPECT_EQ(by_position.pairs[0].a.text, text_digest("two"));
  const auto without = value_of(read("a_id,b_id,verdict\nk,m,same\nm,m,same\n", ids));
  ASSERT_EQ(without.pairs.size(), 1U);
  EXPECT_THAT(without.problems, ElementsAre("Row 2: 2 documents have the id \"k\"; give the position in column a or "
                                            "b."));
}

TEST_F(VerdictFiles, invalid_rows_are_reported_and_the_others_kept) {
  const auto table =
      value_of(read("a,b,a_id,b_id,verdict,a_text,b_text\n"
                    "0,9,,,same,,\n"
                    "0,-1,,,same,,\n"
                    "0,99999999999,,,same,,\n"
                    ",,x,1,same,,\n"
                    ",1,,,same,,\n"
                    "0,1,,,sme,,\n"
                    "0,1,,,near,zz,\n"
                    "0,2,,,near,,\n"
                    "2,0,,,same,,\n"
                    "0\n"));
  EXPECT_THAT(table.pairs, ElementsAre(judged(2, 0, Verdict::same)));
  EXPECT_EQ(table.left_out, 7U);
  EXPECT_EQ(table.unjudged, 1U);
  ASSERT_EQ(table.problems.size(), 8U);
  EXPECT_THAT(table.problems[6], HasSubstr("\"zz\" is neither the digest nor the text"));
  EXPECT_EQ(table.problems[0], "Row 2: there is no document \"9\"; positions run from 0 to 4.");
  EXPECT_EQ(table.problems[3], "Row 5: no document has the id \"x\".");
  EXPECT_EQ(table.problems[4], "Row 6: a document has neither digest nor id nor position.");
  EXPECT_THAT(table.problems[5], HasSubstr("\"sme\" is not a verdict"));
  EXPECT_EQ(table.problems[7], "Row 10: the pair was judged near in an earlier row; this one counts.");
}

TEST_F(VerdictFiles, a_document_cannot_be_paired_with_itself_but_with_its_copy) {
  const auto table = value_of(read("a,b,verdict\n2,2,same\n1,4,same\n"));
  EXPECT_THAT(table.pairs, ElementsAre(judged(1, 4, Verdict::same)));
  EXPECT_THAT(table.problems, ElementsAre("Row 2: a document cannot be paired with itself."));
}

TEST_F(VerdictFiles, other_files_are_refused_with_a_list_of_the_required_columns) {
  for (const std::string& bad :
       {std::string(), std::string("\n\n"), std::string("a,b\n1,2\n"), std::string("verdict,a\nsame,1\n"),
        std::string("verdict,a,b_id\nsame,1,2\n"), std::string(100'000, '"'), std::string(100'000, '\0'),
        std::string("{\"verdict\": 1}")}) {
    const auto table = read(bad);
    ASSERT_FALSE(table) << bad.substr(0, 50);
    EXPECT_EQ(table.error().code, ErrorCode::wrong_content);
    EXPECT_THAT(table.error().message, HasSubstr("\"a_id\" and \"b_id\""));
  }
  EXPECT_EQ(read_verdicts_csv("/nowhere.csv", *corpus(), {}).error().code, ErrorCode::unreadable);
}

TEST_F(VerdictFiles, problems_and_notes_are_bounded) {
  std::string text = "a,b,verdict,note\n0,1,near," + std::string(1'000'000, 'n') + "\n";
  for (int i = 0; i < 5'000; ++i) text += "0,1,what\n";
  const auto table = value_of(read(text));
  EXPECT_EQ(table.left_out, 5'000U);
  EXPECT_EQ(table.problems.size(), VerdictTable::kMostProblems);
  ASSERT_EQ(table.pairs.size(), 1U);
  EXPECT_LE(table.pairs[0].note.size(), JudgedPair::kLongestNote);
}

TEST_F(VerdictFiles, notes_that_are_not_utf8_are_converted) {
  const auto table = value_of(read("a,b,verdict,note\n0,1,near,caf\xE9\n"));
  EXPECT_EQ(table.pairs.at(0).note, "caf\xC3\xA9");
}

TEST_F(VerdictFiles, verdicts_of_a_run_file_can_be_read_too) {
  RunFile run;
  run.paths = {"builtin"};
  run.verdicts.put(judged(0, 1, Verdict::near, "noted"));
  for (const std::string judge : {"anna", "ben", "carl"}) {
    JudgedPair pair = judged(0, 2, judge == "carl" ? Verdict::same : Verdict::different, judge);
    pair.judge = judge;
    run.verdicts.add(std::move(pair));
  }
  ASSERT_EQ(run.verdicts.pairs()[1].others.size(), 2U);
  const std::string file = folder_.path("r.lookalike");
  ASSERT_TRUE(write_run_file(run, file));
  EXPECT_EQ(value_of(read_run_file(file)).verdicts, run.verdicts);
  EXPECT_EQ(value_of(read_verdicts(file, *corpus(), {})).pairs, run.verdicts.pairs());
}

TEST(VerdictsOfARunFile, have_no_judge_in_files_of_earlier_versions_and_look_the_same_there) {
  const std::string text = R"({"a": "00000000000000000000000000000001", "b": "00000000000000000000000000000002", )"
                           R"("a_id": "1", "b_id": "2", "verdict": "near", "note": "n"})";
  const auto verdicts = value_of(run_file_from_json(R"({"corpus": {}, "verdicts": [)" + text + "]}")).verdicts;
  ASSERT_EQ(verdicts.size(), 1U);
  EXPECT_EQ(verdicts.pairs()[0], (JudgedPair{{{0, 1}, "1"}, {{0, 2}, "2"}, Verdict::near, "n"}));
  EXPECT_EQ(to_json(verdicts)[0], nlohmann::ordered_json::parse(text));
}

TEST(VerdictsOfARunFile, may_be_missing_and_are_bounded) {
  EXPECT_TRUE(value_of(run_file_from_json(R"({"corpus": {}})")).verdicts.empty());
  EXPECT_TRUE(value_of(run_file_from_json(R"({"corpus": {}, "verdicts": []})")).verdicts.empty());
  const std::string digest = to_string(text_digest("x"));
  const std::string one =
      R"({"a": ")" + digest + R"(", "b": ")" + to_string(text_digest("y")) + R"(", "verdict": "same"})";
  EXPECT_EQ(value_of(run_file_from_json(R"({"corpus": {}, "verdicts": [)" + one + "," + one + "]}")).verdicts.size(),
            1U);
  std::string many = "0";  // too many, whatever their content
  for (std::size_t i = 0; i < Verdicts::kMost; ++i) many += ",0";
  for (const std::string& bad :
       {std::string("{}"), std::string("5"), std::string("[5]"), std::string("[{}]"),
        std::string(R"([{"a": 1, "b": 2}])"), R"([{"a": "x", "b": ")" + digest + R"(", "verdict": "same"}])",
        R"([{"a": ")" + digest + R"(", "b": ")" + digest + R"(", "verdict": "maybe"}])",
        R"([{"a": ")" + digest + R"(", "b": ")" + digest + R"(", "verdict": "same", "note": 7}])",
        R"([{"a": ")" + digest + R"(", "b": ")" + digest + R"(", "verdict": "same", "others": 7}])",
        R"([{"a": ")" + digest + R"(", "b": ")" + digest + R"(", "verdict": "same", "others": [{"verdict": "x"}]}])",
        R"([{"a": ")" + std::string(1'000'000, 'f') + R"(", "b": "", "verdict": "same"}])", "[" + many + "]"}) {
    const auto read = run_file_from_json(R"({"corpus": {}, "verdicts": )" + bad + "}");
    ASSERT_FALSE(read) << bad.substr(0, 100);
    EXPECT_EQ(read.error().code, ErrorCode::wrong_content);
    EXPECT_LT(read.error().message.size(), 1'000U);
  }
}

}  // namespace
}  // namespace lookalike
