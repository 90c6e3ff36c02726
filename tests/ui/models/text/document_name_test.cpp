#include "ui/models/text/document_name.h"

#include <gtest/gtest.h>

#include "core/corpus/formats/corpus_builder.h"

namespace lookalike {
namespace {

/// Documents with these titles; the text of each begins with its position.
Corpus corpus_of(const std::vector<std::string>& titles) {
  CorpusBuilder builder;
  builder.begin_file("test");
  for (std::size_t i = 0; i < titles.size(); ++i)
    builder.add({{}, titles[i], {}, std::to_string(i) + " is the text", 0, i + 1});
  return builder.finish("test", CorpusFormat::json_lines);
}

QString name_in(const Corpus& corpus, std::size_t document) {
  return document_name(document_to_name(corpus, DocumentIndex(document)));
}

TEST(DocumentName, is_the_beginning_of_the_text_if_all_titles_are_equal) {
  const Corpus corpus = corpus_of(std::vector<std::string>(50, "Kindle E-reader"));
  for (const std::size_t document : {0U, 17U, 49U})
    EXPECT_EQ(name_in(corpus, document), QString::number(document) + " is the text");
  EXPECT_EQ(document_title(corpus, DocumentIndex(17U)), "Kindle E-reader\n17 is the text");
}

TEST(DocumentName, is_the_beginning_of_the_text_if_neighbours_share_the_title) {
  std::vector<std::string> titles;
  for (int book = 0; book < 40; ++book) titles.insert(titles.end(), 7, "Book " + std::to_string(book));
  const Corpus corpus = corpus_of(titles);
  EXPECT_EQ(name_in(corpus, 73), "73 is the text");
}

TEST(DocumentName, is_the_title_if_few_documents_share_it) {
  std::vector<std::string> titles;
  for (int i = 0; i < 50; ++i) titles.push_back("Title " + std::to_string(i / 2));
  const Corpus corpus = corpus_of(titles);
  EXPECT_EQ(name_in(corpus, 21), "Title 10");
  EXPECT_EQ(document_title(corpus, DocumentIndex(21U)), "Title 10");
}

TEST(DocumentName, is_the_title_in_a_small_corpus) {
  const Corpus corpus = corpus_of({"A", "A", "A"});
  EXPECT_EQ(name_in(corpus, 1), "A");
}

TEST(DocumentName, of_two_with_one_title_shows_where_their_texts_diverge) {
  CorpusBuilder builder;
  builder.begin_file("test");
  const std::string begins = "The Fed entered the market to arrange ";
  for (const std::string& text : {begins + "two billion dlrs of reserves", begins + "three billion dlrs of reserves"})
    builder.add({{}, "FED ADDS RESERVES", {}, text, 0, 1});
  builder.add({{}, "OTHER", {}, begins + "nothing", 0, 3});
  builder.add({{}, "FED ADDS RESERVES", {}, begins + "two billion dlrs of reserves", 0, 4});
  const Corpus corpus = builder.finish("test", CorpusFormat::json_lines);
  using Names = std::pair<QString, QString>;
  EXPECT_EQ(pair_names(corpus, DocumentIndex(0U), DocumentIndex(1U)),
            Names("FED ADDS RESERVES", QString::fromUtf8("\u2033 \u2026 arrange three billion dlrs of reserves")));
  EXPECT_EQ(pair_names(corpus, DocumentIndex(0U), DocumentIndex(2U)), Names("FED ADDS RESERVES", "OTHER"));
  EXPECT_EQ(pair_names(corpus, DocumentIndex(0U), DocumentIndex(3U)), Names("FED ADDS RESERVES", "FED ADDS RESERVES"));
}

}  // namespace
}  // namespace lookalike
