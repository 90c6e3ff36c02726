#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <regex>

#include "core/base/value_text.h"
#include "core/corpus/synthetic/generator.h"
#include "tests/app/command_line.h"
#include "tests/support/corpora.h"

namespace lookalike {
namespace {

namespace fs = std::filesystem;
using test::cli;
using test::lines_of;
using test::Outcome;
using test::shell;
using test::text_of;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class CommandLine : public test::CommandLine {};

TEST_F(CommandLine, writes_pairs_in_the_documented_order) {
  const auto run =
      cli("run " + corpus() + " --quiet --set shingles.k=1 --set verify.threshold=0.7 --pairs " + file("p.csv"));
  EXPECT_EQ(run.exit, 0);
  EXPECT_EQ(run.output, "");
  // Documents 0 and 3 are equal; 1 shares 6 of 8 words with each.
  const auto lines = lines_of(text_of(file("p.csv")));
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_EQ(lines[0], "a,b,a_id,b_id,jaccard,estimate,bands,containment");
  EXPECT_EQ(lines[1], "0,3,first,fourth,1,1,20,1");
  EXPECT_THAT(lines[2], StartsWith("0,1,first,\"second, quoted\",0.75,"));
  EXPECT_THAT(lines[3], StartsWith("1,3,\"second, quoted\",fourth,0.75,"));
}

TEST_F(CommandLine, leaves_jaccard_empty_if_it_was_not_computed) {
  cli("run " + corpus() + " --quiet --set shingles.k=1 --set verify.by=signature --pairs " + file("p.csv"));
  EXPECT_THAT(lines_of(text_of(file("p.csv"))).at(1), testing::Eq("0,3,first,fourth,,1,20,1"));
  EXPECT_EQ(lines_of(text_of(file("p.csv")))[0], "a,b,a_id,b_id,jaccard,estimate,bands,containment_estimate");
}

TEST_F(CommandLine, calls_the_kernel_avx_512_and_accepts_its_former_name) {
#ifdef __x86_64__
  if (!__builtin_cpu_supports("avx512vl") || !__builtin_cpu_supports("avx512bw")) GTEST_SKIP() << "no AVX-512 here";
  for (const std::string name : {"AVX-512", "AVX3"}) {
    ASSERT_EQ(cli("run " + corpus() + " --quiet --kernel " + name + " --report " + file("r.json")).exit, 0) << name;
    EXPECT_EQ(nlohmann::json::parse(text_of(file("r.json")))["kernel"], "AVX-512") << name;
  }
  EXPECT_THAT(cli("run --help").output, testing::AllOf(HasSubstr("AVX-512"), Not(HasSubstr("AVX3"))));
#endif
}

TEST_F(CommandLine, reports_counts_and_damage_as_json) {
  ASSERT_EQ(cli("run " + corpus() + " --quiet --set shingles.k=1 --report " + file("r.json")).exit, 0);
  const auto report = nlohmann::json::parse(text_of(file("r.json")));
  EXPECT_EQ(report["counts"]["documents"], 4);
  EXPECT_EQ(report["counts"]["skipped"], 1);
  EXPECT_EQ(report["counts"]["tokens"], 28);
  EXPECT_EQ(report["counts"]["shingles"], 28);
  EXPECT_EQ(report["skipped_records"][0]["record"], 3);
  EXPECT_EQ(report["corpus"]["format"], "jsonl");
  EXPECT_EQ(report["corpus"]["digest"].get<std::string>().size(), 32u);
  EXPECT_EQ(report["recipe"]["shingles"]["k"], 1);
  for (const char* stage : {"read", "clean", "shingle", "sign", "band", "verify", "total"})
    EXPECT_TRUE(report["seconds"].contains(stage)) << stage;
  EXPECT_GT(report["peak_bytes"], 0);
  EXPECT_FALSE(report["version"].get<std::string>().empty());
}

#ifndef LOOKALIKE_SANITIZED
TEST_F(CommandLine, refuses_a_run_too_large_for_memory_and_says_what_it_needs) {
  std::ofstream documents(file("many.jsonl"));
  for (int i = 0; i < 30'000; ++i)
    documents << R"({"text": "one)" << i << " two" << i << R"( three four five )" << i << "\"}\n";
  documents.close();
  const auto run_with = [&](const std::string& hashes) {
    return shell("ulimit -d 400000 && " LOOKALIKE_CLI " run --threads 2 " + file("many.jsonl") +
                 " --set sketch.hashes=" + hashes);
  };
  const auto at_once = run_with("4096");  // 30,000 documents of 4,096 values and 20 bands, 4 bytes each
  EXPECT_EQ(at_once.exit, 2);
  EXPECT_THAT(at_once.output, HasSubstr("Signatures and bands alone would take 506 MB of memory"));
  EXPECT_THAT(at_once.output, HasSubstr("has 410 MB. Fewer documents"));
  const auto later = run_with("3230");  // 390 MB would fit, but the rest of the run does not
  EXPECT_EQ(later.exit, 2);
  EXPECT_THAT(later.output, HasSubstr("There is not enough memory for this"));
  EXPECT_EQ(run_with("100").exit, 0);
}

// Memory may run out anywhere: in reading, unpacking, signing or comparing.
TEST_F(CommandLine, ends_with_an_error_message_however_little_memory_there_is) {
  ASSERT_EQ(cli("generate reviews --documents 20000 --seed 3 --output " + file("g.csv")).exit, 0);
  ASSERT_EQ(shell("gzip -k " + file("g.csv") + " && bzip2 -k " + file("g.csv")).exit, 0);
  int sentences = 0, runs = 0;
  for (const auto& [name, step] : {std::pair("g.csv", 15), {"g.csv.gz", 35}, {"g.csv.bz2", 35}}) {
    for (int megabytes = 50; megabytes <= 260; megabytes += step) {
      // On two cores: the program aborts if oneTBB starts a thread without memory for its stack.
      const auto run =
          shell("ulimit -d " + std::to_string(megabytes) + "000 && taskset -c 0,1 " LOOKALIKE_CLI " run --threads 2 " +
                file(name) + " --set verify.threshold=0.5");
      ASSERT_TRUE(run.exit == 0 || run.exit == 2) << name << ' ' << megabytes << ": " << run.exit << run.output;
      sentences += run.exit == 2;
      runs += run.exit == 0;
      if (run.exit == 2) {
        EXPECT_THAT(run.output, HasSubstr("memory"));
      }
    }
  }
  EXPECT_GT(sentences, 0);
  EXPECT_GT(runs, 0);
}
#endif

TEST_F(CommandLine, counts_one_thing_in_the_singular) {
  const std::string text = "{\"text\": \"one two three four five six seven\"}\n";
  std::ofstream(file("1.jsonl")) << text;
  std::ofstream(file("2.jsonl")) << text << text;
  const std::regex plural(
      "(^|[^0-9.,])1 (candidate |similar "
      ")?(document|pair|token|shingle|item|group|record|row|band|bucket|verdict)s\\b");
  for (const std::string name : {"1.jsonl", "2.jsonl"})
    for (const std::string command :
         {"run FILE", "run FILE --against 1.jsonl", "truth FILE", "groups FILE", "suggest FILE", "evaluate FILE",
          "sweep FILE --vary shingles.k=1,2", "neighbours FILE --document 0", "neighbours FILE --document 9",
          "explain FILE 0 1", "explain FILE 0 9", "report FILE -o r.html", "forecast FILE --documents 1000",
          "sweep FILE --vary sample.size=1,5", "run FILE --set sketch.family=linear-next-prime"}) {
      std::string line = command;
      line.replace(line.find("FILE"), 4, name);
      const auto shown = shell("cd " + folder_.string() + " && " LOOKALIKE_CLI " " + line);
      std::smatch wrong;
      EXPECT_FALSE(std::regex_search(shown.output, wrong, plural)) << line << ": " << wrong.str();
      if (line.starts_with("run 1.jsonl --against")) {
        EXPECT_THAT(shown.output, HasSubstr("1 document against 1\n"));
      } else if (line == "groups 2.jsonl") {
        EXPECT_THAT(shown.output, HasSubstr("2 documents, 2 of them in 1 group; 1 stays, 1 goes\n"));
      }
    }
}

TEST_F(CommandLine, reads_and_writes_run_files) {
  const std::string saved = file("work.lookalike");
  ASSERT_EQ(cli("run " + corpus() + " --quiet --set shingles.k=1 --set verify.threshold=0.7 --save " + saved).exit, 0);
  ASSERT_EQ(cli("run " + saved + " --quiet --pairs " + file("p.csv")).exit, 0);
  EXPECT_EQ(lines_of(text_of(file("p.csv"))).size(), 4u);
  // A setting overrides the file's recipe.
  ASSERT_EQ(cli("run " + saved + " --quiet --set verify.threshold=0.9 --pairs " + file("q.csv")).exit, 0);
  EXPECT_EQ(lines_of(text_of(file("q.csv"))).size(), 2u);
  std::ofstream(file("no.lookalike")) << "{}";
  EXPECT_EQ(cli("run " + file("no.lookalike") + " --quiet").exit, 3);
}

TEST_F(CommandLine, saves_a_corpus_whose_path_is_not_utf8) {
  const std::string odd = file("caf\xE9.jsonl"), saved = file("work.lookalike");
  fs::rename(corpus(), odd);
  ASSERT_EQ(cli("run '" + odd + "' --quiet --set shingles.k=1 --save " + saved + " --pairs " + file("p.csv")).exit, 0);
  const auto again = cli("run " + saved + " --quiet --pairs " + file("q.csv"));
  EXPECT_EQ(again.exit, 0) << again.output;
  EXPECT_EQ(text_of(file("q.csv")), text_of(file("p.csv")));
}

TEST_F(CommandLine, refuses_invalid_memory_sizes) {
  for (const char* size : {"-1", "-4GB", "0", "0GB", "much", "4.5GB", "18446744073709551616", "20000000TB"}) {
    const auto refused = cli("run " + corpus() + " --memory " + size);
    EXPECT_EQ(refused.exit, 2) << size;
    EXPECT_THAT(refused.output, HasSubstr("--memory")) << size;
  }
  for (const char* size : {"4GB", "512MB", "400000000"})
    EXPECT_EQ(cli("run " + corpus() + " --quiet --memory " + size).exit, 0) << size;
}

TEST_F(CommandLine, refuses_a_memory_limit_too_small_for_any_run) {
  const auto refused = cli("run " + corpus() + " --memory 1");
  EXPECT_EQ(refused.exit, 2);
  EXPECT_THAT(refused.output, HasSubstr("are allowed. Fewer documents (a sample) or fewer hash functions need less."));
}

TEST_F(CommandLine, forecasts_the_memory_of_a_larger_run) {
  for (const char* documents : {"20000", "100000"})
    ASSERT_EQ(cli("generate reviews --quiet --seed 1 --documents " + std::string(documents) + " --output " +
                  file(std::string(documents) + ".csv"))
                  .exit,
              0);
  const std::string recipe = " --quiet --set shingles.k=5 --report " + file("report.json");
  const auto peak = [&](const std::string& memory) {
    EXPECT_EQ(cli("run " + file("100000.csv") + recipe + memory).exit, 0);
    return nlohmann::json::parse(text_of(file("report.json")))["peak_bytes"].get<double>();
  };
  const double whole = peak(""), least = peak(" --memory 120MB");
  ASSERT_EQ(cli("forecast " + file("20000.csv") + " --documents 100000" + recipe).exit, 0);
  const auto told = nlohmann::json::parse(text_of(file("report.json")))["scale"]["memory"];
  // The program itself takes about 40 MB, and some of the texts are in memory while they are read.
  EXPECT_NEAR(told["whole"].get<double>(), whole - 40e6, 0.2 * whole);
  EXPECT_LT(told["least"].get<double>(), least);
  // Pages of the mapped temporary file, which the system reclaims, count towards the peak.
  const auto texts = static_cast<double>(std::filesystem::file_size(file("100000.csv")));
  EXPECT_GT(told["least"].get<double>(), 0.4 * (least - texts));
}

TEST_F(CommandLine, is_quiet_in_every_command) {
  const auto made = cli("generate reviews --quiet --documents 10 --seed 1 --output " + file("g.csv"));
  EXPECT_EQ(made.exit, 0);
  EXPECT_EQ(made.output, "");
  EXPECT_EQ(cli("curve --quiet --bands 20 --rows 5").output, cli("curve --bands 20 --rows 5").output);
}

TEST_F(CommandLine, quiet_commands_print_a_result_that_no_file_has) {
  const std::string few = " builtin --set sample.size=500 ";
  for (const std::string& run : {"evaluate" + few, "suggest" + few + "--threshold 0.5 --recall 0.9",
                                 "explain" + few + "--pair 0,1", "truth" + few + "--at-least 0.5"}) {
    const auto loud = cli(run), quiet = cli(run + " --quiet");
    EXPECT_GT(loud.output.size(), 40u) << run;
    EXPECT_EQ(quiet.output, loud.output) << run;
    EXPECT_EQ(cli(run + " --quiet --report " + file("r.json")).output, "") << run;
  }
  ASSERT_EQ(cli("run" + few + "--quiet --save " + file("a.lookalike")).output, "");
  const std::string compare = "compare " + file("a.lookalike") + " " + file("a.lookalike");
  EXPECT_EQ(cli(compare + " --quiet").output, cli(compare).output);
  EXPECT_EQ(cli(compare + " --quiet --only-a " + file("p.csv")).output, "");
}

TEST_F(CommandLine, finds_the_corpus_of_a_run_file_beside_it) {
  const std::string away = file("away"), saved = away + "/work.lookalike";
  std::filesystem::create_directories(away);
  ASSERT_EQ(cli("run " + corpus() + " --quiet --set shingles.k=1 --save " + saved).exit, 0);
  const std::filesystem::path moved = away / std::filesystem::path(corpus()).filename();
  std::filesystem::rename(corpus(), moved);
  const auto same = cli("run " + saved + " --quiet --report " + file("r.json"));
  EXPECT_EQ(same.exit, 0);
  EXPECT_EQ(same.output, "");
  std::ofstream(moved, std::ios::app) << R"({"id": "more", "text": "another text than before"})" << '\n';
  const auto other = cli("run " + saved + " --quiet");
  EXPECT_EQ(other.exit, 0);
  EXPECT_THAT(other.output, HasSubstr(moved.filename().string() + " is not the corpus that this run was saved with"));
  std::filesystem::remove(moved);
  const auto lost = cli("run " + saved + " --quiet");
  EXPECT_EQ(lost.exit, 3);
  EXPECT_THAT(lost.output, HasSubstr("beside the run file"));
}

TEST_F(CommandLine, writes_signatures_as_a_numpy_array) {
  ASSERT_EQ(cli("run " + corpus() + " --quiet --signatures " + file("s.npy")).exit, 0);
  const std::string npy = text_of(file("s.npy"));
  EXPECT_THAT(npy, StartsWith("\x93NUMPY\x01"));
  EXPECT_THAT(npy, HasSubstr("'descr': '<u4', 'fortran_order': False, 'shape': (4, 100)"));
  const std::size_t header = 10 + static_cast<unsigned char>(npy[8]) + 256u * static_cast<unsigned char>(npy[9]);
  EXPECT_EQ(header % 64, 0u);
  EXPECT_EQ(npy.size(), header + 4 * 100 * 4);
}

TEST_F(CommandLine, writes_the_pairs_that_match_a_filter) {
  ASSERT_EQ(cli("run builtin --quiet --pairs " + file("all.csv")).exit, 0);
  ASSERT_EQ(cli("run builtin --quiet --pairs " + file("some.csv") + " --filter 'j<0.9 not identical'").exit, 0);
  std::vector<std::string> expected{lines_of(text_of(file("all.csv"))).front()};
  for (const std::string& line : lines_of(text_of(file("all.csv"))))
    if (line.find(",0.8") != std::string::npos) expected.push_back(line);
  const auto written = lines_of(text_of(file("some.csv")));
  EXPECT_GT(written.size(), 10U);
  EXPECT_LT(written.size(), lines_of(text_of(file("all.csv"))).size());
  for (const std::string& line : written)
    EXPECT_TRUE(std::find(expected.begin(), expected.end(), line) != expected.end()) << line;
  const auto wrong = cli("run builtin --quiet --pairs " + file("some.csv") + " --filter 'j<'");
  EXPECT_EQ(wrong.exit, 2);
  EXPECT_THAT(wrong.output, HasSubstr("At character 3"));
}

TEST_F(CommandLine, explains_a_pair) {
  const auto explained = cli("explain " + corpus() + " --set shingles.k=1 --pair 0,1 --report " + file("why.json"));
  EXPECT_EQ(explained.exit, 0);
  EXPECT_THAT(explained.output, HasSubstr("Jaccard similarity 0.750, containment 0.857 ("));
  EXPECT_THAT(explained.output, HasSubstr("signature values agree: estimate 0."));
  const auto json = nlohmann::json::parse(text_of(file("why.json")));
  EXPECT_EQ(json["jaccard"], 0.75);
  EXPECT_EQ(json["bands"].size(), 20U);
  EXPECT_EQ(cli("explain " + corpus() + " --quiet --pair 0,0").exit, 2);
  EXPECT_EQ(cli("explain " + corpus() + " --quiet --pair 0,99").exit, 2);
  EXPECT_EQ(cli("explain " + corpus() + " --quiet --pair 0").exit, 2);
  EXPECT_EQ(cli("explain " + corpus() + " --pair 0,1 --report " + file("no/why.json")).exit, 4);
}

TEST_F(CommandLine, lists_neighbours_by_every_method) {
  const auto found = cli("neighbours " + corpus() + " --quiet --set shingles.k=1 --document 1 --count 1 --by all");
  EXPECT_EQ(found.exit, 0);
  const auto lines = lines_of(found.output);
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_EQ(lines[0], "by,rank,document,id,jaccard,estimate,bands");
  EXPECT_THAT(lines[1], StartsWith("exact,1,0,first,0.75,"));
  EXPECT_THAT(lines[2], StartsWith("signatures,1,0,first,"));
  EXPECT_THAT(lines[3], StartsWith("lsh,1,0,first,0.75,"));
}

TEST_F(CommandLine, looks_up_a_text_from_standard_input) {
  const auto found = shell("echo 'one two three four five six seven' | " LOOKALIKE_CLI " query " + corpus() +
                           " --quiet --set shingles.k=1 --text - --count 1");
  EXPECT_EQ(found.exit, 0);
  EXPECT_THAT(lines_of(found.output).at(1), testing::Eq("query,1,0,first,1,1,20"));
}

TEST_F(CommandLine, reads_a_query_text_like_the_files_of_the_corpus) {
  const fs::path texts = folder_ / "texts";
  fs::create_directory(texts);
  std::ofstream(texts / "latin") << "Caf\xE9 na\xEFve and a few more words";
  std::ofstream(texts / "marked") << "\xEF\xBB\xBF"
                                     "begins with a mark of byte order";
  std::ofstream(texts / "wide", std::ios::binary)
      << std::string("\xFF\xFEw\0i\0d\0e\0 \0a\0s\0 \0a\0 \0d\0o\0o\0r\0", 26);
  for (const char* name : {"latin", "marked", "wide"}) {
    const std::string path = (texts / name).string();
    const auto found = cli("query " + texts.string() + " --quiet --set shingles.k=2 --text " + path + " --count 1");
    EXPECT_THAT(found.output, HasSubstr("," + std::string(name) + ",1,1,20")) << name;
  }
}

TEST_F(CommandLine, exits_with_2_when_a_folder_is_given_instead_of_a_file) {
  for (const char* wrong : {" --set text.stop_words=/", " --recipe /"}) {
    const auto refused = cli("run " + corpus() + wrong);
    EXPECT_EQ(refused.exit, 2) << wrong;
    EXPECT_THAT(refused.output, HasSubstr("Is a directory")) << wrong;
  }
  EXPECT_EQ(cli("query " + corpus() + " --text /").exit, 2);
}

TEST_F(CommandLine, refuses_a_recipe_nested_deeper_than_the_stack) {
  std::ofstream(file("deep.json")) << R"({"shingles": {"k": )" << std::string(200'000, '[') << std::string(200'000, ']')
                                   << "}}";
  EXPECT_EQ(cli("run " + corpus() + " --recipe " + file("deep.json")).exit, 2);
}

TEST_F(CommandLine, writes_the_truth) {
  const auto truth = cli("truth " + corpus() + " --set shingles.k=1 --at-least 0.7 --pairs " + file("t.csv") +
                         " --report " + file("t.json"));
  EXPECT_EQ(truth.exit, 0);
  EXPECT_THAT(truth.output, StartsWith("3 pairs"));
  EXPECT_EQ(text_of(file("t.csv")),
            "a,b,a_id,b_id,jaccard\n0,3,first,fourth,1\n"
            "0,1,first,\"second, quoted\",0.75\n1,3,\"second, quoted\",fourth,0.75\n");
  EXPECT_EQ(nlohmann::json::parse(text_of(file("t.json")))["truth"]["pairs"], 3);
  EXPECT_EQ(cli("truth " + corpus() + " --at-least 0").exit, 2);
}

// Eight of thirty words per document: they share so much that a low threshold needs over 10^9 comparisons.
TEST_F(CommandLine, refuses_a_truth_that_takes_too_long_unless_any_cost_is_allowed) {
  {
    std::ofstream corpus(file("costly.jsonl"));
    std::mt19937 random(1);
    for (int document = 0; document < 40'000; ++document) {
      corpus << R"({"text": ")";
      for (int word = 0; word < 8; ++word) corpus << 'w' << random() % 30 << ' ';
      corpus << "\"}\n";
    }
  }
  const std::string truth =
      "truth " + file("costly.jsonl") + " --set shingles.k=1 --set sketch.hashes=5 --set lsh.bands=1 --at-least 0.05";
  const auto refused = cli(truth);
  EXPECT_EQ(refused.exit, 2);
  EXPECT_THAT(refused.output, HasSubstr("at least 0.05"));
  EXPECT_THAT(refused.output, HasSubstr("billion comparisons"));
  EXPECT_THAT(refused.output, HasSubstr("the lowest similarity within the limit is 0."));
  EXPECT_THAT(refused.output, HasSubstr("--any-cost"));
  // It takes long on most machines, so it is interrupted; on fast ones it finds too many pairs.
  const auto begun =
      shell("timeout -s INT --preserve-status 2 " + std::string(LOOKALIKE_CLI) + " " + truth + " --any-cost");
  EXPECT_THAT(begun.output, testing::Not(HasSubstr("billion comparisons")));
  EXPECT_TRUE(begun.exit == 130 || begun.output.find("More than 40000000 pairs") != std::string::npos) << begun.output;
}

// A table without its columns of seconds and bytes: the first columns and the seed.
std::vector<std::string> counts_of(const std::string& csv, std::size_t columns) {
  std::vector<std::string> counts;
  for (const std::string& line : lines_of(csv)) {
    std::size_t end = 0;
    for (std::size_t i = 0; i < columns; ++i) end = line.find(',', end) + 1;
    counts.push_back(line.substr(0, end) + line.substr(line.rfind(',') + 1));
  }
  return counts;
}

TEST_F(CommandLine, sweeps_parameters_as_csv) {
  const auto sweep = cli("sweep " + corpus() + " --quiet --set shingles.k=1 --vary verify.threshold=0.7,0.9" +
                         " --vary lsh=20x5,100x1,60x2 --reference own");
  EXPECT_EQ(sweep.exit, 0);
  // Documents 0 and 3 are equal; 1 shares 6 of 8 words with each. 60 x 2 needs 120 of the 100 values.
  const auto counts = counts_of(sweep.output, 11);
  ASSERT_EQ(counts.size(), 5u);
  EXPECT_EQ(counts[0],
            "verify.threshold,lsh.bands,lsh.rows,candidates,similar,documents_with_match,true_positives,"
            "false_positives,false_negatives,recall,precision,seed");
  EXPECT_EQ(counts[2], "0.7,100,1,3,3,3,3,0,0,1,1,42");
  EXPECT_EQ(counts[4], "0.9,100,1,3,1,2,1,0,0,,,42") << "no different pair to find: only 0 and 3";
  EXPECT_THAT(lines_of(sweep.output)[0],
              testing::EndsWith(
                  ",precision,identical,recall_with_identical,seconds_total,seconds_read,seconds_clean,seconds_shingle,"
                  "seconds_sign,seconds_band,seconds_verify,peak_bytes,seed"));
}

TEST_F(CommandLine, sweep_agrees_with_single_runs) {
  const auto counts = counts_of(
      cli("sweep builtin --quiet --set sample.size=800 --vary shingles.k=2,3 --vary lsh=20x5,10x8").output, 6);
  ASSERT_EQ(counts.size(), 5u);
  for (std::size_t i = 1; i < counts.size(); ++i) {
    const std::string k = counts[i].substr(0, 1), bands = counts[i].substr(2, 2), rows = counts[i].substr(5, 1);
    ASSERT_EQ(cli("run builtin --quiet --set sample.size=800 --set shingles.k=" + k + " --set lsh.bands=" + bands +
                  " --set lsh.rows=" + rows + " --report " + file("r.json"))
                  .exit,
              0);
    const auto found = nlohmann::json::parse(text_of(file("r.json")))["counts"];
    EXPECT_EQ(counts[i], k + "," + bands + "," + rows + "," + found["candidates"].dump() + "," +
                             found["similar"].dump() + "," + found["documents_with_match"].dump() + ",42");
  }
}

TEST_F(CommandLine, sweep_lists_what_it_leaves_out) {
  const auto sweep =
      cli("sweep " + corpus() + " --vary lsh=20x5,60x2 --vary sample.size=2,50,80 --table " + file("s.csv"));
  EXPECT_EQ(sweep.exit, 0);
  EXPECT_THAT(sweep.output, HasSubstr("Note: The corpus has 4 documents: the sample of 50 uses all of them"));
  EXPECT_THAT(sweep.output, HasSubstr("Note: 2 of 4 combinations cannot run"));
  EXPECT_THAT(sweep.output, HasSubstr("2 rows in " + file("s.csv") + " and " + file("s.json")));
  EXPECT_THAT(lines_of(text_of(file("s.csv"))).at(2), StartsWith("20,5,4,"));
}

TEST_F(CommandLine, run_suggests_characters_on_standard_error_for_texts_with_few_spaces) {
  std::ofstream(file("zh.jsonl")) << R"({"text": "人人生而自由，在尊严和权利上一律平等。"})" << '\n';
  const std::string run = std::string(LOOKALIKE_CLI) + " run " + file("zh.jsonl");
  const std::string hint =
      "words are about 19 characters long. Shingles of characters suit them better. Add --set "
      "shingles.unit=character --set shingles.k=5.";
  EXPECT_THAT(shell("{ " + run + " --quiet >" + file("out") + "; }").output, HasSubstr(hint));
  EXPECT_THAT(shell("{ " + run + " 2>/dev/null; }").output, Not(HasSubstr("blanks")));
  EXPECT_THAT(shell(run + " --set shingles.unit=character --set shingles.k=5").output, Not(HasSubstr("blanks")));
  EXPECT_THAT(cli("run " + corpus()).output, Not(HasSubstr("blanks")));
}

TEST_F(CommandLine, sweep_resumes_from_its_table) {
  const std::string what =
      "sweep builtin --quiet --set sample.size=300 --vary shingles.k=1,2 --vary lsh=grid --repeat 2 --reference own";
  ASSERT_EQ(cli(what + " --table " + file("whole.csv")).exit, 0);
  const auto whole = counts_of(text_of(file("whole.csv")), 11);
  ASSERT_EQ(whole.size(), 1 + 2 * 2 * 482u);  // the sum of 100 / r over all r is 482
  auto json = nlohmann::ordered_json::parse(text_of(file("whole.json")));
  json["rows"].erase(json["rows"].begin() + 700, json["rows"].end());
  std::ofstream(file("part.json")) << json.dump();
  ASSERT_EQ(cli(what + " --table " + file("part.csv") + " --resume").exit, 0);
  EXPECT_EQ(counts_of(text_of(file("part.csv")), 11), whole);
  const auto kept = lines_of(text_of(file("whole.csv"))), resumed = lines_of(text_of(file("part.csv")));
  EXPECT_TRUE(std::equal(kept.begin(), kept.begin() + 701, resumed.begin()));  // to the last digit of the seconds
}

TEST_F(CommandLine, sweep_keeps_finished_rows_when_interrupted) {
  const auto stopped = shell("bash -c '" LOOKALIKE_CLI
                             " sweep builtin --quiet --set sample.size=300 --vary lsh=grid --repeat 200 --table " +
                             file("s.csv") + " & child=$!; until grep -q ^1,1, " + file("s.csv") +
                             "; do sleep 0.01; done; kill -INT $child; wait $child; echo exit $?' 2>/dev/null");
  EXPECT_THAT(stopped.output, HasSubstr("exit 130"));
  const auto rows = nlohmann::json::parse(text_of(file("s.json")))["rows"].size();
  EXPECT_GT(rows, 0u);
  EXPECT_EQ(lines_of(text_of(file("s.csv"))).size(), 1 + rows);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()), 3);  // with the corpus
}

TEST_F(CommandLine, sweep_resumes_only_the_same_sweep) {
  const std::string table = " --table " + file("s.csv") + " --resume";
  const auto first = cli("sweep " + corpus() + " --vary shingles.k=1,2" + table);
  EXPECT_EQ(first.exit, 0);
  EXPECT_THAT(first.output, HasSubstr("starts from the beginning"));
  const std::string kept = text_of(file("s.csv"));
  const auto other = cli("sweep " + corpus() + " --vary shingles.k=1,3 --reference own" + table);
  EXPECT_EQ(other.exit, 2);
  EXPECT_THAT(other.output, HasSubstr("differ in the varied parameters, the reference"));
  std::ofstream(file("s.json")) << "{";
  EXPECT_EQ(cli("sweep " + corpus() + " --vary shingles.k=1,2" + table).exit, 2);
  EXPECT_EQ(text_of(file("s.csv")), kept);
}

// By column name.
std::vector<std::map<std::string, std::string>> records_of(const std::string& csv) {
  const auto cells_of = [](const std::string& line) {
    std::vector<std::string> cells;
    std::istringstream in(line + ",");
    for (std::string cell; std::getline(in, cell, ',');) cells.push_back(cell);
    return cells;
  };
  const auto lines = lines_of(csv);
  const auto names = cells_of(lines.at(0));
  std::vector<std::map<std::string, std::string>> records;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const auto cells = cells_of(lines[i]);
    EXPECT_EQ(cells.size(), names.size()) << lines[i];
    records.emplace_back();
    for (std::size_t c = 0; c < names.size(); ++c) records.back()[names[c]] = cells.at(c);
  }
  return records;
}

TEST_F(CommandLine, sweep_summarises_the_seeds_of_every_setting) {
  const std::string what =
      "sweep builtin --set sample.size=1500 --set verify.threshold=0.6 --vary shingles.k=2,3 "
      "--repeat 3 --reference own --table " +
      file("s.csv") + " --summary " + file("m.csv");
  const auto swept = cli(what);
  ASSERT_EQ(swept.exit, 0) << swept.output;
  const auto rows = records_of(text_of(file("s.csv"))), summary = records_of(text_of(file("m.csv")));
  ASSERT_EQ(rows.size(), 6u);
  ASSERT_EQ(summary.size(), 2u);
  for (const auto& setting : summary) {
    EXPECT_EQ(setting.at("seeds"), "3");
    EXPECT_EQ(setting.size(), 2 + 7 * 3u);
    for (const std::string column : {"candidates", "similar", "false_negatives", "recall", "recall_with_identical",
                                     "precision", "seconds_total"}) {
      std::vector<double> numbers;
      for (const auto& row : rows)
        if (row.at("shingles.k") == setting.at("shingles.k")) numbers.push_back(std::stod(row.at(column)));
      EXPECT_NEAR(std::stod(setting.at(column + "_mean")), (numbers[0] + numbers[1] + numbers[2]) / 3, 1e-9);
      EXPECT_EQ(std::stod(setting.at(column + "_least")), *std::ranges::min_element(numbers)) << column;
      EXPECT_EQ(std::stod(setting.at(column + "_most")), *std::ranges::max_element(numbers)) << column;
    }
  }
  const bool overlap = std::stod(summary[0].at("recall_least")) <= std::stod(summary[1].at("recall_most")) &&
                       std::stod(summary[1].at("recall_least")) <= std::stod(summary[0].at("recall_most"));
  EXPECT_EQ(swept.output.find(" cannot be distinguished from it by 3 seeds") != std::string::npos, overlap);
  EXPECT_EQ(cli("sweep builtin --vary shingles.k=2 --summary " + file("m.json")).exit, 2);
}

// Wilson's interval, in per cent with one decimal: "43.6 to 97.0 %".
std::string wilson(double found, double all) {
  const double z = 1.959964, p = found / all, scale = 1 + z * z / all, middle = (p + z * z / 2 / all) / scale;
  const double half = z * std::sqrt(p * (1 - p) / all + z * z / 4 / all / all) / scale;
  return decimal(100 * (middle - half), 1) + " to " + decimal(100 * (middle + half), 1) + " %";
}

TEST_F(CommandLine, sweep_gives_limits_if_there_are_too_few_pairs) {
  const std::string what = "sweep builtin --vary lsh=2x10,5x8 --reference own --table " + file("s.csv");
  const auto few = cli(what + " --set sample.size=400 --set verify.threshold=0.6");
  ASSERT_EQ(few.exit, 0) << few.output;
  const auto rows = records_of(text_of(file("s.csv")));
  ASSERT_EQ(rows.size(), 2u);
  const auto number = [&](const char* column) { return std::stod(rows[1].at(column)); };  // more bands find more
  const double found = number("true_positives") - number("identical"), all = found + number("false_negatives");
  ASSERT_GT(all, 1);
  EXPECT_THAT(few.output, HasSubstr("5 x 8: " + decimal(found, 0) + " of " + decimal(all, 0) + " similar pairs"));
  EXPECT_THAT(few.output, HasSubstr("(95 % limits: " + wilson(found, all) + "): too few to judge whether a goal is"));
  const auto quiet = cli(what + " --set sample.size=400 --set verify.threshold=0.6 --quiet"), many = cli(what);
  EXPECT_EQ(quiet.exit, 0) << quiet.output;
  EXPECT_THAT(quiet.output, Not(HasSubstr("limits")));
  EXPECT_EQ(many.exit, 0) << many.output;
  EXPECT_THAT(many.output, Not(HasSubstr("too few"))) << "the whole corpus has hundreds";
}

TEST_F(CommandLine, sweep_skips_costly_settings_and_can_include_them_later) {
  const std::string what = "sweep builtin --set sample.size=1000 --vary lsh=100x1,20x5 --table " + file("s.csv");
  const auto cheap = cli(what + " --most-candidates 5000");
  EXPECT_EQ(cheap.exit, 0);
  EXPECT_THAT(cheap.output,
              HasSubstr("Note: 1 costly setting left out: each is expected to have more than 5,000 candidates"));
  EXPECT_EQ(records_of(text_of(file("s.csv"))).size(), 1u);
  EXPECT_EQ(cli(what + " --resume").exit, 0);
  const auto rows = records_of(text_of(file("s.csv")));
  ASSERT_EQ(rows.size(), 2u);
  EXPECT_GT(std::stoull(rows[1].at("candidates")), 5'000u);
}

TEST_F(CommandLine, sweep_counts_the_planted_families_and_identical_pairs_of_a_generated_corpus) {
  const auto wanted = [&](const std::string& corpus) {
    const auto swept = cli("sweep " + corpus + " --quiet --reference planted --vary shingles.k=2,3 --vary lsh=20x5");
    EXPECT_EQ(swept.exit, 0) << swept.output;
    std::vector<std::uint64_t> pairs;
    for (const auto& row : records_of(swept.output))
      pairs.push_back(std::stoull(row.at("true_positives")) + std::stoull(row.at("false_negatives")));
    return pairs;
  };
  // Pairs of one family, and identical pairs outside.
  const auto planted_pairs = [](const GeneratorOptions& options) {
    Generator generator(options);
    std::map<std::uint64_t, std::uint64_t> members;
    std::map<std::string, std::uint64_t> copies;
    std::map<std::pair<std::string, std::uint64_t>, std::uint64_t> copies_in_family;
    std::uint64_t pairs = 0;
    for (GeneratedDocument document; generator.next(document);) {
      std::string words;
      for (const char c : document.text)
        if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == ' ')
          words += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
      pairs += copies[words]++;
      if (document.family == 0) continue;
      pairs += members[document.family]++;
      pairs -= copies_in_family[{words, document.family}]++;
    }
    return pairs;
  };
  ASSERT_EQ(cli("generate reviews --quiet --documents 900 --seed 7 --output " + file("r.csv")).exit, 0);
  const std::uint64_t reviews = planted_pairs({GeneratedKind::reviews, 900, 7});
  const std::uint64_t builtin = planted_pairs({GeneratedKind::newswire, 5'000, 42});
  EXPECT_GT(reviews, 100u);
  EXPECT_THAT(wanted(file("r.csv")), ElementsAre(reviews, reviews));
  EXPECT_THAT(wanted("builtin"), ElementsAre(builtin, builtin));
}

TEST_F(CommandLine, sweep_by_name_is_compared_with_its_source) {
  const auto sweep = cli("sweep builtin --sweep newswire-accuracy-k --set sample.size=400 --table " + file("s.csv"));
  EXPECT_EQ(sweep.exit, 0);
  EXPECT_THAT(sweep.output, HasSubstr("Lookalike / Newswire report"));
  EXPECT_THAT(sweep.output, HasSubstr(" / 11 "));  // the report's candidates at k = 5
  EXPECT_THAT(sweep.output, HasSubstr("\n* "));
  const auto json = nlohmann::json::parse(text_of(file("s.json")));
  EXPECT_EQ(json["sweep"], "newswire-accuracy-k");
  EXPECT_EQ(json["recipe"]["sample"]["size"], 400);
  EXPECT_EQ(json["source_table"]["rows"][0][1], 5);
  EXPECT_THAT(lines_of(text_of(file("s.csv"))).at(0), testing::EndsWith(",seed,nearest_candidates,"
                                                                        "nearest_true_positives,"
                                                                        "nearest_false_positives,"
                                                                        "nearest_false_negatives"));
}

TEST_F(CommandLine, sweep_exits_like_the_other_commands) {
  const auto refusal = [&](const std::string& options) {
    const auto refused = cli("sweep " + corpus() + " " + options);
    EXPECT_EQ(refused.exit, 2) << options;
    return refused.output;
  };
  EXPECT_THAT(refusal(""), HasSubstr("--vary"));
  EXPECT_THAT(refusal("--sweep unknown"), HasSubstr("newswire-time-k"));
  EXPECT_THAT(refusal("--vary shingles.length=3"), HasSubstr("no parameter"));
  EXPECT_THAT(refusal("--vary shingles.k=0"), HasSubstr("shingles.k is 0"));
  EXPECT_THAT(refusal("--vary shingles.k=1 --vary shingles.k=2"), HasSubstr("varied twice"));
  EXPECT_THAT(refusal("--vary shingles.k=1 --set shingles.k=x"), HasSubstr("\"x\""));
  refusal("--vary shingles.k=1 --sweep newswire-time-k");
  refusal("--study newswire --sweep newswire-time-k");
  EXPECT_THAT(refusal("--vary shingles.k=1 --reference shingles.k=0"), HasSubstr("shingles.k is 0"));
  refusal("--vary shingles.k=1 --repeat 0");
  refusal("--vary shingles.k=1 --resume");
  const auto without_families = cli("sweep " + corpus() + " --vary shingles.k=1 --reference planted");
  EXPECT_EQ(without_families.exit, 3);
  EXPECT_THAT(without_families.output, HasSubstr("This corpus has no planted families"));
  EXPECT_EQ(cli("sweep /nowhere.csv --vary shingles.k=1").exit, 3);
  EXPECT_EQ(cli("sweep " + corpus() + " --vary shingles.k=1 --table /nowhere/s.csv").exit, 4);
}

TEST_F(CommandLine, prints_the_curve) {
  const auto lines = lines_of(cli("curve --bands 20 --rows 5 --points 11").output);
  ASSERT_EQ(lines.size(), 12u);
  EXPECT_EQ(lines[0], "similarity,candidate");
  EXPECT_EQ(lines[1], "0,0");
  EXPECT_THAT(lines[9], StartsWith("0.8,0.99964"));
  EXPECT_EQ(lines[11], "1,1");
  const auto prefixed = lines_of(cli("curve --bands 20 --rows 5 --prefix 5 --points 11").output);
  EXPECT_EQ(prefixed[0], "similarity,candidate,kept");
  EXPECT_THAT(prefixed[9], HasSubstr(",0.32768"));
}

TEST_F(CommandLine, exits_with_2_for_bad_usage_and_names_every_problem) {
  const auto wrong = cli("run " + corpus() + " --set shingles.k=0 --set sketch.hashes=value --set lsh.bands=90");
  EXPECT_EQ(wrong.exit, 2);
  EXPECT_THAT(wrong.output, HasSubstr("shingles.k is 0"));
  EXPECT_THAT(wrong.output, HasSubstr("\"value\""));
  EXPECT_THAT(wrong.output, HasSubstr("90 x 5"));
  EXPECT_EQ(cli("run").exit, 2);
  EXPECT_EQ(cli("fly").exit, 2);
  EXPECT_EQ(cli("").exit, 2);
  EXPECT_EQ(cli("run " + corpus() + " --format newspaper").exit, 2);
  EXPECT_EQ(cli("run " + corpus() + " --study unknown").exit, 2);
  EXPECT_EQ(cli("run " + corpus() + " --recipe /nowhere.json").exit, 2);
  EXPECT_EQ(cli("neighbours " + corpus() + " --document 99 --count 1").exit, 2);
  EXPECT_EQ(cli("neighbours " + corpus() + " --document -1 --count 1").exit, 2);
  EXPECT_EQ(cli("neighbours " + corpus() + " --document 0 --count -1").exit, 2);
  EXPECT_EQ(cli("run " + corpus() + " --threads -1").exit, 2);
  for (const char* documents : {"-5", "0", "2.5"})
    EXPECT_EQ(cli("generate reviews --seed 1 --output " + file("g.csv") + " --documents " + documents).exit, 2);
  EXPECT_EQ(cli("--help").exit, 0);
  EXPECT_EQ(cli("run --help").exit, 0);
}

TEST_F(CommandLine, exits_with_3_for_a_corpus_that_cannot_be_read) {
  const auto missing = cli("run /nowhere/corpus.csv");
  EXPECT_EQ(missing.exit, 3);
  EXPECT_THAT(missing.output, HasSubstr("/nowhere/corpus.csv"));
  std::ofstream(file("table.csv")) << "size,colour\n1,2\n3,4\n";
  const auto wrong = cli("run " + file("table.csv"));
  EXPECT_EQ(wrong.exit, 3);
  EXPECT_THAT(wrong.output, HasSubstr("colour"));
}

TEST_F(CommandLine, exits_with_3_when_a_text_column_is_requested_of_a_file_that_is_not_a_table) {
  std::ofstream(file("prose.txt")) << "No table, but a text of one line.\n";
  const auto refused = cli("run " + file("prose.txt") + " --text-column body");
  EXPECT_EQ(refused.exit, 3);
  EXPECT_THAT(refused.output, HasSubstr("neither a table nor JSON nor Parquet"));
}

TEST_F(CommandLine, reports_the_dialect_of_a_table_and_accepts_another) {
  std::ofstream(file("semicolons.csv")) << "id;body\n1;some words\n2;other, words\n";
  EXPECT_THAT(cli("run " + file("semicolons.csv")).output, HasSubstr("Fields are separated by semicolons."));
  const std::string as_told = " --separator comma --header no --quote none --text-column 1 --output ";
  EXPECT_EQ(cli("documents " + file("semicolons.csv") + as_told + file("out.jsonl")).exit, 0);
  EXPECT_THAT(text_of(file("out.jsonl")), HasSubstr("\"2;other\""));
  EXPECT_EQ(cli("run " + file("semicolons.csv") + " --separator ab").exit, 2);
}

TEST_F(CommandLine, exits_with_4_when_output_cannot_be_written) {
  EXPECT_EQ(cli("run " + corpus() + " --quiet --pairs /nowhere/p.csv").exit, 4);
  EXPECT_EQ(cli("run " + corpus() + " --quiet --report /dev/full").exit, 4);
  EXPECT_EQ(shell(LOOKALIKE_CLI " run " + corpus() + " > /dev/full").exit, 4);
}

TEST_F(CommandLine, refuses_output_names_of_formats_it_does_not_write) {
  const auto refused = [&](const std::string& command, const std::string& option, const std::string& name) {
    const auto outcome = cli(command + " " + corpus() + " " + option + " '" + (name.empty() ? name : file(name)) + "'");
    EXPECT_EQ(outcome.exit, 2) << option << ' ' << name;
    EXPECT_FALSE(!name.empty() && std::filesystem::exists(file(name))) << name;
    return outcome.output;
  };
  EXPECT_THAT(refused("run", "--pairs", "p.parquet"), HasSubstr("must end in .csv, .jsonl, .gz, .zst"));
  for (const char* name : {"p.json", "p.tsv", "p.zstd", "p.PARQUET", "p.parquet.gz", ""})
    refused("run", "--pairs", name);
  for (const char* name : {"g.csv.gz", "g.json", ""}) refused("groups", "--groups", name);
  for (const char* name : {"c.parquet", "c.xlsx", ""}) refused("groups", "--clean", name);
  refused("run", "--report", "r.csv");
  refused("run", "--save", "s.json");
  for (const char* name : {"c.csv", "c.json.gz", "c.tsv"}) refused("groups", "--clean", name);  // of JSON Lines
  refused("documents", "--output", "d.csv");
  const auto generated = [&](const std::string& kind, const std::string& name) {
    const auto outcome = cli("generate " + kind + " --quiet --documents 3 --seed 1 --output '" +
                             (name.empty() ? name : file(name)) + "'");
    EXPECT_EQ(outcome.exit, std::filesystem::exists(file(name)) && !name.empty() ? 0 : 2) << outcome.output;
    return outcome.exit;
  };
  for (const char* name : {"g.jsonl", "g.csv.gz", "g.parquet", "g.sgm.zst", ""}) {
    EXPECT_EQ(generated("reviews", name), 2) << name;
    EXPECT_EQ(generated("newswire", name), 2) << name;
  }
  EXPECT_EQ(generated("newswire", "n.csv"), 2);
  for (const char* name : {"n.sgm", "n.sgml", "plain"}) EXPECT_EQ(generated("newswire", name), 0) << name;
  EXPECT_EQ(generated("reviews", "r.csv"), 0);
  EXPECT_EQ(cli("run " + corpus() + " --quiet --pairs " + file("p.csv.gz") + " --report " + file("plain")).exit, 0);
  EXPECT_EQ(cli("run " + corpus() + " --quiet --pairs " + file("P.JSONL.GZ")).exit, 0);
  EXPECT_THAT(text_of(file("P.JSONL.GZ")), StartsWith("\x1F\x8B")) << "an ending means the same in capitals";
}

TEST_F(CommandLine, appends_to_standard_output) {
  const std::string out = file("out.csv");
  for (const char* name : {"-", "/dev/stdout"}) {
    const auto outcome =
        shell("(echo before; " LOOKALIKE_CLI " groups " + corpus() + " --quiet --groups " + name + ") > " + out);
    EXPECT_EQ(outcome.exit, 0) << outcome.output;
    EXPECT_THAT(text_of(out), StartsWith("before\ngroup,document,id,keeper,similarity,link,keeper_id\n1,"));
  }
}

TEST_F(CommandLine, leaves_an_existing_file_unchanged_when_it_fails) {
  std::ofstream(file("p.csv")) << "old";
  EXPECT_EQ(cli("run " + corpus() + " --quiet --set shingles.k=0 --pairs " + file("p.csv")).exit, 2);
  EXPECT_EQ(text_of(file("p.csv")), "old");
}

TEST_F(CommandLine, applies_a_recipe_file_before_single_settings) {
  std::ofstream(file("recipe.json")) << R"({"version": 1, "shingles": {"k": 2}, "verify": {"threshold": 0.5}})";
  ASSERT_EQ(cli("run " + corpus() + " --quiet --recipe " + file("recipe.json") + " --set shingles.k=1 --report " +
                file("r.json"))
                .exit,
            0);
  const auto report = nlohmann::json::parse(text_of(file("r.json")));
  EXPECT_EQ(report["recipe"]["shingles"]["k"], 1);
  EXPECT_EQ(report["recipe"]["verify"]["threshold"], 0.5);
}

TEST_F(CommandLine, gives_the_same_pairs_for_any_number_of_threads) {
  for (const char* threads : {"1", "2", "4"})
    ASSERT_EQ(cli("run builtin --quiet --threads " + std::string(threads) + " --pairs " + file(threads)).exit, 0);
  EXPECT_GT(lines_of(text_of(file("1"))).size(), 100u);
  EXPECT_EQ(text_of(file("1")), text_of(file("2")));
  EXPECT_EQ(text_of(file("1")), text_of(file("4")));
}

TEST_F(CommandLine, samples_documents_while_reading) {
  ASSERT_EQ(cli("run builtin --quiet --set sample.size=500 --report " + file("r.json")).exit, 0);
  EXPECT_EQ(nlohmann::json::parse(text_of(file("r.json")))["counts"]["documents"], 500);
}

TEST_F(CommandLine, stops_when_interrupted) {
  const auto stopped =
      shell("timeout --signal=INT 0.3 " LOOKALIKE_CLI " generate reviews --documents 100000000 --seed 1 --output " +
            file("huge.csv") + "; echo exit $?");
  EXPECT_THAT(stopped.output, HasSubstr("exit 124"));  // how timeout reports that it had to send the signal
  EXPECT_TRUE(fs::is_empty(folder_) || !fs::exists(file("huge.csv")));
  for (const std::string signal : {"INT", "TERM", "HUP"}) {
    const auto direct =
        shell("timeout 60 bash -c '" LOOKALIKE_CLI " generate reviews --documents 100000000 --seed 1 --output " +
              file("huge.csv") + " & child=$!; until ls " + file("huge.csv.part") +
              "* >/dev/null 2>&1; do sleep 0.01; " + "done; kill -" + signal + " $child; wait $child; echo exit $?'");
    EXPECT_THAT(direct.output, HasSubstr("exit 130")) << signal;
    for (const auto& entry : fs::directory_iterator(folder_)) EXPECT_EQ(entry.path().filename(), "corpus.jsonl");
  }
}

TEST_F(CommandLine, reproduces_the_newswire_study) {
  LOOKALIKE_NEEDS_DATA(path, "reuters21578.tar.gz");
  ASSERT_EQ(cli("run " + *path + " --study newswire --quiet --report " + file("r.json")).exit, 0);
  const auto counts = nlohmann::json::parse(text_of(file("r.json")))["counts"];
  EXPECT_EQ(counts["documents"], 19'043);
  EXPECT_EQ(counts["without_text"], 2'535);
  EXPECT_EQ(counts["skipped"], 0);
  EXPECT_EQ(counts["without_shingles"], 1);
  EXPECT_EQ(counts["tokens"], 2'563'963);
  EXPECT_EQ(counts["shingles"], 2'461'580);
  EXPECT_LE(counts["similar"], 529);
  EXPECT_GE(counts["similar"], 526);  // 12 x 4 misses one true pair in 1,000 near the threshold
}

}  // namespace
}  // namespace lookalike
