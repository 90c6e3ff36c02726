#include "ui/models/tables/pairs_model.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <cmath>

#include "core/corpus/formats/corpus_builder.h"

namespace lookalike {
namespace {

using testing::ElementsAre;

struct Words {
  const char* title;
  const char* text;
};

std::shared_ptr<const RunResult> run_over(const std::vector<Words>& documents) {
  CorpusBuilder builder;
  builder.begin_file("test");
  for (const Words& words : documents) builder.add({{}, words.title, {}, words.text, 0, 1});
  auto run = std::make_shared<RunResult>();
  run->corpus = std::make_shared<Corpus>(builder.finish("test", CorpusFormat::json_lines));
  run->tokens = *tokenise(*run->corpus, {}, ShingleUnit::word, {});
  run->shingles = *make_shingles(*run->tokens, {}, {});
  return run;
}

/// The estimate is a share of 1000 signature values.
SimilarPair pair(std::size_t a, std::size_t b, float jaccard, float estimate, std::uint32_t bands) {
  const auto agreement = static_cast<std::uint16_t>(std::lround(1000 * estimate));
  return {DocumentIndex(a), DocumentIndex(b), jaccard, agreement, 1000, bands};
}

std::shared_ptr<const PairRows> rows_of(std::shared_ptr<const RunResult> run, std::vector<SimilarPair> pairs) {
  auto rows = std::make_shared<PairRows>();
  rows->run = std::move(run);
  rows->total = pairs.size();
  for (std::uint32_t i = 0; i < pairs.size(); ++i) rows->order.push_back(i);
  rows->pairs = std::move(pairs);
  return rows;
}

/// Four documents of 3, 1, 2 and 4 words; three pairs in the run's order.
std::shared_ptr<const PairRows> three_pairs() {
  return rows_of(run_over({{"Cocoa", "one two three"}, {"Apples", "one"}, {"", "first words"}, {"Bread", "a b c d"}}),
                 {pair(0, 1, 0.95F, 0.9F, 3), pair(0, 3, 0.9F, 0.92F, 20), pair(2, 3, 0.85F, 0.9F, 7)});
}

/// The listed pairs as "a-b", row by row.
std::vector<std::string> listed(const PairRows& rows) {
  std::vector<std::string> texts;
  for (std::size_t row = 0; row < rows.order.size(); ++row) {
    texts.push_back(std::to_string(rows.at_row(row).a.value) + "-" + std::to_string(rows.at_row(row).b.value));
  }
  return texts;
}

std::vector<std::string> listed_by(PairColumn column, Qt::SortOrder direction) {
  return listed(*sort_pairs(*three_pairs(), column, direction));
}

QString text_at(const PairsModel& model, int row, PairColumn column) {
  return model.index(row, static_cast<int>(column)).data().toString();
}

TEST(PairsModel, keeps_the_contract_of_item_models_when_rows_change) {
  PairsModel model;
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.set_rows(three_pairs());
  EXPECT_EQ(model.rowCount(), 3);
  EXPECT_EQ(model.columnCount(), kPairColumns);
  model.set_order(sort_pairs(*model.rows(), PairColumn::bands, Qt::DescendingOrder));
  EXPECT_EQ(model.rowCount(), 3);
  model.set_rows(nullptr);
  EXPECT_EQ(model.rowCount(), 0);
}

TEST(PairsModel, copies_whole_titles_although_only_the_difference_is_shown) {
  PairsModel model;
  model.set_rows(rows_of(run_over({{"Gold", "one two three"}, {"Gold", "one two four"}}), {pair(0, 1, 0.9F, 0.9F, 3)}));
  ASSERT_TRUE(text_at(model, 0, PairColumn::title_b).startsWith(QChar(0x2033)));
  const auto copied = [&](PairColumn column) {
    return model.index(0, static_cast<int>(column)).data(Qt::EditRole).toString();
  };
  EXPECT_TRUE(copied(PairColumn::title_a).startsWith("Gold"));
  EXPECT_TRUE(copied(PairColumn::title_b).startsWith("Gold"));
  EXPECT_EQ(copied(PairColumn::jaccard), "0.900");
}

TEST(PairsModel, shows_similarities_with_three_decimals_and_lengths_in_tokens) {
  PairsModel model;
  model.set_rows(three_pairs());
  EXPECT_EQ(text_at(model, 0, PairColumn::jaccard), "0.950");
  EXPECT_EQ(text_at(model, 0, PairColumn::estimate), "0.900");
  EXPECT_EQ(text_at(model, 1, PairColumn::bands), "20");
  EXPECT_EQ(text_at(model, 0, PairColumn::length_a), "3");
  EXPECT_EQ(text_at(model, 0, PairColumn::length_b), "1");
}

TEST(PairsModel, shows_containment_and_marks_an_estimate_of_it) {
  const auto run = run_over({{"A", "a b c d e f"}, {"B", "a b c d"}, {"C", "a b c d x y z"}});  // 4, 2 and 5 shingles
  PairsModel model;
  const auto rows = rows_of(run, {pair(0, 1, 0.5F, 0.4F, 1), pair(0, 2, NAN, 0.3F, 1), pair(1, 2, NAN, 0.4F, 1)});
  model.set_rows(rows);
  EXPECT_EQ(text_at(model, 0, PairColumn::containment), "1.000") << "both shingles of B";
  EXPECT_EQ(text_at(model, 1, PairColumn::containment), QString::fromUtf8("\u2248 0.519")) << "0.3 x 9 / 1.3 / 4";
  EXPECT_EQ(text_at(model, 2, PairColumn::containment), QString::fromUtf8("\u2248 1.000")) << "0.4 x 7 / 1.4 / 2";
  EXPECT_THAT(listed(*sort_pairs(*rows, PairColumn::containment, Qt::AscendingOrder)),
              ElementsAre("0-2", "0-1", "1-2"));
}

TEST(PairsModel, shows_a_dash_for_a_jaccard_that_was_not_computed) {
  PairsModel model;
  model.set_rows(rows_of(run_over({{"A", "a"}, {"B", "b"}}), {pair(0, 1, NAN, 0.8F, 1)}));
  EXPECT_EQ(text_at(model, 0, PairColumn::jaccard), QString(QChar(0x2013)));
}

TEST(PairsModel, an_untitled_document_is_called_by_its_first_words) {
  PairsModel model;
  model.set_rows(three_pairs());
  EXPECT_EQ(text_at(model, 2, PairColumn::title_a), "first words");
}

TEST(PairsModel, markup_in_a_title_stays_text) {
  PairsModel model;
  model.set_rows(rows_of(run_over({{"<b>bold</b>", "a"}, {"B", "b"}}), {pair(0, 1, 1, 1, 1)}));
  EXPECT_EQ(text_at(model, 0, PairColumn::title_a), "<b>bold</b>");
  const QString tooltip = model.index(0, static_cast<int>(PairColumn::title_a)).data(Qt::ToolTipRole).toString();
  EXPECT_FALSE(tooltip.contains("<b>"));
  EXPECT_TRUE(tooltip.contains("&lt;b&gt;"));
}

TEST(PairsModel, every_column_explains_its_number) {
  const PairsModel model;
  for (int column = 0; column < kPairColumns; ++column)
    EXPECT_FALSE(model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty()) << column;
}

TEST(PairsModel, sorting_only_requests_the_order) {
  PairsModel model;
  model.set_rows(three_pairs());
  QSignalSpy asked(&model, &PairsModel::sort_requested);
  model.sort(static_cast<int>(PairColumn::bands), Qt::AscendingOrder);
  EXPECT_EQ(asked.size(), 1);
  EXPECT_THAT(listed(*model.rows()), ElementsAre("0-1", "0-3", "2-3"));
}

TEST(PairsModel, selected_cells_follow_their_pairs_after_sorting) {
  PairsModel model;
  model.set_rows(three_pairs());
  const QPersistentModelIndex first(model.index(0, 0)), last(model.index(2, 4));
  model.set_order(sort_pairs(*model.rows(), PairColumn::jaccard, Qt::AscendingOrder));
  EXPECT_EQ(first.row(), 2);
  EXPECT_EQ(last.row(), 0);
  EXPECT_EQ(last.column(), 4);
}

TEST(SortPairs, by_a_number_in_both_directions) {
  EXPECT_THAT(listed_by(PairColumn::bands, Qt::AscendingOrder), ElementsAre("0-1", "2-3", "0-3"));
  EXPECT_THAT(listed_by(PairColumn::bands, Qt::DescendingOrder), ElementsAre("0-3", "2-3", "0-1"));
}

TEST(SortPairs, ties_stay_in_run_order_in_both_directions) {
  EXPECT_THAT(listed_by(PairColumn::estimate, Qt::AscendingOrder), ElementsAre("0-1", "2-3", "0-3"));
  EXPECT_THAT(listed_by(PairColumn::estimate, Qt::DescendingOrder), ElementsAre("0-3", "0-1", "2-3"));
}

TEST(SortPairs, by_title) {
  EXPECT_THAT(listed_by(PairColumn::title_b, Qt::AscendingOrder), ElementsAre("0-1", "0-3", "2-3"));
  EXPECT_THAT(listed_by(PairColumn::title_a, Qt::DescendingOrder), ElementsAre("2-3", "0-1", "0-3"));
}

TEST(SortPairs, by_length) {
  EXPECT_THAT(listed_by(PairColumn::length_b, Qt::DescendingOrder), ElementsAre("0-3", "2-3", "0-1"));
}

TEST(SortPairs, stops_when_it_is_asked_to) {
  std::stop_source stop;
  stop.request_stop();
  for (const PairColumn column : {PairColumn::bands, PairColumn::title_a})
    EXPECT_EQ(sort_pairs(*three_pairs(), column, Qt::AscendingOrder, Progress(stop.get_token())), nullptr);
}

TEST(SortPairs, values_that_were_not_computed_come_last_in_both_directions) {
  const auto rows = rows_of(run_over({{"A", "a"}, {"B", "b"}, {"C", "c"}}),
                            {pair(0, 1, NAN, 1, 1), pair(0, 2, 0.5F, 1, 1), pair(1, 2, 0.6F, 1, 1)});
  EXPECT_THAT(listed(*sort_pairs(*rows, PairColumn::jaccard, Qt::AscendingOrder)), ElementsAre("0-2", "1-2", "0-1"));
  EXPECT_THAT(listed(*sort_pairs(*rows, PairColumn::jaccard, Qt::DescendingOrder)), ElementsAre("1-2", "0-2", "0-1"));
}

std::shared_ptr<const PairRows> changed_pairs() {
  const auto rows = std::make_shared<PairRows>(*three_pairs());
  rows->baseline = {pair(0, 1, 0.95F, 0.85F, 2), pair(0, 3, 0.8F, 0.92F, 20), pair(2, 3, NAN, 0.7F, 7)};
  return rows;
}

TEST(PairsModel, shows_a_change_as_the_value_of_the_baseline_and_of_this_run) {
  PairsModel model;
  model.set_rows(changed_pairs());
  EXPECT_EQ(text_at(model, 0, PairColumn::change), u"estimate 0.850 \u2192 0.900");
  EXPECT_EQ(text_at(model, 1, PairColumn::change), u"J 0.800 \u2192 0.900");
  EXPECT_EQ(text_at(model, 2, PairColumn::change), u"estimate 0.700 \u2192 0.900");
  model.set_rows(three_pairs());
  EXPECT_EQ(text_at(model, 0, PairColumn::change), QString());
}

TEST(SortPairs, by_the_change_from_the_baseline_run_to_this_one) {
  const auto sorted = [](Qt::SortOrder direction) {
    return listed(*sort_pairs(*changed_pairs(), PairColumn::change, direction));
  };
  EXPECT_THAT(sorted(Qt::AscendingOrder), ElementsAre("0-1", "0-3", "2-3")) << "by 0.05, 0.1, 0.2";
  EXPECT_THAT(sorted(Qt::DescendingOrder), ElementsAre("2-3", "0-3", "0-1"));
}

TEST(RowsOf, finds_pairs_in_the_current_order_and_nothing_for_others) {
  const auto sorted = sort_pairs(*three_pairs(), PairColumn::jaccard, Qt::AscendingOrder);
  using Documents = std::pair<DocumentIndex, DocumentIndex>;
  EXPECT_THAT(rows_of(*sorted, {Documents(1U, 2U), Documents(0U, 1U)}),
              testing::ElementsAre(std::nullopt, std::optional<std::size_t>(2U)));
}

}  // namespace
}  // namespace lookalike
