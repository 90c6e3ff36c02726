#include "ui/models/tables/neighbours_model.h"

#include <gmock/gmock.h>

#include "core/corpus/formats/corpus_builder.h"
#include "ui/models/reading/text_pieces.h"

namespace lookalike {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

struct Titled {
  const char* id;
  const char* title;
  const char* text;
};

Corpus corpus_of(const std::vector<Titled>& documents) {
  CorpusBuilder builder;
  for (const Titled& document : documents) {
    DocumentFields fields;
    fields.id = document.id;
    fields.title = document.title;
    fields.text = document.text;
    builder.add(fields);
  }
  return builder.finish("titles", CorpusFormat::json_lines);
}

std::vector<std::uint32_t> found(const QString& name, std::size_t most = 10) {
  const Corpus corpus = corpus_of({{"100", "GRAIN REPORT", "hungary may raise prices"},
                                   {"3", "Hungary raises prices", "x"},
                                   {"200", "UPRAISED HUNGARY", "y"},
                                   {"1", "Nothing", "grain of salt"},
                                   {"1", "More", "salt"}});
  std::vector<std::uint32_t> positions;
  for (const DocumentIndex index : find_documents(corpus, name, most, {})) positions.push_back(index.value);
  return positions;
}

TEST(DocumentSearch, a_number_is_first_a_position_and_then_an_id) {
  EXPECT_THAT(found("3"), ElementsAre(3, 1));
  EXPECT_THAT(found("200"), ElementsAre(2));
  EXPECT_THAT(found("1"), ElementsAre(1, 3, 4));
  EXPECT_THAT(found("id:3"), ElementsAre(1));
  EXPECT_THAT(found("id:7"), IsEmpty());
}

TEST(DocumentSearch, words_of_titles_come_first_and_prefixes_before_inner_parts) {
  EXPECT_THAT(found("rai"), ElementsAre(1, 0, 2)) << "raises, gRAIn, upRAIsed";
  EXPECT_THAT(found("hungary rai"), ElementsAre(1, 2)) << "the text of document 0 has both";
  EXPECT_THAT(found("HUNGARY"), ElementsAre(1, 2));
  EXPECT_THAT(found("rai", 1), ElementsAre(1));
}

TEST(DocumentSearch, treats_text_that_looks_the_same_as_equal) {
  const Corpus corpus = corpus_of({{"a", "Cafe\u0301 Zu\u00ADrich", "x"}, {"b", "y", "It\u2019s ICH\u00C4"}});
  EXPECT_THAT(find_documents(corpus, QStringLiteral("caf\u00E9"), 5, {}), ElementsAre(DocumentIndex(0)));
  EXPECT_THAT(find_documents(corpus, QStringLiteral("zurich"), 5, {}), ElementsAre(DocumentIndex(0)));
  EXPECT_THAT(find_documents(corpus, QStringLiteral("it's ich\u00E4"), 5, {}), ElementsAre(DocumentIndex(1)));
  EXPECT_THAT(find_documents(corpus, QStringLiteral("cafe"), 5, {}), IsEmpty());
}

TEST(SearchPattern, matches_passages_that_look_like_the_words) {
  const auto places = [](const char16_t* words, const char16_t* text) {
    std::vector<std::pair<qsizetype, qsizetype>> found;
    for (auto match = search_pattern(QString::fromUtf16(words)).globalMatch(QString::fromUtf16(text));
         match.hasNext();) {
      const auto here = match.next();
      found.emplace_back(here.capturedStart(), here.capturedLength());
    }
    return found;
  };
  using Places = std::vector<std::pair<qsizetype, qsizetype>>;
  EXPECT_EQ(places(u"caf\u00E9", u"CAFE\u0301 caf\u00E9 cafe"), (Places{{0, 5}, {6, 4}}));
  EXPECT_EQ(places(u"cafe", u"cafe\u0301 cafe"), (Places{{6, 4}}));
  EXPECT_EQ(places(u"don't say \"a-b\"", u"don\u2019t\u00A0\n say \u201Ca\u2013b\u201D"), (Places{{0, 17}}));
  EXPECT_EQ(places(u"cooperate", u"co\u00ADoperate."), (Places{{0, 10}}));
  EXPECT_EQ(places(u"a.b*", u"axb a.b*"), (Places{{4, 4}}));
  EXPECT_EQ(places(u"\u200B", u"abc"), Places{});
  EXPECT_EQ(places(u"\U0001F600!", u"x \U0001F600!"), (Places{{2, 3}}));
}

TEST(DocumentSearch, words_in_texts_are_found_if_no_title_has_them) {
  EXPECT_THAT(found("salt"), ElementsAre(3, 4));
  EXPECT_THAT(found("may raise"), ElementsAre(0));
  EXPECT_THAT(found("no such words"), IsEmpty());
  EXPECT_THAT(found("  "), IsEmpty());
}

}  // namespace
}  // namespace lookalike
