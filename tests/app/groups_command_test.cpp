#include <gmock/gmock.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/verdicts/verdicts.h"
#include "tests/app/command_line.h"
#include "tests/support/corpora.h"

namespace lookalike {
namespace {

using test::cli;
using test::lines_of;
using test::text_of;
using testing::HasSubstr;
using testing::StartsWith;

std::vector<std::string> fields_of(const std::string& line) {
  std::vector<std::string> fields;
  std::istringstream in(line);
  for (std::string field; std::getline(in, field, ',');) fields.push_back(field);
  return fields;
}

class Groups : public test::CommandLine {
 protected:
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(file(name), std::ios::binary) << text;
  }
  /// Writes the clean corpus and compares it with the documents that stay, one by one: read like its source, it has
  /// the same texts and titles in the same order.
  void clean(const std::string& corpus, const std::string& name, const std::string& settings = "",
             const std::string& reading = "") const {
    SCOPED_TRACE(corpus);
    const auto made = cli("groups " + corpus + " --quiet " + settings + reading + " --clean " + file(name) +
                          " --keep " + file("keep.csv"));
    ASSERT_EQ(made.exit, 0) << made.output;
    const auto documents = [&](const std::string& path) {
      std::vector<std::string> read;
      EXPECT_EQ(cli("documents " + path + reading + " --quiet --output " + file("read.jsonl")).exit, 0);
      for (const std::string& line : lines_of(text_of(file("read.jsonl")))) {
        const auto document = nlohmann::json::parse(line);
        read.push_back(document.at("title").get<std::string>() + '\n' + document.at("text").get<std::string>());
      }
      return read;
    };
    const auto before = documents(corpus);
    std::vector<std::string> stay;
    for (const int kept : documents_in("keep.csv")) stay.push_back(before.at(kept));
    EXPECT_EQ(documents(file(name)), stay);
  }
  /// Positions in the first column of a CSV file.
  std::vector<int> documents_in(const std::string& name) const {
    std::vector<int> documents;
    const auto lines = lines_of(text_of(file(name)));
    for (std::size_t i = 1; i < lines.size(); ++i) documents.push_back(std::stoi(fields_of(lines[i])[0]));
    return documents;
  }
  /// The pairs that an exact join finds at 0.8, by position.
  std::set<std::pair<int, int>> exact_pairs(const std::string& corpus, const std::string& settings) const {
    EXPECT_EQ(cli("truth " + corpus + " --quiet " + settings + " --at-least 0.8 --pairs " + file("truth.csv")).exit, 0);
    std::set<std::pair<int, int>> pairs;
    const auto lines = lines_of(text_of(file("truth.csv")));
    for (std::size_t i = 1; i < lines.size(); ++i) {
      const auto fields = fields_of(lines[i]);
      pairs.emplace(std::stoi(fields[0]), std::stoi(fields[1]));
    }
    return pairs;
  }
  /// Runs, writes the clean corpus and compares the exact pairs of both: the clean corpus has those of
  /// the first whose documents both stay, under other positions, and none of those that the run found.
  void expect_clean(const std::string& corpus, const std::string& clean, const std::string& settings) const {
    this->clean(corpus, clean, settings);
    ASSERT_EQ(cli("groups " + corpus + " --quiet " + settings + " --drop " + file("drop.csv")).exit, 0);
    ASSERT_EQ(cli("run " + corpus + " --quiet " + settings + " --pairs " + file("pairs.csv")).exit, 0);
    const auto kept = documents_in("keep.csv"), dropped = documents_in("drop.csv");
    EXPECT_FALSE(dropped.empty());
    std::map<int, int> place;
    for (std::size_t i = 0; i < kept.size(); ++i) place[kept[i]] = static_cast<int>(i);
    std::set<std::pair<int, int>> expected;
    for (const auto& [a, b] : exact_pairs(corpus, settings))
      if (place.contains(a) && place.contains(b)) expected.emplace(place[a], place[b]);
    const auto left = exact_pairs(file(clean), settings);
    EXPECT_EQ(left, expected);
    const auto lines = lines_of(text_of(file("pairs.csv")));
    for (std::size_t i = 1; i < lines.size(); ++i) {
      const auto fields = fields_of(lines[i]);
      const int a = std::stoi(fields[0]), b = std::stoi(fields[1]);
      EXPECT_FALSE(place.contains(a) && place.contains(b) && left.contains({place[a], place[b]})) << a << ' ' << b;
    }
  }
};

/// Sets of documents connected by the pairs of a file, by repeated relabelling.
std::set<std::set<int>> connected_by(const std::string& pairs) {
  std::map<int, int> label;
  std::map<int, std::set<int>> members;
  const auto lines = lines_of(pairs);
  for (std::size_t i = 1; i < lines.size(); ++i) {
    int ends[2] = {std::stoi(fields_of(lines[i])[0]), std::stoi(fields_of(lines[i])[1])};
    for (const int end : ends)
      if (label.try_emplace(end, end).second) members[end] = {end};
    int keep = label[ends[0]], give = label[ends[1]];
    if (keep == give) continue;
    if (members[keep].size() < members[give].size()) std::swap(keep, give);
    for (const int document : members[give]) label[document] = keep;
    members[keep].merge(members[give]);
    members.erase(give);
  }
  std::set<std::set<int>> groups;
  for (const auto& [first, group] : members) groups.insert(group);
  return groups;
}

TEST_F(Groups, are_the_connected_components_of_the_file_of_pairs) {
  const auto expect_same = [&](const std::string& corpus, const std::string& settings) {
    SCOPED_TRACE(corpus);
    ASSERT_EQ(cli("run " + corpus + " --quiet" + settings + " --pairs " + file("pairs.csv")).exit, 0);
    ASSERT_EQ(cli("groups " + corpus + " --quiet" + settings + " --groups " + file("groups.csv")).exit, 0);
    std::map<int, std::set<int>> written;
    const auto lines = lines_of(text_of(file("groups.csv")));
    for (std::size_t i = 1; i < lines.size(); ++i)
      written[std::stoi(fields_of(lines[i])[0])].insert(std::stoi(fields_of(lines[i])[1]));
    std::set<std::set<int>> groups;
    for (const auto& [number, group] : written) groups.insert(group);
    EXPECT_EQ(groups, connected_by(text_of(file("pairs.csv"))));
    EXPECT_GT(groups.size(), 10U);
  };
  expect_same("builtin", " --set verify.threshold=0.4");
  if (const auto reviews = test::real_data("reviews/kindle-device-15728.csv.gz")) expect_same(*reviews, "");
  if (const auto archive = test::real_data("reuters21578.tar.gz")) expect_same(*archive, "");
}

TEST_F(Groups, are_written_with_their_keepers_and_links) {
  write("c.jsonl",
        "{\"id\": \"x\", \"text\": \"a b c d e f g h i j\"}\n{\"id\": \"y\", \"text\": \"one two\"}\n"
        "{\"id\": \"z\", \"text\": \"a b c d e f g h i k\"}\n{\"id\": \"u\", \"text\": \"a b c d e f g h l k\"}\n");
  const std::string settings =
      " --quiet --set shingles.k=1 --set verify.threshold=0.8 --set lsh.bands=100 --set lsh.rows=1";
  ASSERT_EQ(cli("groups " + file("c.jsonl") + settings + " --groups " + file("g.csv") + " --keep " + file("k.csv") +
                " --drop " + file("d.csv"))
                .exit,
            0);
  EXPECT_EQ(text_of(file("g.csv")),
            "group,document,id,keeper,similarity,link,keeper_id\n1,0,x,0,1,keeper,x\n"
            "1,2,z,0,0.8181818181818182,direct,x\n1,3,u,0,0.6666666666666666,chained,x\n");
  EXPECT_EQ(text_of(file("k.csv")), "document,id\n0,x\n1,y\n");
  EXPECT_EQ(text_of(file("d.csv")),
            "document,id,keeper,similarity,link,keeper_id\n2,z,0,0.8181818181818182,direct,x\n"
            "3,u,0,0.6666666666666666,chained,x\n");
  ASSERT_EQ(cli("groups " + file("c.jsonl") + settings + " --direct --keep " + file("k.csv")).exit, 0);
  EXPECT_EQ(text_of(file("k.csv")), "document,id\n0,x\n1,y\n3,u\n");
  ASSERT_EQ(cli("groups " + file("c.jsonl") + settings + " --rule central --keep " + file("k.csv")).exit, 0);
  EXPECT_EQ(text_of(file("k.csv")), "document,id\n1,y\n2,z\n");
  ASSERT_EQ(cli("groups " + file("c.jsonl") + settings + " --break-below 0.9 --keep " + file("k.csv")).exit, 0);
  EXPECT_EQ(lines_of(text_of(file("k.csv"))).size(), 5U);
}

TEST_F(Groups, follow_verdicts_and_report_documents_removed_against_one) {
  write("c.jsonl",
        "{\"id\": \"x\", \"text\": \"a b c d e f g h i j\"}\n{\"id\": \"y\", \"text\": \"one two\"}\n"
        "{\"id\": \"z\", \"text\": \"a b c d e f g h i k\"}\n{\"id\": \"u\", \"text\": \"a b c d e f g h l k\"}\n");
  const auto groups = [&](const std::string& verdicts, const std::string& more = {}) {
    write("v.csv", "a,b,verdict\n" + verdicts);
    return cli("groups " + file("c.jsonl") +
               " --set shingles.k=1 --set verify.threshold=0.8 --set lsh.bands=100 --set lsh.rows=1 --verdicts " +
               file("v.csv") + " --groups " + file("g.csv") + " --drop " + file("d.csv") + " --clean " +
               file("clean.jsonl") + more);
  };
  EXPECT_THAT(groups("0,2,different\n1,0,same\n").output,
              HasSubstr("verdicts cut 1 link and add 1; without them 2 documents would go\n"));
  EXPECT_EQ(text_of(file("g.csv")),
            "group,document,id,keeper,similarity,link,keeper_id\n1,0,x,0,1,keeper,x\n1,1,y,0,0,direct,x\n"
            "2,2,z,2,1,keeper,z\n2,3,u,2,0.8181818181818182,direct,z\n");
  EXPECT_THAT(text_of(file("clean.jsonl")), AllOf(HasSubstr("\"x\""), HasSubstr("\"z\""), Not(HasSubstr("\"u\""))));
  EXPECT_THAT(groups("0,3,unsure\n").output, Not(HasSubstr("verdicts")));
  const auto chained = groups("0,3,different\n0,2,near\n");
  EXPECT_THAT(
      chained.output,
      AllOf(HasSubstr("1 document goes because of a chain, although judged different from the keeper: 3 (0 stays)"),
            Not(HasSubstr("judged different from the keeper\n"))));
  EXPECT_THAT(text_of(file("d.csv")), HasSubstr("3,u,0,0.6666666666666666,judged different,x\n"));
  EXPECT_THAT(groups("0,3,different\n", " --direct").output, Not(HasSubstr("judged different")));
  EXPECT_EQ(documents_in("d.csv"), std::vector{2});
  EXPECT_EQ(cli("groups " + file("c.jsonl") + " --verdicts " + file("v.csv") + " --drop " + file("v.csv")).exit, 2)
      << "the table is not replaced";
}

/// The line of a JSON Lines file with its key "text" renamed.
std::string with_key(std::string line, const std::string& key) {
  const auto at = line.find("\"text\":");
  return line.replace(at, 7, '"' + key + "\":");
}

// The pairs come from one run over both halves in one file, and the groups from relabelling.
TEST_F(Groups, against_an_old_corpus_keep_only_what_is_new) {
  const auto reviews = test::real_data("reviews/kindle-device-15728.csv.gz");
  const std::string corpus = reviews ? *reviews : std::string(kBuiltinCorpus);
  ASSERT_EQ(cli("documents " + corpus + " --quiet --output " + file("all.jsonl")).exit, 0);
  const auto lines = lines_of(text_of(file("all.jsonl")));
  const auto half = static_cast<int>(lines.size() / 2);
  std::string old_lines, new_lines, both;
  for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
    const std::string& line = lines[static_cast<std::size_t>(i)];
    (i < half ? old_lines : new_lines) += with_key(line, i < half ? "body" : "words") + '\n';
    both += line + '\n';
  }
  write("old.jsonl", old_lines);
  write("new.jsonl", new_lines);
  write("both.jsonl", both);
  const std::string settings = " --quiet --set verify.threshold=0.5 ";
  ASSERT_EQ(cli("run " + file("both.jsonl") + settings + "--pairs " + file("pairs.csv")).exit, 0);
  std::set<int> gone, gone_for_old;
  for (const std::set<int>& group : connected_by(text_of(file("pairs.csv"))))
    for (const int document : group)
      if (document >= half && document != *group.begin()) {
        gone.insert(document - half);
        if (*group.begin() < half) gone_for_old.insert(document - half);
      }
  ASSERT_GT(gone.size(), gone_for_old.size()) << "otherwise this proves little";
  ASSERT_GT(gone_for_old.size(), 3U);

  const auto against = [&](const std::string& more) {
    return cli("groups " + file("new.jsonl") + " --text-column words --against " + file("old.jsonl") +
               " --against-text-column body --set verify.threshold=0.5 --groups " + file("g.csv") + " --keep " +
               file("k.csv") + " --drop " + file("d.csv") + " --clean " + file("clean.jsonl") + more);
  };
  const auto said = against(" --rule longest");
  EXPECT_EQ(said.exit, 0) << said.output;
  EXPECT_THAT(said.output, HasSubstr(" of them in favour of one of "));
  std::set<int> dropped;
  std::size_t for_old = 0;
  for (const auto& line : lines_of(text_of(file("d.csv")))) {
    if (line.starts_with("document,")) continue;
    for_old += line.ends_with(",yes");
    const int document = std::stoi(line);
    dropped.insert(document);
    EXPECT_EQ(gone_for_old.contains(document), line.ends_with(",yes")) << line;
  }
  EXPECT_EQ(for_old, gone_for_old.size());
  EXPECT_EQ(dropped.size(), gone.size());
  ASSERT_EQ(against("").exit, 0);
  const auto first = documents_in("d.csv");
  EXPECT_EQ(std::set<int>(first.begin(), first.end()), gone);
  std::string expected;
  for (int i = half; i < static_cast<int>(lines.size()); ++i)
    if (!gone.contains(i - half)) expected += with_key(lines[static_cast<std::size_t>(i)], "words") + '\n';
  EXPECT_EQ(text_of(file("clean.jsonl")), expected) << "byte for byte";
  EXPECT_EQ(documents_in("k.csv").size(), lines.size() - static_cast<std::size_t>(half) - gone.size());
  // By position in its own corpus and by id.
  for (const auto& line : lines_of(text_of(file("g.csv")))) {
    if (line.starts_with("group,")) continue;
    const bool is_old = line.find(",yes,") != std::string::npos;
    EXPECT_TRUE(line.ends_with(",yes") || !is_old) << "an old document is never removed: " << line;
  }
}

TEST_F(Groups, against_an_old_corpus_keep_every_old_document) {
  const auto line = [](const std::string& id, const std::string& text) {
    return "{\"id\": \"" + id + "\", \"text\": \"" + text + "\"}\n";
  };
  write("old.jsonl", line("p", "a b c d e f g h i j") + line("q", "a b c d e f g h i k") + line("r", "no other"));
  write("new.jsonl", line("u", "a b c d e f g h l k") + line("v", "one two three") + line("w", "one two three") +
                         line("x", "A B C D E F G H I J") + line("y", "alone here"));
  const auto groups = [&](const std::string& more) {
    return cli("groups " + file("new.jsonl") + " --against " + file("old.jsonl") +
               " --set shingles.k=1 --set verify.threshold=0.8 --set lsh.bands=100 --set lsh.rows=1 --groups " +
               file("g.csv") + " --drop " + file("d.csv") + " --keep " + file("k.csv") + more);
  };
  const auto said = groups("");
  EXPECT_THAT(said.output, AllOf(HasSubstr("5 documents, 4 of them in 2 groups; 2 stay, 3 go\n"),
                                 HasSubstr("2 of them in favour of one of 3 old documents, 1 of another new one\n"),
                                 HasSubstr("0 of the old corpus")));
  EXPECT_EQ(text_of(file("g.csv")),
            "group,document,id,keeper,similarity,link,keeper_id,in_old,keeper_in_old\n1,0,p,0,1,keeper,p,yes,yes\n"
            "1,1,q,1,1,keeper,q,yes,yes\n1,0,u,0,0.6666666666666666,chained,p,no,yes\n1,3,x,0,1,direct,p,no,yes\n"
            "2,1,v,1,1,keeper,v,no,no\n2,2,w,1,1,direct,v,no,no\n");
  EXPECT_EQ(text_of(file("d.csv")),
            "document,id,keeper,similarity,link,keeper_id,keeper_in_old\n0,u,0,0.6666666666666666,chained,p,yes\n"
            "3,x,0,1,direct,p,yes\n2,w,1,1,direct,v,no\n");
  EXPECT_EQ(text_of(file("k.csv")), "document,id\n1,v\n4,y\n");
  EXPECT_EQ(groups(" --direct").exit, 0);
  EXPECT_THAT(text_of(file("d.csv")), HasSubstr("0,u,1,0.8181818181818182,direct,q,yes\n"));
  EXPECT_THAT(
      groups(" --keeper 2 --keeper 3").output,
      HasSubstr(
          "Document 3 is removed in spite of --keeper, because its group contains document 0 of the old corpus."));
  EXPECT_EQ(text_of(file("k.csv")), "document,id\n2,w\n4,y\n");
  write("v.csv", "a_id,b_id,verdict\nv,w,different\n");
  EXPECT_THAT(groups(" --verdicts " + file("v.csv")).output,
              HasSubstr("verdicts cut 1 link and add 0; without them 3 documents would go\n"));
  EXPECT_NE(
      cli("groups " + file("new.jsonl") + " --against " + file("old.jsonl") + " --keep " + file("old.jsonl")).exit, 0);
}

TEST_F(Groups, report_the_records_missing_from_the_clean_corpus) {
  write("w.jsonl",
        "{\"text\":\"a b c d e f g h\",\"id\":\"1\"}\nbroken\n{\"text\":\"q w e r t y u i\",\"id\":\"2\"}\n"
        "{\"text\":\"a b c d e f g h\",\"id\":\"3\"}\n");
  const auto said = cli("groups " + file("w.jsonl") + " --clean " + file("c.jsonl")).output;
  EXPECT_THAT(said, HasSubstr(file("c.jsonl") +
                              ": 2 documents written, 1 dropped, 1 skipped because they could not be read\n"));
  EXPECT_THAT(said, HasSubstr("1 record skipped"));
  EXPECT_EQ(lines_of(text_of(file("c.jsonl"))).size(), 2U);
}

TEST_F(Groups, report_a_keeper_outside_any_group) {
  write("w.jsonl", "{\"text\":\"a b c d e f g h\"}\n{\"text\":\"q w e r t y u i\"}\n{\"text\":\"a b c d e f g h\"}\n");
  EXPECT_THAT(cli("groups " + file("w.jsonl") + " --keeper 2 --keeper 1").output,
              AllOf(HasSubstr("Document 1 is not in any group"), Not(HasSubstr("Document 2 is"))));
}

TEST_F(Groups, keep_the_keepers_chosen_in_the_run_file) {
  write("w.jsonl", "{\"text\":\"a b c d e f g h\"}\n{\"text\":\"q w e r t y u i\"}\n{\"text\":\"a b c d e f g h.\"}\n");
  ASSERT_EQ(cli("run " + file("w.jsonl") + " --quiet --save " + file("w.lookalike")).exit, 0);
  auto run = nlohmann::ordered_json::parse(text_of(file("w.lookalike")));
  const auto kept_after = [&](const std::string& text) {
    run["kept"] = {{{"document", 9}, {"text", to_string(text_digest(text))}, {"id", ""}}};
    write("w.lookalike", run.dump());
    EXPECT_EQ(cli("groups " + file("w.lookalike") + " --quiet --keep " + file("k.csv")).exit, 0);
    return documents_in("k.csv");
  };
  EXPECT_EQ(kept_after("a b c d e f g h."), (std::vector{1, 2}));
  EXPECT_EQ(kept_after("no such text"), (std::vector{0, 1}));
}

TEST_F(Groups, keep_the_document_chosen_by_a_column_or_by_the_user) {
  write("t.csv",
        "Id,review/score,created_utc,day,review/text\nx,3.0,900,2001-05-02,a b c d e f g h\n"
        "y,5.0,800,2000-12-31,a b c d e f g h\nz,4.0,700,1999-01-01 10:00,other words are here\n"
        "u,,950,2000-12-30,a b c d e f g h\n");
  const auto kept = [&](const std::string& options) {
    EXPECT_EQ(cli("groups " + file("t.csv") + " --quiet --set shingles.k=1 --keep " + file("k.csv") + options).exit, 0);
    return text_of(file("k.csv"));
  };
  EXPECT_EQ(kept(""), "document,id\n0,x\n2,z\n");
  EXPECT_EQ(kept(" --rule review/score"), "document,id\n1,y\n2,z\n");
  EXPECT_EQ(kept(" --rule review/score --lowest"), "document,id\n0,x\n2,z\n");
  EXPECT_EQ(kept(" --rule created_utc"), "document,id\n2,z\n3,u\n");
  EXPECT_EQ(kept(" --rule created_utc --lowest"), "document,id\n1,y\n2,z\n");
  EXPECT_EQ(kept(" --rule day"), "document,id\n0,x\n2,z\n");
  EXPECT_EQ(kept(" --rule day --lowest"), "document,id\n2,z\n3,u\n");
  EXPECT_EQ(kept(" --rule review/score --keeper 3"), "document,id\n2,z\n3,u\n");
  EXPECT_THAT(cli("groups " + file("t.csv") + " --rule day").output,
              HasSubstr("keeper of each group: the highest number or latest date in day\n"));
  EXPECT_THAT(cli("groups " + file("t.csv") + " --rule day --lowest").output,
              HasSubstr("keeper of each group: the lowest number or earliest date in day\n"));
  const auto without_column = cli("groups " + file("t.csv") + " --rule longest --lowest");
  EXPECT_EQ(without_column.exit, 2);
  EXPECT_THAT(without_column.output, HasSubstr("--lowest needs a column"));
  const auto wrong = cli("groups " + file("t.csv") + " --quiet --rule price --keep " + file("k.csv"));
  EXPECT_EQ(wrong.exit, 3);
  EXPECT_THAT(wrong.output, HasSubstr("There is no column \"price\"; the columns are \"Id\", \"review/score\""));
  write("t.jsonl",
        "{\"id\": \"x\", \"stars\": 2, \"text\": \"a b c d e\"}\n{\"id\": \"y\", \"stars\": 4, \"text\": "
        "\"a b c d e\"}\n");
  ASSERT_EQ(cli("groups " + file("t.jsonl") + " --quiet --rule stars --keep " + file("k.csv")).exit, 0);
  EXPECT_EQ(text_of(file("k.csv")), "document,id\n1,y\n");
}

TEST_F(Groups, are_summarised_in_words) {
  const auto found = cli("groups builtin");
  EXPECT_EQ(found.exit, 0);
  EXPECT_THAT(found.output, HasSubstr(" groups; "));
  EXPECT_THAT(found.output, HasSubstr("weakest link  containment"));
}

TEST_F(Groups, clean_tables_keep_their_records_byte_for_byte) {
  const std::string header = "Id,Title,\"review/text\"\r\n",
                    first = "1,\"a \"\"b\"\"\",\"line one\r\nline two, and three\"\r\n",
                    copy = "2,other,\"line one\nline two, and three\"\r\n", short_row = "3\r\n",
                    last = "4,\"\",quite another text here";
  write("t.csv", header + first + copy + short_row + last);
  clean(file("t.csv"), "clean.csv", "--set shingles.k=1");
  EXPECT_EQ(text_of(file("clean.csv")), header + first + last);
}

TEST_F(Groups, clean_json_lines_keep_their_records_byte_for_byte) {
  const std::string first = "{\"text\" : \"one two three four\", \"x\": [1, 2.50]}\r\n",
                    copy = "{\"text\":\"One two three four\"}\n", bad = "{no json\n",
                    last = "{\"text\": \"caf\\u00e9 au lait is another\"}";
  write("t.jsonl", first + copy + bad + last);
  clean(file("t.jsonl"), "clean.jsonl");
  EXPECT_EQ(text_of(file("clean.jsonl")), first + last);
}

TEST_F(Groups, clean_json_lines_put_records_of_several_lines_on_one_with_all_letters) {
  write("t.jsonl", "{\n  \"text\": \"caf\xE9 au lait\"\n}\n{\n  \"text\": \"th\xE9 noir\"\n}\n");
  clean(file("t.jsonl"), "clean.jsonl");
  EXPECT_THAT(text_of(file("clean.jsonl")), AllOf(HasSubstr("caf\xC3\xA9 au lait"), HasSubstr("th\xC3\xA9 noir")));
  EXPECT_EQ(lines_of(text_of(file("clean.jsonl"))).size(), 2u);
}

TEST_F(Groups, clean_json_of_any_layout_has_one_record_per_line_with_every_field) {
  const std::vector<std::string> objects = {R"({"id": 1, "text": "one two three four", "more": [1, {"x": null}]})",
                                            R"({"id": 2, "text": "one two three four"})",
                                            R"({"id": 3, "text": "five \u00e4 \"six\" seven eight", "more": -0.5e3})"};
  const auto joined = [&](const std::string& between) {
    return objects[0] + between + objects[1] + between + objects[2];
  };
  std::string pretty;
  for (const std::string& object : objects) pretty += nlohmann::ordered_json::parse(object).dump(2) + "\n";
  const std::pair<std::string, std::string> spellings[] = {
      {"array.json", "[" + joined(", ") + "]"},
      {"pretty.json", pretty},
      {"line.jsonl", joined(" ")},
      {"comma.jsonl", joined(",\n")},
      {"cr.jsonl", joined("\r")},
      {"rs.jsonl", "\x1e" + joined("\n\x1e")},
      {"python.jsonl",
       "{'id': 1, 'text': 'one two three four', 'more': [1, {'x': None}]}\n{'id': 2, 'text': "
       "'one two three four'}\n{'id': 3, 'text': 'five \xc3\xa4 \"six\" seven eight', 'more': -500.0}"}};
  for (const auto& [name, bytes] : spellings) {
    write(name, bytes);
    clean(file(name), "clean.jsonl");
    const auto lines = lines_of(text_of(file("clean.jsonl")));
    ASSERT_EQ(lines.size(), 2u) << name;
    EXPECT_EQ(nlohmann::json::parse(lines[0]), nlohmann::json::parse(objects[0])) << name;
    EXPECT_EQ(nlohmann::json::parse(lines[1]), nlohmann::json::parse(objects[2])) << name;
  }
}

TEST_F(Groups, clean_tables_of_several_files_have_one_header) {
  const std::string header = "Id,review/text\n";
  write("a.csv", header + "1,one two three four");
  write("b.csv", header + "2,five six seven eight\n");
  clean(file("a.csv") + " " + file("b.csv"), "clean.csv");
  EXPECT_EQ(text_of(file("clean.csv")), header + "1,one two three four\n2,five six seven eight\n");
  write("c.csv", "Id,Title,review/text\n3,t,nine ten eleven twelve\n");
  const auto refused = cli("groups " + file("a.csv") + " " + file("c.csv") + " --quiet --clean " + file("clean.csv"));
  EXPECT_NE(refused.exit, 0);
  EXPECT_THAT(refused.output, HasSubstr("different headers"));
}

TEST_F(Groups, clean_tables_close_quotes_that_a_file_leaves_open) {
  const std::string header = "Id,Title,review/text\r\n", usual = "1,a,one two three four\r\n";
  write("open.csv", header + usual + "2,b,\"five six\r\n\"\"seven\"\" eight\r\n");
  write("unended.csv", header + "3,c,nine ten eleven twelve");
  write("after.csv", header + "4,\"d\" e,thirteen fourteen \"\"fifteen\r\n" + "5,f,\"six\nteen\"\r\n");
  const std::string files = file("open.csv") + " " + file("unended.csv") + " " + file("after.csv");
  clean(files, "clean.csv");
  EXPECT_EQ(text_of(file("clean.csv")), header + usual + "\"2\",\"b\",\"five six\r\n\"\"seven\"\" eight\r\n\"\r\n" +
                                            "3,c,nine ten eleven twelve\r\n" +
                                            "\"4\",\"d e\",\"thirteen fourteen \"\"\"\"fifteen\"\r\n" +
                                            "5,f,\"six\nteen\"\r\n");
  clean(file("open.csv") + " " + file("open.csv") + " " + file("unended.csv"), "clean.csv", "--rule longest");
  write("back.csv", "Id,Title,review/text\n1,a,\"one \\\"two\\\" \\\\ three\"\n2,b,\"four \\\"five\\\" \\ six");
  write("more.csv", "Id,Title,review/text\n3,c,\"seven \\\"eight\\\"\"\n4,d,\"nine \\\"ten\\\", eleven\"\n");
  clean(file("back.csv") + " " + file("more.csv"), "clean.csv", "", " --escape backslash");
}

TEST_F(Groups, clean_tables_with_different_dialects_are_not_merged) {
  write("a.csv", "text\n\"one \\\"two\\\" three\"\n\"four \\\"five\\\" six\"\n");
  write("b.csv", "text\n\"one \"\"two\"\" nine\"\n\"ten \"\"five\"\" twelve\"\n");
  const auto refused = cli("groups " + file("a.csv") + " " + file("b.csv") + " --quiet --clean " + file("clean.csv"));
  EXPECT_EQ(refused.exit, 3);
  EXPECT_THAT(refused.output, HasSubstr("different dialects"));
  EXPECT_FALSE(std::filesystem::exists(file("clean.csv")));
}

TEST_F(Groups, clean_corpora_accept_file_names_that_are_not_utf8) {
  write("lat\xE9.csv", "Id,Title,text\n1,a,one two three four\n2,b,one two three four\n");
  write("lat\xE9.jsonl", "{\"text\": \"one two three four\"}\n{\"text\": \"five six seven eight\"}\n");
  clean(file("lat\xE9.csv"), "clean\xE9.csv", "--rule Id");
  EXPECT_EQ(text_of(file("clean\xE9.csv")), "Id,Title,text\n2,b,one two three four\n");
  clean(file("lat\xE9.jsonl"), "clean\xE9.jsonl");
  EXPECT_EQ(lines_of(text_of(file("clean\xE9.jsonl"))).size(), 2u);
}

TEST_F(Groups, clean_parquet_is_written_as_json_lines) {
  const std::string parquet = LOOKALIKE_TEST_DATA "/parquet/polars_zstd.parquet";
  for (const char* name : {"clean.csv", "clean.json", "clean.parquet"})
    EXPECT_EQ(cli("groups " + parquet + " --quiet --clean " + file(name)).exit, 2) << name;
  clean(parquet, "clean.jsonl.zst", "--set shingles.k=1");
  EXPECT_THAT(cli("groups " + parquet + " --clean " + file("clean.jsonl")).output,
              HasSubstr("Column \"parts\" is nested and not read."));
}

TEST_F(Groups, clean_texts_are_written_as_json_lines) {
  clean("builtin", "clean.jsonl");
  const auto first = nlohmann::json::parse(lines_of(text_of(file("clean.jsonl"))).front());
  EXPECT_TRUE(first.contains("id") && first.contains("title") && first.contains("text"));
}

TEST_F(Groups, clean_built_in_corpus_has_none_of_the_pairs_found) {
  expect_clean("builtin", "clean.jsonl", "");
}

TEST_F(Groups, clean_corpora_are_compressed_according_to_their_names) {
  for (const std::string name : {"clean.jsonl.gz", "clean.jsonl.zst"}) {
    clean("builtin", name);
    const auto run = cli("run " + file(name));
    EXPECT_EQ(run.exit, 0) << run.output;
    EXPECT_THAT(run.output, HasSubstr(" 0 similar pairs"));
  }
  EXPECT_THAT(text_of(file("clean.jsonl.gz")), StartsWith("\x1f\x8b"));
  EXPECT_THAT(text_of(file("clean.jsonl.zst")), StartsWith("\x28\xb5\x2f\xfd"));
}

TEST_F(Groups, clean_reviews_have_none_of_the_pairs_found) {
  LOOKALIKE_NEEDS_DATA(reviews, "reviews/kindle-device-15728.csv.gz");
  expect_clean(*reviews, "clean.csv.gz", "");
}

TEST_F(Groups, clean_newswire_has_none_of_the_pairs_found) {
  LOOKALIKE_NEEDS_DATA(archive, "reuters21578.tar.gz");
  expect_clean(*archive, "clean.jsonl", "--set lsh.bands=10 --set lsh.rows=10");
}

TEST_F(Groups, never_overwrite_the_input_and_report_a_full_disk) {
  EXPECT_EQ(cli("groups " + corpus() + " --quiet --clean " + corpus()).exit, 2);
  EXPECT_EQ(cli("groups " + corpus() + " --quiet --keep " + file("x") + " --drop " + file("x")).exit, 2);
  EXPECT_EQ(cli("groups " + corpus() + " --quiet --clean " + file("no/clean.jsonl")).exit, 4);
  EXPECT_EQ(cli("groups " + corpus() + " --quiet --clean /dev/full").exit, 4);
  EXPECT_EQ(cli("groups builtin --quiet --rule best").exit, 2);
}

}  // namespace
}  // namespace lookalike
