#include "ui/models/tables/documents_model.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <filesystem>
#include <fstream>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/load.h"

namespace lookalike {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

struct Words {
  const char* id;
  const char* title;
  const char* text;
};

std::shared_ptr<const Corpus> corpus_of(const std::vector<Words>& documents) {
  CorpusBuilder builder;
  builder.begin_file("test");
  for (const Words& words : documents) builder.add({words.id, words.title, {}, words.text, 0, 1});
  return std::make_shared<Corpus>(builder.finish("test", CorpusFormat::json_lines));
}

std::shared_ptr<const RunResult> run_over(std::shared_ptr<const Corpus> corpus, ShingleOptions options = {}) {
  options.short_texts = ShortTexts::skip;
  auto run = std::make_shared<RunResult>();
  run->tokens = *tokenise(*corpus, {}, options.unit, {});
  run->shingles = *make_shingles(*run->tokens, options, {});
  run->groups = *group_duplicates(*run->shingles, {});
  run->corpus = std::move(corpus);
  return run;
}

/// 0 and 3 have the same shingles, 2 has none.
std::shared_ptr<const Corpus> five_documents() {
  return corpus_of({{"b1", "Cocoa", "one two three four"},
                    {"a2", "Apples", "one two one two one two one"},
                    {"c3", "", "caf\u00E9"},
                    {"", "Bread", "One, two: three FOUR"},
                    {"d5", "Cocoa", "a b c d e f"}});
}

struct Wanted {
  DocumentColumn column = DocumentColumn::number;
  Qt::SortOrder direction = Qt::AscendingOrder;
  const char* search = "";
};

std::shared_ptr<const DocumentRows> rows_of(const std::shared_ptr<const Corpus>& corpus,
                                            const std::shared_ptr<const RunResult>& run, const Wanted& wanted,
                                            const DocumentRows* known = nullptr) {
  return list_documents({corpus, run, QString::fromUtf8(wanted.search), wanted.column, wanted.direction}, known, {});
}

std::vector<std::uint32_t> listed(const Wanted& wanted) {
  const auto corpus = five_documents();
  return *rows_of(corpus, run_over(corpus), wanted)->order;
}

QString text_at(const DocumentsModel& model, int row, DocumentColumn column) {
  return model.index(row, static_cast<int>(column)).data().toString();
}

std::vector<std::string> column_of(const DocumentsModel& model, DocumentColumn column) {
  std::vector<std::string> texts;
  for (int row = 0; row < model.rowCount(); ++row) texts.push_back(text_at(model, row, column).toStdString());
  return texts;
}

const std::string kDash = "\u2013";

TEST(DocumentsModel, keeps_the_contract_of_item_models_when_rows_change) {
  DocumentsModel model;
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  const auto corpus = five_documents();
  const auto first = rows_of(corpus, nullptr, {});
  model.set_rows(first);
  EXPECT_EQ(model.rowCount(), 5);
  EXPECT_EQ(model.columnCount(), kDocumentColumns);
  model.set_rows(rows_of(corpus, run_over(corpus), {}, first.get()));
  model.set_rows(rows_of(corpus, nullptr, {DocumentColumn::title, Qt::AscendingOrder, "cocoa"}));
  EXPECT_EQ(model.rowCount(), 2);
  model.set_rows(nullptr);
  EXPECT_EQ(model.rowCount(), 0);
}

TEST(DocumentsModel, shows_documents_with_the_results_of_the_run) {
  const auto corpus = five_documents();
  DocumentsModel model;
  model.set_rows(rows_of(corpus, run_over(corpus), {}));
  EXPECT_THAT(column_of(model, DocumentColumn::number), ElementsAre("0", "1", "2", "3", "4"));
  EXPECT_THAT(column_of(model, DocumentColumn::id), ElementsAre("b1", "a2", "c3", "", "d5"));
  EXPECT_THAT(column_of(model, DocumentColumn::title), ElementsAre("Cocoa", "Apples", "caf\u00E9", "Bread", "Cocoa"));
  EXPECT_THAT(column_of(model, DocumentColumn::characters), ElementsAre("18", "27", "4", "20", "11"));
  EXPECT_THAT(column_of(model, DocumentColumn::tokens), ElementsAre("4", "7", "1", "4", "6"));
  EXPECT_THAT(column_of(model, DocumentColumn::shingles), ElementsAre("2", "2", "0", "2", "4"));
  EXPECT_THAT(column_of(model, DocumentColumn::equal), ElementsAre("1", "0", kDash, "1", "0"));
}

TEST(DocumentsModel, shows_nothing_of_the_previous_corpus) {
  DocumentsModel model;
  for (const char* text : {"four", "eleven"}) {
    model.set_rows(rows_of(corpus_of({{"", "", text}}), nullptr, {}));
    EXPECT_EQ(text_at(model, 0, DocumentColumn::title), text);
    EXPECT_EQ(text_at(model, 0, DocumentColumn::characters), QString::number(std::string_view(text).size()));
  }
}

TEST(DocumentsModel, shows_a_dash_for_results_before_a_run) {
  DocumentsModel model;
  model.set_rows(rows_of(five_documents(), nullptr, {}));
  EXPECT_EQ(text_at(model, 0, DocumentColumn::characters), "18");
  for (const auto column : {DocumentColumn::tokens, DocumentColumn::shingles, DocumentColumn::equal}) {
    EXPECT_EQ(text_at(model, 0, column).toStdString(), kDash);
    EXPECT_FALSE(model.index(0, static_cast<int>(column)).data(Qt::ToolTipRole).toString().isEmpty());
  }
}

TEST(DocumentsModel, sizes_are_known_even_if_sets_are_not_cached) {
  const auto corpus = five_documents();
  auto run = std::make_shared<RunResult>();
  run->corpus = corpus;
  run->tokens = *tokenise_on_demand(corpus, {}, ShingleUnit::word);
  run->shingles = *pass_shingles(run->tokens, {}, [](DocumentIndex, const TokenView&, auto) {}, {});
  run->groups = *group_duplicates(*run->shingles, {});
  ASSERT_FALSE(run->shingles->stored());
  DocumentsModel model;
  model.set_rows(rows_of(corpus, run, {}));
  EXPECT_THAT(column_of(model, DocumentColumn::shingles), ElementsAre("2", "2", "1", "2", "4"));
  EXPECT_THAT(column_of(model, DocumentColumn::equal), ElementsAre("1", "0", "0", "1", "0"));
}

TEST(DocumentsModel, markup_in_a_title_stays_text) {
  DocumentsModel model;
  model.set_rows(rows_of(corpus_of({{"1", "<b>bold</b>", "a"}}), nullptr, {}));
  EXPECT_EQ(text_at(model, 0, DocumentColumn::title), "<b>bold</b>");
  const QString tooltip = model.index(0, static_cast<int>(DocumentColumn::title)).data(Qt::ToolTipRole).toString();
  EXPECT_TRUE(tooltip.contains("&lt;b&gt;"));
}

TEST(DocumentsModel, every_column_explains_its_number) {
  const DocumentsModel model;
  for (int column = 0; column < kDocumentColumns; ++column)
    EXPECT_FALSE(model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty()) << column;
}

TEST(DocumentsModel, sorting_only_requests_the_order) {
  DocumentsModel model;
  model.set_rows(rows_of(five_documents(), nullptr, {}));
  QSignalSpy asked(&model, &DocumentsModel::sort_requested);
  model.sort(static_cast<int>(DocumentColumn::title), Qt::DescendingOrder);
  EXPECT_EQ(asked.size(), 1);
  EXPECT_EQ(text_at(model, 0, DocumentColumn::number), "0");
}

TEST(DocumentsModel, selection_stays_when_only_the_run_changes) {
  const auto corpus = five_documents();
  DocumentsModel model;
  const auto before = rows_of(corpus, nullptr, {});
  model.set_rows(before);
  const QPersistentModelIndex third(model.index(2, 0));
  model.set_rows(rows_of(corpus, run_over(corpus), {}, before.get()));
  EXPECT_EQ(third.row(), 2);
  EXPECT_EQ(text_at(model, 2, DocumentColumn::tokens), "1");
}

TEST(ListDocuments, by_each_column_in_both_directions_with_ties_in_corpus_order) {
  const auto up = Qt::AscendingOrder, down = Qt::DescendingOrder;
  EXPECT_THAT(listed({DocumentColumn::number, down}), ElementsAre(4, 3, 2, 1, 0));
  EXPECT_THAT(listed({DocumentColumn::id, up}), ElementsAre(3, 1, 0, 2, 4));
  EXPECT_THAT(listed({DocumentColumn::title, up}), ElementsAre(1, 3, 0, 4, 2));
  EXPECT_THAT(listed({DocumentColumn::title, down}), ElementsAre(2, 0, 4, 3, 1));
  EXPECT_THAT(listed({DocumentColumn::characters, up}), ElementsAre(2, 4, 0, 3, 1));
  EXPECT_THAT(listed({DocumentColumn::tokens, down}), ElementsAre(1, 4, 0, 3, 2));
  EXPECT_THAT(listed({DocumentColumn::shingles, up}), ElementsAre(2, 0, 1, 3, 4));
}

TEST(ListDocuments, unknown_values_come_last_in_both_directions) {
  EXPECT_THAT(listed({DocumentColumn::equal, Qt::AscendingOrder}), ElementsAre(1, 4, 0, 3, 2));
  EXPECT_THAT(listed({DocumentColumn::equal, Qt::DescendingOrder}), ElementsAre(0, 3, 1, 4, 2));
}

TEST(ListDocuments, names_with_the_same_beginning_are_distinguished_by_the_rest) {
  const auto corpus = corpus_of({{"", "beginning c", "x"}, {"", "beginning", "x"}, {"", "beginning a", "x"}});
  EXPECT_THAT(*rows_of(corpus, nullptr, {DocumentColumn::title})->order, ElementsAre(1, 2, 0));
}

TEST(ListDocuments, search_covers_id_title_and_text_and_ignores_case) {
  const auto number = DocumentColumn::number;
  const auto up = Qt::AscendingOrder;
  EXPECT_THAT(listed({number, up, "a2"}), ElementsAre(1));
  EXPECT_THAT(listed({number, up, "COCOA"}), ElementsAre(0, 4));
  EXPECT_THAT(listed({number, up, "four"}), ElementsAre(0, 3));
  EXPECT_THAT(listed({number, up, "  four   bread "}), ElementsAre(3));
  EXPECT_THAT(listed({number, up, "CAF\u00C9"}), ElementsAre(2));
  EXPECT_THAT(listed({number, up, "nowhere"}), IsEmpty());
  EXPECT_THAT(listed({DocumentColumn::tokens, Qt::DescendingOrder, "cocoa"}), ElementsAre(4, 0));
}

TEST(ListDocuments, words_do_not_match_across_fields) {
  EXPECT_THAT(listed({DocumentColumn::number, Qt::AscendingOrder, "b1cocoa"}), IsEmpty());
}

TEST(ListDocuments, order_is_reused_when_only_the_run_changes_and_does_not_affect_the_column) {
  const auto corpus = five_documents();
  const auto before = rows_of(corpus, nullptr, {DocumentColumn::title});
  EXPECT_EQ(rows_of(corpus, run_over(corpus), {DocumentColumn::title}, before.get())->order, before->order);
}

TEST(ListDocuments, order_by_shingles_follows_the_run) {
  const auto corpus = five_documents();
  const Wanted wanted{DocumentColumn::shingles, Qt::DescendingOrder};
  const auto before = rows_of(corpus, run_over(corpus), wanted);
  EXPECT_THAT(*before->order, ElementsAre(4, 0, 1, 3, 2));
  ShingleOptions characters;
  characters.unit = ShingleUnit::character;
  characters.k = 1;
  EXPECT_THAT(*rows_of(corpus, run_over(corpus, characters), wanted, before.get())->order, ElementsAre(0, 3, 4, 1, 2));
}

TEST(ListDocuments, gives_nothing_when_stopped) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(list_documents({five_documents(), nullptr, "one"}, nullptr, Progress(stop.get_token())), nullptr);
  EXPECT_EQ(list_documents({five_documents(), nullptr, {}, DocumentColumn::title}, nullptr, Progress(stop.get_token())),
            nullptr);
}

TEST(RowOfDocument, finds_it_in_the_current_order) {
  const auto rows = rows_of(five_documents(), nullptr, {DocumentColumn::title, Qt::AscendingOrder, "o"});
  EXPECT_EQ(row_of(*rows, DocumentIndex(3U)), 1U);
  EXPECT_EQ(row_of(*rows, DocumentIndex(2U)), std::nullopt);
}

// The file has several pages, because the rest of the last remaining page reads as zeros.
TEST(ListDocuments, reports_texts_that_could_not_be_searched) {
  const QTemporaryDir folder;
  const std::string path = folder.filePath("table.csv").toStdString();
  std::string table = "Id,review/text\n";
  for (int i = 0; i < 5'000; ++i) table += std::to_string(i) + ",some words of a review " + std::to_string(i) + "\n";
  std::ofstream(path) << table;
  const auto corpus = *load_corpus({path}, {}, {.map_from = 1}, {});
  const DocumentQuery query{corpus, nullptr, QStringLiteral("review")};
  const auto whole = list_documents(query, nullptr, {});
  EXPECT_EQ(whole->size(), 5'000U);
  EXPECT_FALSE(whole->lost);
  std::filesystem::resize_file(path, 20'000);
  const auto less = list_documents(query, nullptr, {});
  EXPECT_LT(less->size(), 5'000U);
  ASSERT_TRUE(less->lost);
  EXPECT_EQ(less->lost->place.file, path);
  DocumentQuery by_id = query;
  by_id.column = DocumentColumn::id;
  EXPECT_TRUE(list_documents(by_id, less.get(), {})->lost) << "another order finds no more";
}

}  // namespace
}  // namespace lookalike
