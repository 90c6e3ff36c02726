#include <gmock/gmock.h>

#include <random>
#include <set>
#include <sstream>

#include "core/query/neighbours/neighbours.h"
#include "tests/support/corpora.h"

namespace lookalike {
namespace {

using testing::HasSubstr;

constexpr std::size_t kCount = 5;

std::vector<std::string> families() {
  std::mt19937 random(3);
  std::vector<std::string> texts;
  for (int family = 0; family < 12; ++family) {
    std::vector<std::string> words;
    for (int i = 0; i < 40; ++i) words.push_back("w" + std::to_string(random() % 400));
    for (int member = 0; member < 6; ++member) {
      std::string text;
      for (const std::string& word : words) text += word + ' ';
      texts.push_back(text);
      for (int edit = 0; edit < 4; ++edit) words[random() % words.size()] = "e" + std::to_string(random() % 400);
    }
  }
  return texts;
}

std::set<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

double jaccard_of(const std::string& x, const std::string& y) {
  const auto a = words_of(x), b = words_of(y);
  std::size_t shared = 0;
  for (const std::string& word : a) shared += b.contains(word);
  return static_cast<double>(shared) / static_cast<double>(a.size() + b.size() - shared);
}

class NearestLists : public testing::Test {
 protected:
  static Recipe recipe() {
    Recipe recipe;
    recipe.shingles.k = 1;
    return recipe;
  }
  /// Similarities of the nearest documents, counted one by one, without `self`.
  std::vector<double> expected(const std::string& text, std::size_t self) const {
    std::vector<double> all;
    for (std::size_t i = 0; i < texts_.size(); ++i)
      if (i != self) all.push_back(jaccard_of(text, texts_[i]));
    std::ranges::sort(all, std::greater{});
    all.resize(kCount);
    return all;
  }
  static std::vector<double> similarities(const NearestList& list) {
    std::vector<double> all;
    for (const Neighbour& near : list.found) all.push_back(near.jaccard);
    return all;
  }

  std::vector<std::string> texts_ = families();
  std::shared_ptr<const RunResult> run_ = Engine(test::corpus_of(texts_)).run(recipe(), {}).value();
};

TEST_F(NearestLists, have_the_true_similarities_of_a_document) {
  for (std::size_t document = 0; document < texts_.size(); document += 7) {
    const auto lists = nearest_by_all(*run_, DocumentIndex(document), kCount, {}).value();
    EXPECT_EQ(similarities(lists[0]), expected(texts_[document], document));
    for (const NearestList& list : lists)
      for (const Neighbour& near : list.found) {
        EXPECT_EQ(near.jaccard, jaccard_of(texts_[document], texts_[near.document]));
        EXPECT_EQ(is_among_nearest(near, lists[0]), near.jaccard >= lists[0].found.back().jaccard);
      }
  }
}

TEST_F(NearestLists, of_a_text_are_those_of_the_same_document_plus_itself) {
  const auto lists = nearest_by_all(*run_, texts_[9], kCount, {}).value();
  EXPECT_EQ(lists[0].found.front().document, 9U);
  EXPECT_EQ(similarities(lists[0]), expected(texts_[9], texts_.size()));
}

TEST_F(NearestLists, equal_those_of_each_method_alone) {
  const DocumentIndex document(14);
  const auto lists = nearest_by_all(*run_, document, kCount, {}).value();
  for (const NeighbourMethod method : {NeighbourMethod::exact, NeighbourMethod::signatures, NeighbourMethod::lsh}) {
    const auto alone = nearest_neighbours(*run_, document, kCount, method, {}).value();
    const auto& list = lists[static_cast<std::size_t>(method)].found;
    ASSERT_EQ(list.size(), alone.size());
    for (std::size_t i = 0; i < alone.size(); ++i) EXPECT_EQ(list[i].document, alone[i].document);
  }
}

TEST_F(NearestLists, can_start_at_a_minimum_similarity) {
  const double least = 0.5;
  const auto all = nearest_by_all(*run_, DocumentIndex(21), texts_.size(), {}).value();
  const auto near = nearest_by_all(*run_, DocumentIndex(21), texts_.size(), {}, least).value();
  const auto count = [&](const NearestList& list, const auto& score) {
    return static_cast<std::size_t>(
        std::ranges::count_if(list.found, [&](const auto& n) { return score(n) >= least; }));
  };
  EXPECT_EQ(near[0].found.size(), count(all[0], [](const Neighbour& n) { return n.jaccard; }));
  EXPECT_EQ(near[1].found.size(), count(all[1], [](const Neighbour& n) { return n.estimate; }));
  EXPECT_EQ(near[2].found.size(), count(all[2], [](const Neighbour& n) { return n.jaccard; }));
  EXPECT_GT(near[0].found.size(), 0U);
  EXPECT_LT(near[0].found.size(), all[0].found.size());
  for (const Neighbour& neighbour : near[1].found)
    EXPECT_EQ(is_among_nearest(neighbour, near[0]), neighbour.jaccard >= least);
}

TEST_F(NearestLists, count_the_documents_tied_at_the_last_place) {
  int ties = 0;
  for (std::size_t document = 0; document < texts_.size(); document += 5)
    for (std::size_t count = 1; count < 20; ++count) {
      const auto lists = nearest_by_all(*run_, DocumentIndex(document), count, {}).value();
      const double last = lists[0].found.back().jaccard;
      std::size_t as_near = 0;
      for (std::size_t i = 0; i < texts_.size(); ++i)
        as_near += i != document && jaccard_of(texts_[document], texts_[i]) >= last ? 1 : 0;
      EXPECT_EQ(lists[0].as_near, as_near) << document << ' ' << count;
      ties += as_near > count ? 1 : 0;
    }
  EXPECT_GT(ties, 10) << "otherwise this proves little";
  const auto near = nearest_by_all(*run_, DocumentIndex(21), 5, {}, 0.99).value();
  EXPECT_EQ(near[0].as_near, near[0].found.size());
}

TEST_F(NearestLists, of_a_text_without_shingles_are_refused) {
  EXPECT_THAT(nearest_by_all(*run_, std::string(), kCount, {}).error().message, HasSubstr("no shingle"));
  EXPECT_THAT(nearest_by_all(*run_, DocumentIndex(999), kCount, {}).error().message, HasSubstr("There is no document"));
}

}  // namespace
}  // namespace lookalike
