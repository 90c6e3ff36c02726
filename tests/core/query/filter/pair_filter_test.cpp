#include "core/query/filter/pair_filter.h"

#include <gmock/gmock.h>

#include <functional>
#include <random>
#include <regex>

#include "tests/support/corpora.h"

namespace lookalike {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class Filter : public testing::Test {
 protected:
  static std::shared_ptr<const RunResult> make_run() {
    Recipe recipe;
    recipe.verify.threshold = 0.3;
    return Engine(load_corpus({std::string(kBuiltinCorpus)}, {}, {}).value()).run(recipe, {}).value();
  }
  void SetUp() override { pairs_ = run_->similar->first(100'000); }

  std::vector<std::uint32_t> passing(const std::string& text, unsigned threads = 0) const {
    const ThreadLimit limit(threads);
    return filter_pairs(PairFilter::parse(text).value(), *run_, pairs_, {}).value();
  }
  /// Positions of the pairs for which the condition holds.
  std::vector<std::uint32_t> where(const std::function<bool(const SimilarPair&)>& holds) const {
    std::vector<std::uint32_t> positions;
    for (std::uint32_t i = 0; i < pairs_.size(); ++i)
      if (holds(pairs_[i])) positions.push_back(i);
    EXPECT_FALSE(positions.empty() || positions.size() == pairs_.size()) << "otherwise this proves nothing";
    return positions;
  }
  /// Holds for pairs of which a title or a text contains a match.
  std::function<bool(const SimilarPair&)> having(const std::string& pattern) const {
    const std::regex words(pattern, std::regex::icase);
    std::vector<bool> matches;
    for (std::size_t i = 0; i < run_->corpus->size(); ++i) {
      const Document read = (*run_->corpus)[DocumentIndex(i)];
      const auto in = [&](std::string_view text) { return std::regex_search(text.begin(), text.end(), words); };
      matches.push_back(in(read.title) || in(read.text));
    }
    return [matches](const SimilarPair& pair) { return matches[pair.a.value] || matches[pair.b.value]; };
  }
  /// Whether a filter passes a pair of this text and an empty one.
  static bool finds(const std::string& filter, const std::string& text) {
    RunResult run;
    run.corpus = test::corpus_of({text, ""});
    const std::vector<SimilarPair> pairs(1, SimilarPair{DocumentIndex(0), DocumentIndex(1), 1, 1, 1, 1});
    return filter_pairs(PairFilter::parse(filter).value(), run, pairs, {}).value().size() == 1;
  }
  static std::string problem(const std::string& text) {
    const auto parsed = PairFilter::parse(text);
    return parsed ? "" : to_string(parsed.error());
  }

  std::shared_ptr<const RunResult> run_ = make_run();
  std::vector<SimilarPair> pairs_;
};

TEST_F(Filter, compares_numbers) {
  EXPECT_EQ(passing("j>=0.8"), where([](const SimilarPair& pair) { return pair.jaccard >= 0.8; }));
  EXPECT_EQ(passing("J < 0.8"), where([](const SimilarPair& pair) { return pair.jaccard < 0.8; }));
  EXPECT_EQ(passing("estimate<=0.9"), where([](const SimilarPair& pair) { return pair.estimate() <= 0.9; }));
  EXPECT_EQ(passing("bands = 20"), where([](const SimilarPair& pair) { return pair.bands == 20; }));
  EXPECT_EQ(passing("bands!=20"), where([](const SimilarPair& pair) { return pair.bands != 20; }));
  EXPECT_EQ(passing("words > 120"), where([this](const SimilarPair& pair) {
              return run_->shingles->token_count(pair.a) > 120 && run_->shingles->token_count(pair.b) > 120;
            }));
}

TEST_F(Filter, accepts_mathematical_comparison_signs) {
  EXPECT_EQ(passing("j\u22650.8"), passing("j>=0.8"));
  EXPECT_EQ(passing("j \u2264 0.8 bands\u226020"), passing("j<=0.8 bands!=20"));
  EXPECT_EQ(problem("j\u2265x"), "At character 3: A number is expected here, such as 0.8.");
}

TEST_F(Filter, finds_words_phrases_and_ids) {
  EXPECT_EQ(passing("Output"), where(having("\\boutput")));
  EXPECT_EQ(passing("\"of the\""), where(having("\\bof\\s+the\\b")));
  const std::string id((*run_->corpus).label(pairs_[3].b).id);
  EXPECT_EQ(passing("id:" + id), where([&](const SimilarPair& pair) {
              return run_->corpus->label(pair.a).id == id || run_->corpus->label(pair.b).id == id;
            }));
}

TEST_F(Filter, finds_prefixes_of_words) {
  EXPECT_TRUE(finds("wheat", "Wheats rise"));
  EXPECT_TRUE(finds("heat", "wheat and HEATING"));
  EXPECT_FALSE(finds("heat", "Wheat, buckwheat"));
  EXPECT_FALSE(finds("5", "15 and 25"));
  EXPECT_TRUE(finds("5", "(5)"));
  EXPECT_TRUE(finds("$5", "US$5"));
  EXPECT_TRUE(finds("age", "middle-aged"));
}

TEST_F(Filter, finds_quoted_words_whole_and_in_sequence) {
  EXPECT_TRUE(finds("\"wheat\"", "Soft wheat."));
  EXPECT_FALSE(finds("\"wheat\"", "wheats"));
  EXPECT_TRUE(finds("\" red  sea \"", "The Red\n  Sea"));
  EXPECT_FALSE(finds("\"red sea\"", "Red Seal") || finds("\"red sea\"", "bored sea"));
  EXPECT_FALSE(finds("\"red sea\"", "redsea") || finds("\"red sea\"", "red"));
}

TEST_F(Filter, finds_words_in_other_scripts) {
  EXPECT_FALSE(finds("tat", "\u00E9tat"));
  EXPECT_FALSE(finds("tat", "e\u0301tat"));
  EXPECT_FALSE(finds("\"caf\"", "caf\u00E9"));
  EXPECT_TRUE(finds("\"caf\u00E9\"", "\u201Ccaf\u00E9\u201D"));
  EXPECT_FALSE(finds("\u043C\u0438\u0440", "\u0432\u0441\u0435\u043C\u0438\u0440"));
  EXPECT_TRUE(finds("\u4E2D\u56FD", "\u5728\u4E2D\u56FD\u7684")) << "words without spaces between them";
  EXPECT_TRUE(finds("\"\u4E2D\u56FD\"", "\u5728\u4E2D\u56FD\u7684"));
  EXPECT_TRUE(finds("a",
                    "\xFF\xBF\xBF\xBF\xBF\xBF"
                    "a"))
      << "not UTF-8";
}

TEST_F(Filter, treats_text_that_looks_the_same_as_equal) {
  EXPECT_TRUE(finds("cafe\u0301", "CAF\u00C9 au lait")) << "a combining mark after its letter";
  EXPECT_TRUE(finds("caf\u00E9", "CAFE\u0301 au lait"));
  EXPECT_TRUE(finds("don't", "I don\u2019t know"));
  EXPECT_TRUE(finds("don\u2019t", "I DON'T know"));
  EXPECT_TRUE(finds("\"cooperate now\"", "co\u00ADoper\u200Bate\u00A0now"));
  EXPECT_TRUE(finds("\u0441\u043B\u043E\u0432\u043E", "\u0421\u041B\u041E\u0412\u041E")) << "Cyrillic capitals";
  EXPECT_FALSE(finds("cafe", "caf\u00E9"));
  EXPECT_EQ(problem("\u200B"), "At character 1: This word has no visible character.");
}

TEST_F(Filter, finds_documents_by_their_positions) {
  const DocumentIndex document = pairs_[3].b;
  EXPECT_EQ(passing("doc:" + std::to_string(document.value)),
            where([&](const SimilarPair& pair) { return pair.a == document || pair.b == document; }));
  EXPECT_EQ(problem("doc:x"), "At character 5: The number of a document is expected here, such as 211.");
}

TEST_F(Filter, joins_conditions) {
  const auto similar = [](const SimilarPair& pair) { return pair.jaccard >= 0.7; };
  const auto word = having("\\boutput");
  const auto few = [](const SimilarPair& pair) { return pair.bands < 10; };
  EXPECT_EQ(passing("output j>=0.7"), where([&](const auto& p) { return similar(p) && word(p); }));
  EXPECT_EQ(passing("j>=0.7 AND output"), passing("output j>=0.7"));
  EXPECT_EQ(passing("output or bands<10"), where([&](const auto& p) { return word(p) || few(p); }));
  EXPECT_EQ(passing("output and bands<10 or j>=0.7"),
            where([&](const auto& p) { return (word(p) && few(p)) || similar(p); }));
  EXPECT_EQ(passing("output (bands<10 or j>=0.7)"),
            where([&](const auto& p) { return word(p) && (few(p) || similar(p)); }));
  EXPECT_EQ(passing("not output"), where([&](const auto& p) { return !word(p); }));
  EXPECT_EQ(passing("not (output or bands<10)"), where([&](const auto& p) { return !word(p) && !few(p); }));
  EXPECT_EQ(passing("not not output"), passing("output"));
  std::string often;
  for (int i = 0; i < 100'000; ++i) often += "not ";
  EXPECT_EQ(passing(often + "output"), passing("output")) << "no deep recursion";
}

TEST_F(Filter, finds_pairs_by_their_judges_whoever_counts) {
  auto verdicts = std::make_shared<Verdicts>();
  const VerdictView view{verdicts, run_->corpus, digest_texts(*run_->corpus, {}).value()};
  const auto judged = [&](DocumentIndex document) { return judged_document((*run_->corpus)[document]); };
  for (const SimilarPair& pair : pairs_) {
    JudgedPair said{judged(pair.a), judged(pair.b), Verdict::near, "", pair.jaccard < 0.9 ? "anna" : "Anna Berg"};
    if (pair.jaccard < 0.7) said.others = {{"ben", Verdict::same, ""}};
    if (pair.jaccard >= 0.6) verdicts->put(said);
  }
  const auto by = [&](std::string_view judge) {
    return where([&](const SimilarPair& pair) {
      const JudgedPair* said = view.of(*run_->corpus, pair.a, pair.b);
      return said && verdicts_text(*said).find(judge) != std::string::npos;
    });
  };
  const auto passing_with = [&](const std::string& text) {
    return filter_pairs(PairFilter::parse(text).value(), *run_, pairs_, {}, view).value();
  };
  EXPECT_EQ(passing_with("judge:ben"), by("same"));
  EXPECT_FALSE(by("same").empty());
  EXPECT_EQ(passing_with("judge:\"Anna Berg\""), by("Anna Berg"));
  EXPECT_EQ(passing_with("judge:anna or judge:\"Anna Berg\""), passing_with("verdict:any"));
  EXPECT_TRUE(passing_with("judge:ann").empty());
  EXPECT_TRUE(PairFilter::parse("a or judge:ben")->asks_verdicts());
}

TEST_F(Filter, finds_identical_pairs) {
  EXPECT_EQ(passing("not identical"), where([this](const SimilarPair& pair) {
              return run_->groups->representative(pair.a) != run_->groups->representative(pair.b);
            }));
}

TEST_F(Filter, finds_pairs_by_their_verdicts) {
  auto verdicts = std::make_shared<Verdicts>();
  const VerdictView view{verdicts, run_->corpus, digest_texts(*run_->corpus, {}).value()};
  for (std::size_t i = 0; i < pairs_.size(); i += 3) {
    const auto judged = [&](DocumentIndex document) { return judged_document((*run_->corpus)[document]); };
    verdicts->put({judged(pairs_[i].a), judged(pairs_[i].b), kVerdicts[i % 4], ""});
  }
  const auto said = [&](const SimilarPair& pair) { return view.of(*run_->corpus, pair.a, pair.b); };
  const auto passing_with = [&](const std::string& text) {
    return filter_pairs(PairFilter::parse(text).value(), *run_, pairs_, {}, view).value();
  };
  EXPECT_EQ(passing_with("verdict:near"),
            where([&](const auto& p) { return said(p) && said(p)->verdict == Verdict::near; }));
  EXPECT_EQ(passing_with("verdict:Any"), where([&](const auto& p) { return said(p) != nullptr; }));
  EXPECT_EQ(passing_with("not verdict:any"), passing_with("verdict:none"));
  EXPECT_EQ(passing_with("verdict:3"), passing_with("verdict:different"));
  EXPECT_TRUE(passing_with("verdict:disputed").empty());
  for (JudgedPair pair : std::vector(verdicts->pairs())) {
    pair.others = {{"ben", Verdict::near, ""}};
    verdicts->put(std::move(pair));
  }
  EXPECT_EQ(passing_with("verdict:disputed"),
            where([&](const auto& p) { return said(p) && said(p)->verdict != Verdict::near; }));
  EXPECT_TRUE(passing("verdict:any").empty()) << "no pair was judged";
  EXPECT_TRUE(PairFilter::parse("a or (not verdict:same)")->asks_verdicts());
  EXPECT_FALSE(PairFilter::parse("a or verdict")->asks_verdicts());
}

TEST_F(Filter, without_a_condition_passes_every_pair) {
  EXPECT_EQ(passing("").size(), pairs_.size());
  EXPECT_EQ(passing("  ").size(), pairs_.size());
  EXPECT_TRUE(PairFilter::parse(" ").value().passes_all());
}

TEST_F(Filter, gives_the_same_on_any_number_of_threads) {
  for (const unsigned threads : {1U, 2U, 4U})
    EXPECT_EQ(passing("output or j<0.5", threads), passing("output or j<0.5"));
}

TEST_F(Filter, reports_where_it_cannot_be_parsed) {
  EXPECT_EQ(problem("j>=x"), "At character 4: A number is expected here, such as 0.8.");
  EXPECT_EQ(problem("j>="), "At character 4: A number is expected here, such as 0.8.");
  EXPECT_EQ(problem("j>=0.8x"), "At character 4: A number is expected here, such as 0.8.");
  for (const std::string number : {"nan", "-nan", "NaN", "inf", "nan(0)"})
    EXPECT_NE(problem("bands<" + number), "") << number;
  EXPECT_EQ(problem("words>nan"), "At character 7: A number is expected here, such as 0.8.");
  EXPECT_EQ(problem("Z\u00FCrich \U0001F600 j>x"), "At character 12: A number is expected here, such as 0.8.");
  EXPECT_EQ(problem("j>80"), "At character 3: A similarity lies between 0 and 1.");
  EXPECT_EQ(problem("estimate<1.5"), "At character 10: A similarity lies between 0 and 1.");
  EXPECT_EQ(problem("words:10"), "At character 6: \"words\" must be followed by < <= = != >= or >.");
  EXPECT_EQ(problem("price>3"),
            "At character 1: \"price\" is not a number; the numbers are j, estimate, containment, bands and words.");
  EXPECT_EQ(problem("a title:3"),
            "At character 3: \"title:\" is not a field; the fields are \"id:\", \"doc:\", \"group:\", \"verdict:\" and "
            "\"judge:\".");
  EXPECT_EQ(problem("group:x"), "At character 7: The number of a group is expected here, such as 1, the largest.");
  EXPECT_EQ(problem("group:0"), "At character 7: The number of a group is expected here, such as 1, the largest.");
  EXPECT_EQ(problem("verdict:maybe"),
            "At character 9: A verdict is expected here: same, near, different, unsure, any, none or disputed.");
  EXPECT_EQ(problem("(a or b"), "At character 1: This parenthesis is not closed.");
  EXPECT_EQ(problem("a) b"), "At character 2: This closing parenthesis has no opening one.");
  EXPECT_EQ(problem("a or"), "At character 5: A condition is missing here.");
  EXPECT_EQ(problem("not"), "At character 4: A condition is missing here.");
  EXPECT_EQ(problem("Or"), "At character 1: A condition is missing before \"or\"; in quotation marks it is a word.");
  EXPECT_EQ(problem("and wheat"),
            "At character 1: A condition is missing before \"and\"; in quotation marks it is a word.");
  EXPECT_EQ(problem("a (or b)"),
            "At character 4: A condition is missing before \"or\"; in quotation marks it is a word.");
  EXPECT_EQ(problem("a \"  \""), "At character 3: There is nothing between the quotation marks.");
  EXPECT_EQ(problem("\"a b"), "At character 1: This quotation mark is not closed.");
  EXPECT_EQ(problem("a \"\""), "At character 3: There is nothing between the quotation marks.");
  EXPECT_EQ(problem("id:"), "At character 4: An id is missing here.");
  for (const char* text : {"judge:", "judge:\"\"", "judge:\"anna"})
    EXPECT_EQ(problem(text), "At character 7: The name of a judge is missing here.") << text;
  EXPECT_EQ(problem("a () b"), "At character 4: A word, a field or a parenthesis is expected here.");
  EXPECT_THAT(problem(std::string(1'000, '(')), HasSubstr("too many parentheses"));
}

// Any text is either read or refused with a message.
TEST_F(Filter, accepts_or_refuses_any_text) {
  std::mt19937 random(1);
  const std::string letters = "ab()<>=!:\" 0.8jnotandor";
  for (int i = 0; i < 20'000; ++i) {
    std::string text;
    for (unsigned length = random() % 20; length > 0; --length) text += letters[random() % letters.size()];
    const auto parsed = PairFilter::parse(text);
    EXPECT_TRUE(parsed || parsed.error().position <= text.size()) << text;
  }
}

TEST_F(Filter, stops_when_asked) {
  std::stop_source stop;
  stop.request_stop();
  const auto stopped = filter_pairs(PairFilter::parse("output").value(), *run_, pairs_, Progress(stop.get_token()));
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().code, ErrorCode::cancelled);
}

}  // namespace
}  // namespace lookalike
