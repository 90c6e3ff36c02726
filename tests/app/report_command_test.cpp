#include <gmock/gmock.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/app/command_line.h"

namespace lookalike {
namespace {

using nlohmann::json;
using test::cli;
using test::lines_of;
using test::shell;
using test::text_of;
using testing::HasSubstr;
using testing::Not;

/// Reports are read by Python's HTML parser.
class ReportCommand : public test::CommandLine {
 protected:
  json report(const std::string& arguments) const {
    const auto done = cli("report " + arguments + " --quiet -o " + file("report.html"));
    EXPECT_EQ(done.exit, 0) << done.output;
    const auto read = shell("python3 " LOOKALIKE_TEST_DATA "/../app/balanced_tags.py " + file("report.html"));
    EXPECT_EQ(read.exit, 0) << read.output;
    json page = json::parse(read.output);
    EXPECT_EQ(page["problems"], json::array());
    return page;
  }
  /// Without the commas between thousands.
  static std::uint64_t number(const json& page, const std::string& id) {
    std::string digits = page["ids"].value(id, "none");
    std::erase(digits, ',');
    return std::stoull(digits);
  }
};

TEST_F(ReportCommand, has_the_numbers_of_the_run_and_of_its_evaluation) {
  const std::string run = "builtin --set sample.size=2500 ";
  const json page = report(run);
  ASSERT_EQ(cli("evaluate " + run + "--quiet --report " + file("r.json")).exit, 0);
  const json expected = json::parse(text_of(file("r.json")));
  for (const char* key : {"documents", "tokens", "shingles", "candidates", "kept", "similar", "documents_with_match",
                          "without_shingles", "without_text", "skipped"})
    EXPECT_EQ(number(page, key), expected["counts"][key]) << key;
  const std::string text = page["text"];
  EXPECT_THAT(text, HasSubstr(expected["corpus"]["digest"]));
  EXPECT_THAT(text, HasSubstr("lookalike-cli report builtin --set sample.size=2500 --output report.html"));
  const json& different = expected["evaluation"]["different"];
  char recall[16];
  std::snprintf(recall, sizeof(recall), "%.2f %%", 100 * different["recall"].get<double>());
  EXPECT_THAT(text, HasSubstr(std::string(recall) + " of " + different["pairs"].dump() + " similar pairs"));
  EXPECT_THAT(text, HasSubstr(different["missed"].dump() + " missed"));
  EXPECT_EQ(page["tags"]["svg"], 2);
  EXPECT_THAT(text_of(file("report.html")), HasSubstr("default-src 'none'; style-src 'unsafe-inline'"));
}

TEST_F(ReportCommand, agrees_with_groups_on_what_goes_and_stays) {
  const std::string run = "builtin --set sample.size=2500 --quiet ";
  const json page = report(run + "--clean " + file("clean.jsonl"));
  ASSERT_EQ(cli("groups " + run + "--drop " + file("drop.csv") + " --keep " + file("keep.csv") + " --clean " +
                file("other.jsonl"))
                .exit,
            0);
  EXPECT_EQ(number(page, "go"), lines_of(text_of(file("drop.csv"))).size() - 1);
  EXPECT_EQ(number(page, "stay"), lines_of(text_of(file("keep.csv"))).size() - 1);
  EXPECT_EQ(text_of(file("clean.jsonl")), text_of(file("other.jsonl")));
  EXPECT_THAT(page["text"].get<std::string>(), HasSubstr("clean.jsonl: "));
}

TEST_F(ReportCommand, is_byte_identical_for_the_same_command) {
  report("builtin --set sample.size=1000");
  const std::string first = text_of(file("report.html"));
  report("builtin --set sample.size=1000 --threads 1");
  EXPECT_EQ(text_of(file("report.html")), first);
}

TEST_F(ReportCommand, prints_the_command_that_writes_it_again) {
  std::ofstream(file("v.csv")) << "a,b,verdict,note\n0,1,near,two words\n";
  const std::string run = corpus() + " --set shingles.k=1 --set verify.threshold=0.7 ", saved = file("run.lookalike");
  const std::string verdicts = "--judge anna --verdicts " + file("v.csv") + ' ';
  ASSERT_EQ(cli("verdicts " + run + verdicts + "--save " + saved).exit, 0);
  for (const std::string& arguments :
       {run + verdicts + "--rule longest --direct --break-below 0.8 --clean " + file("clean.jsonl"), run + "--group 1",
        run + "--title-column id --pair 0,1 --pair 2,0", saved, saved + " --set verify.threshold=0.8 --rule central"}) {
    SCOPED_TRACE(arguments);
    const std::string text = report(arguments)["text"];
    const auto without_folder = [&](std::string html) {
      for (std::size_t at = 0; (at = html.find(file(""))) != std::string::npos;) html.erase(at, file("").size());
      return html;
    };
    const std::string written = text_of(file("report.html")), end = "--output report.html";
    const auto begin = text.find("lookalike-cli report") + std::string("lookalike-cli").size();
    const std::string command = text.substr(begin, text.find(end) + end.size() - begin);
    std::filesystem::remove(file("report.html"));
    const auto again = shell("cd " + file("") + " && " + LOOKALIKE_CLI + command + " --quiet");
    ASSERT_EQ(again.exit, 0) << command << again.output;
    EXPECT_EQ(without_folder(text_of(file("report.html"))), without_folder(written)) << command;
  }
}

TEST_F(ReportCommand, says_which_files_stand_behind_a_short_name) {
  std::string files;
  for (const char* name : {"a.txt", "b.txt", "c.txt", "d.txt"}) {
    std::ofstream(file(name)) << "one two three four " << name << '\n';
    files += file(name) + ' ';
  }
  EXPECT_THAT(report(files)["text"].get<std::string>(),
              HasSubstr("first file and with the 4 files in place of CORPUS, writes this page again"));
}

TEST_F(ReportCommand, marks_the_words_that_differ_as_the_window_does) {
  const json page = report(corpus() + " --set shingles.k=2 --set verify.threshold=0.7");
  // "five six seven" and "five six eight"; the other pair is identical and has nothing to mark.
  EXPECT_THAT(page["marks"], testing::AllOf(testing::Contains("seven"), testing::Contains("eight")));
  for (const std::string mark : page["marks"]) EXPECT_THAT(mark, Not(HasSubstr("six"))) << "an equal word";
  EXPECT_THAT(page["text"].get<std::string>(), HasSubstr("containment 0.833"));
  EXPECT_THAT(page["text"].get<std::string>(), HasSubstr("1 damaged place, 1 record skipped"));
}

TEST_F(ReportCommand, keeps_hostile_documents_as_text) {
  const std::string hostile =
      "<script>alert(1)</script> ]]> <!-- \" ' & &lt; </td></table><img src=x onerror=y> "
      "javascript:alert(2) \u202Eevil";
  json record{{"text", hostile + " one two three four five six\x01 seven"}, {"title", "<b onload='x'>\"title\""}};
  record["id"] = "</title><script src=//x>";
  std::ofstream out(file("hostile.jsonl"));
  for (const char* end : {" eight nine", " eight ten", " eight eleven"}) {
    json other = record;
    other["text"] = record["text"].get<std::string>() + end;
    out << other << '\n';
  }
  out << R"({"id": "short", "title": "<i>", "text": "."})" << '\n';
  out.close();
  std::ofstream(file("v.csv")) << "a,b,verdict,note\n0,1,near,\"<style>*{}</style>'\"\"\"\n";
  const json page = report(file("hostile.jsonl") + " --set shingles.k=1 --set shingles.short=leave-out --verdicts " +
                           file("v.csv") + " --clean " + file("c.jsonl"));
  const std::string text = page["text"];
  EXPECT_THAT(text, HasSubstr("<script>alert(1)</script> ]]> <!-- \" ' & &lt; </td></table><img src=x onerror=y>"));
  EXPECT_THAT(text, HasSubstr("six\uFFFD seven"));
  EXPECT_THAT(text, HasSubstr("<b onload='x'>\"title\""));
  EXPECT_THAT(text, HasSubstr("<style>*{}</style>'\""));
  EXPECT_THAT(text_of(file("report.html")), Not(HasSubstr("<script")));
}

TEST_F(ReportCommand, counts_verdicts_and_says_when_there_are_none) {
  EXPECT_THAT(report(corpus())["text"].get<std::string>(), HasSubstr("No pair of these documents has been judged"));
  std::ofstream(file("v.csv")) << "a,b,verdict,note\n0,1,different,not the same\n";
  const std::string run =
      corpus() + " --set shingles.k=1 --set verify.threshold=0.7 --judge anna --verdicts " + file("v.csv");
  const std::string text = report(run)["text"];
  ASSERT_EQ(cli("verdicts " + run + " --quiet --report " + file("r.json")).exit, 0);
  const json precision = json::parse(text_of(file("r.json")))["precision"];
  char share[64];
  std::snprintf(share, sizeof(share), "From %u of %u similar pair", precision["covered"].get<unsigned>(),
                precision["accepted"].get<unsigned>());
  EXPECT_THAT(text, HasSubstr(share));
  EXPECT_THAT(text, HasSubstr("judged different (anna): not the same"));
  const std::string printed = cli("verdicts " + run).output, last = printed.substr(printed.rfind("\n\n") + 2);
  EXPECT_THAT(text, HasSubstr(last.substr(0, last.size() - 1))) << "whether the limits hold";
}

TEST_F(ReportCommand, shows_results_before_the_recipe_and_the_day) {
  const std::string day = shell("date +%F").output.substr(0, 10);
  EXPECT_THAT(report(corpus())["text"].get<std::string>(), HasSubstr(" on " + day));
  const std::string html = text_of(file("report.html"));
  std::size_t before = 0;
  for (const char* section :
       {"Summary", "Corpus", "Counts", "Recall", "Precision", "Groups by size", "S-curve", "Recipe",
        "Pairs nearest the threshold", "Verdicts and notes", "What stays and what goes"}) {
    const std::size_t at = html.find("<h2>" + std::string(section) + "</h2>");
    ASSERT_NE(at, std::string::npos) << section;
    EXPECT_GT(at, before) << section;
    before = at;
  }
}

TEST_F(ReportCommand, shows_all_that_precision_is_computed_from) {
  const std::string run = "builtin --set sample.size=2500 --set verify.threshold=0.6 ";
  ASSERT_EQ(cli("run " + run + "--quiet --pairs " + file("p.csv")).exit, 0);
  std::ofstream verdicts(file("v.csv"));
  verdicts << "a,b,verdict\n";
  const auto pairs = lines_of(text_of(file("p.csv")));
  for (std::size_t i = 1; i < pairs.size(); ++i) {
    const std::size_t b = pairs[i].find(',') + 1;
    if (i % 3 > 0) verdicts << pairs[i].substr(0, pairs[i].find(',', b)) << (i % 2 == 0 ? ",different\n" : ",near\n");
  }
  verdicts.close();
  const json page = report(run + "--verdicts " + file("v.csv"));
  const auto number_of = [](std::string cell) {
    std::erase(cell, ',');
    return std::stod(cell);
  };
  double similar = 0, all = 0;
  for (const auto& row : page["rows"]) {
    if (row.size() != 9 || row[0] == "similarity" || number_of(row[6]) == 0) continue;
    similar += number_of(row[1]) * number_of(row[7]) / number_of(row[6]);
    all += number_of(row[1]);
  }
  ASSERT_GT(all, 200);
  char share[16];
  std::snprintf(share, sizeof(share), "%.2f %%", 100 * similar / all);
  EXPECT_LT(similar, all);
  EXPECT_THAT(page["text"].get<std::string>(),
              HasSubstr(std::string(share) + " of the similar pairs are true duplicates"));
}

TEST_F(ReportCommand, begins_with_what_a_manager_quotes) {
  std::ofstream(file("v.csv")) << "a,b,verdict\n0,1,near\n1,3,different\n0,3,unsure\n";
  const std::string run = corpus() + " --set shingles.k=1 --set verify.threshold=0.7 ";
  const std::string text = report(run)["text"], top = text.substr(0, text.find("Corpus"));
  // Two equal documents and one that shares 6 of its 7 words with each; both of these pairs are found.
  EXPECT_THAT(top, HasSubstr("4 documents, 3 similar pairs, 1 group of 3 documents."));
  EXPECT_THAT(top, HasSubstr("2 documents go, 2 stay."));
  EXPECT_THAT(top, HasSubstr("Recall, the share of similar pairs that was found: 100.00 %, "));
  EXPECT_THAT(top, HasSubstr("Precision, the share of found pairs that are true duplicates: no found pair"));
  const std::string judged = report(run + "--verdicts " + file("v.csv"))["text"];
  EXPECT_THAT(judged, HasSubstr("that are true duplicates: "));
  EXPECT_THAT(judged, HasSubstr("judged: 1 similar, 1 different."));
}

TEST_F(ReportCommand, names_the_command_that_lists_all_documents_that_go) {
  std::ofstream copies(file("c.jsonl"));
  for (int i = 0; i < 601; ++i)
    for (int copy = 0; copy < 2; ++copy) copies << R"({"text": "word)" << i << R"( of two copies"})" << '\n';
  copies.close();
  const std::string text = report(file("c.jsonl") + " --set shingles.k=1")["text"], begin = "lookalike-cli groups";
  EXPECT_THAT(text, HasSubstr("The first 1,000 of 1,202 documents in groups follow."));
  const std::size_t at = text.find(begin);
  ASSERT_NE(at, std::string::npos);
  const auto done =
      shell("cd " + file("") + " && " + LOOKALIKE_CLI + text.substr(at + 13, text.find('\n', at) - at - 13));
  ASSERT_EQ(done.exit, 0) << done.output;
  EXPECT_EQ(lines_of(text_of(file("drop.csv"))).size(), 1U + 601);
  EXPECT_THAT(report(corpus())["text"].get<std::string>(), Not(HasSubstr(begin)));
}

TEST_F(ReportCommand, names_both_documents_of_a_judged_pair_and_whether_they_stay) {
  std::ofstream(file("c.csv")) << "id,title,text\n"
                                  "x,Ten letters,a b c d e f g h i j\n"
                                  "y,Nine of them,a b c d e f g h i k\n"
                                  "z,Nine again,a b c d e f g h i j l\n";
  std::ofstream(file("v.csv")) << "a,b,verdict,note\n0,1,different,other end\n1,2,different,\n0,2,near,\n";
  const json page =
      report(file("c.csv") + " --set shingles.k=1 --set verify.threshold=0.7 --verdicts " + file("v.csv"));
  std::vector<json> judged;
  for (const json& row : page["rows"])
    if (row.size() == 4 && row[2].get<std::string>().starts_with("0.")) judged.push_back(row);
  ASSERT_EQ(judged.size(), 3U);
  EXPECT_THAT(judged[0][0].get<std::string>(), HasSubstr("Ten lettersdocument 0, stays, id x"));
  EXPECT_THAT(judged[0][1].get<std::string>(), HasSubstr("Nine of themdocument 1, stays, id y"));
  EXPECT_EQ(judged[0][2], "0.818");  // 9 of 11 letters
  EXPECT_THAT(judged[0][3].get<std::string>(), HasSubstr("other end"));
  EXPECT_THAT(judged[2][1].get<std::string>(), HasSubstr("Nine againdocument 2, goes, id z"));
  EXPECT_EQ(judged[2][2], "0.909");  // 10 of 11
}

TEST_F(ReportCommand, drops_what_groups_drops_with_the_same_options) {
  const std::string run = "builtin --set sample.size=2000 --set verify.threshold=0.5 --quiet ";
  std::set<std::string> all;
  for (const std::string options : {"--rule longest", "--direct", "--rule central --direct --break-below 0.7125"}) {
    SCOPED_TRACE(options);
    ASSERT_EQ(cli("report " + run + options + " -o " + file("r.html") + " --clean " + file("a.jsonl")).exit, 0);
    ASSERT_EQ(cli("groups " + run + options + " --clean " + file("b.jsonl")).exit, 0);
    EXPECT_EQ(text_of(file("a.jsonl")), text_of(file("b.jsonl")));
    EXPECT_THAT(text_of(file("r.html")), HasSubstr(options + " --clean a.jsonl"));
    all.insert(text_of(file("a.jsonl")));
  }
  EXPECT_EQ(all.size(), 3U) << "each option changes something";
  EXPECT_EQ(cli("report " + run + "--rule column -o " + file("r.html")).exit, 2);
}

TEST_F(ReportCommand, says_what_verdicts_change_in_the_groups_and_whose_count) {
  std::ofstream(file("c.jsonl")) << R"({"id": "x", "text": "a b c d e f g h i j"}
{"id": "y", "text": "one two"}
{"id": "z", "text": "a b c d e f g h i k"}
{"id": "u", "text": "a b c d e f g h l k"}
)";
  const std::string run = file("c.jsonl") + " --set shingles.k=1 --set verify.threshold=0.8 --set lsh.bands=100 " +
                          "--set lsh.rows=1 --verdicts " + file("v.csv");
  std::ofstream(file("v.csv")) << "a,b,verdict,judge\n0,2,different,anna\n0,2,near,ben\n";
  const std::string cut = "verdicts cut 1 link and add 0; without them 2 documents would go";  // z and u, for x
  const std::string text = report(run)["text"];
  EXPECT_THAT(text, HasSubstr("2 documents in 1 group connected by similar pairs; " + cut +
                              ". Under Counts, 3 documents are in a similar pair, counted before verdicts."));
  EXPECT_THAT(text, HasSubstr("Of the verdicts that count, 1 is by anna. If several judges judged a pair"));
  EXPECT_THAT(cli("report " + run + " -o " + file("report.html")).output, HasSubstr("\n" + cut + "\n"));
  EXPECT_THAT(cli("groups " + run).output, HasSubstr("\n" + cut + "\n"));
  std::ofstream(file("v.csv")) << "a,b,verdict\n0,3,different\n";
  const std::string chained = report(run)["text"];
  EXPECT_THAT(chained, HasSubstr("1 document goes because of a chain, although judged different from the keeper."));
  EXPECT_THAT(chained, HasSubstr("goes because of a chain, although judged different from the keeper"));
  EXPECT_THAT(chained, Not(HasSubstr("Under Counts")));
}

TEST_F(ReportCommand, shows_chosen_pairs_alone_with_the_sentences_of_explain) {
  std::ofstream(file("v.csv")) << "a,b,verdict,note\n0,1,near,two words\n";
  const std::string run = corpus() + " --set shingles.k=1 --set verify.threshold=0.7 ";
  const json page = report(run + "--judge anna --verdicts " + file("v.csv") + " --pair 0,1 --pair 2,0");
  const std::string text = page["text"];
  EXPECT_THAT(text, HasSubstr("2 pairs"));
  EXPECT_THAT(text, HasSubstr("J 0.750"));  // 6 of 8 words
  EXPECT_THAT(text, HasSubstr("judged near (anna): two words"));
  EXPECT_THAT(text, HasSubstr("not a similar pair"));
  ASSERT_EQ(cli("explain " + run + "--quiet --pair 2,0 --report " + file("e.json")).exit, 0);
  for (const json& sentence : json::parse(text_of(file("e.json")))["sentences"])
    EXPECT_THAT(text, HasSubstr(sentence.get<std::string>()));
  for (const char* other : {"Groups by size", "What stays", "S-curve", "Recall"})
    EXPECT_THAT(text, Not(HasSubstr(other))) << other;
  EXPECT_EQ(page["tags"].value("svg", 0), 0);
}

TEST_F(ReportCommand, shows_the_verdict_and_note_of_every_judge) {
  std::ofstream(file("v.csv")) << "a,b,verdict,note,judge\n0,1,near,two words,anna\n0,1,different,<b>no</b>,ben\n"
                                  "0,1,same,,carl\n";
  const std::string run = corpus() + " --set shingles.k=1 --set verify.threshold=0.7 --verdicts " + file("v.csv");
  const std::string alone = report(run + " --pair 0,1")["text"], whole = report(run)["text"];
  EXPECT_THAT(alone, HasSubstr("; judged near (anna): two words; "));
  for (const char* one : {"near (anna): two words", "different (ben): <b>no</b>", "same (carl)"}) {
    EXPECT_THAT(alone, HasSubstr(one));
    EXPECT_THAT(whole.substr(whole.find("Verdicts and notes")), HasSubstr(one));
  }
}

TEST_F(ReportCommand, leaves_out_verdicts_on_other_texts_and_says_how_many) {
  std::ofstream(file("other.jsonl")) << R"({"id": "elsewhere", "text": "some other text"}
{"id": "nowhere", "text": "some other texts"}
)";
  std::ofstream(file("v.csv")) << "a,b,verdict,judge\n0,1,near,anna\n0,1,same,ben\n";
  const std::string verdicts = " --verdicts " + file("v.csv"), other = file("other.lookalike");
  ASSERT_EQ(cli("verdicts " + file("other.jsonl") + verdicts + " --save " + other).exit, 0);
  const std::string run = corpus() + " --set shingles.k=1 --set verify.threshold=0.7 --verdicts " + other;
  const std::string text = report(run + verdicts)["text"];
  EXPECT_THAT(text, HasSubstr("1 judged pair on texts that are not among these documents is left out."));
  EXPECT_THAT(text, HasSubstr("Of the verdicts that count, 1 is by anna."));
  EXPECT_THAT(text, HasSubstr("anna and ben: 1 pair judged by both"));
  EXPECT_THAT(text, Not(HasSubstr("elsewhere")));
  EXPECT_THAT(report(run)["text"].get<std::string>(), Not(HasSubstr("elsewhere")));
}

TEST_F(ReportCommand, shows_a_group_alone_with_each_document_that_goes_beside_its_keeper) {
  const std::string run = corpus() + " --set shingles.k=1 --set verify.threshold=0.7 ";
  const std::string text = report(run + "--group 1")["text"];
  EXPECT_THAT(text, HasSubstr("Group 1"));
  // Two equal documents, and one that shares 6 of its 7 words with each.
  EXPECT_THAT(text, HasSubstr("3 documents; weakest link 0.750, containment 0.857"));
  EXPECT_THAT(text, HasSubstr("2 pairs"));
  EXPECT_THAT(text, HasSubstr("first and second, quoted"));
  EXPECT_THAT(text, HasSubstr("first and fourth"));
  std::ofstream(file("v.csv")) << "a,b,verdict\n1,3,same\n";  // neither stays
  const std::string judged = report(run + "--group 1 --verdicts " + file("v.csv"))["text"];
  EXPECT_THAT(judged,
              testing::AllOf(HasSubstr("3 pairs"), HasSubstr("second, quoted and fourth"), HasSubstr("judged same")));
}

TEST_F(ReportCommand, refuses_documents_and_groups_that_do_not_exist) {
  for (const auto& [wrong, sentence] :
       {std::pair("--pair 0,4", "There is no document 4; the corpus has 4 documents"),
        std::pair("--pair 2,2", "Document 2 cannot be paired with itself"),
        std::pair("--group 9", "The run has 1 group, no group 9."), std::pair("--group 0", "--group"),
        std::pair("--pair 3", "--pair"), std::pair("--pair 0,1 --group 1", "--group")}) {
    const auto outcome = cli("report " + corpus() + " --quiet -o " + file("r.html") + " " + wrong);
    EXPECT_EQ(outcome.exit, 2) << wrong;
    EXPECT_THAT(outcome.output, HasSubstr(sentence));
    EXPECT_FALSE(std::filesystem::exists(file("r.html")));
  }
}

TEST_F(ReportCommand, refuses_other_extensions_and_never_overwrites_an_input) {
  EXPECT_EQ(cli("report " + corpus() + " -o " + file("r.csv")).exit, 2);
  EXPECT_EQ(cli("report " + corpus()).exit, 2);
  EXPECT_EQ(cli("report " + corpus() + " -o " + file("r.html") + " --clean " + corpus()).exit, 2);
  EXPECT_EQ(cli("report " + corpus() + " -o /dev/full").exit, 4);
}

}  // namespace
}  // namespace lookalike
