#include "core/query/groups/keepers.h"

#include <gmock/gmock.h>

#include "tests/support/corpora.h"

namespace lookalike {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

struct Record {
  std::string id, text;
};

std::shared_ptr<const Corpus> corpus_with(const std::vector<Record>& records) {
  CorpusBuilder builder;
  for (const Record& record : records) {
    DocumentFields fields;
    fields.id = record.id;
    fields.text = record.text;
    builder.add(fields);
  }
  return std::make_shared<const Corpus>(builder.finish("texts", CorpusFormat::text_files));
}

/// Chooses a document of one corpus as keeper and finds it in another.
std::vector<DocumentIndex> found(const Corpus& before, std::size_t chosen, const Corpus& now) {
  return documents_of(find_keepers(now, {chosen_keeper(before, DocumentIndex(chosen))}, {}).value());
}

const auto kBefore = corpus_with({{"x", "one"}, {"y", "two"}, {"z", "two"}, {"y", "two"}});

TEST(KeptDocuments, keep_their_positions_in_the_same_corpus) {
  for (std::size_t i = 0; i < kBefore->size(); ++i)
    EXPECT_THAT(found(*kBefore, i, *kBefore), ElementsAre(DocumentIndex(i)));
}

TEST(KeptDocuments, are_found_by_their_text_in_another_order) {
  const auto now = corpus_with({{"y", "two"}, {"z", "other"}, {"x", "one"}});
  EXPECT_THAT(found(*kBefore, 0, *now), ElementsAre(DocumentIndex(2U)));
}

TEST(KeptDocuments, are_distinguished_from_copies_by_id_then_by_position) {
  const auto now = corpus_with({{"y", "two"}, {"x", "one"}, {"y", "two"}, {"y", "two"}, {"z", "two"}});
  EXPECT_THAT(found(*kBefore, 2, *now), ElementsAre(DocumentIndex(4U)));
  EXPECT_THAT(found(*kBefore, 3, *now), ElementsAre(DocumentIndex(3U)));
  EXPECT_THAT(found(*kBefore, 1, *now), ElementsAre(DocumentIndex(0U))) << "the first, if neither distinguishes them";
}

TEST(KeptDocuments, are_not_another_text_with_the_same_id_at_the_same_position) {
  EXPECT_THAT(found(*kBefore, 0, *corpus_with({{"x", "One"}})), IsEmpty());
  EXPECT_THAT(found(*kBefore, 0, *corpus_with({})), IsEmpty());
}

TEST(KeptDocuments, are_found_independently_of_each_other) {
  const auto now = corpus_with({{"a", "two"}, {"b", "three"}});
  const auto places =
      find_keepers(*now, {chosen_keeper(*kBefore, DocumentIndex(0U)), chosen_keeper(*kBefore, DocumentIndex(1U))}, {});
  EXPECT_EQ(places->at(text_digest("one")), std::nullopt);
  EXPECT_EQ(places->at(text_digest("two")), DocumentIndex(0U));
}

}  // namespace
}  // namespace lookalike
