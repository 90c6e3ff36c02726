#include "ui/models/tables/damage_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

#include "core/corpus/formats/corpus_builder.h"

namespace lookalike {
namespace {

std::shared_ptr<const Corpus> damaged_corpus() {
  CorpusBuilder builder;
  builder.begin_file("a.csv");
  builder.add({"1", "", "", "text", 0, 1});
  builder.skip(20, 2, "The quote is <never> closed.");
  builder.note(40, 3, "The row is short.");
  return std::make_shared<Corpus>(builder.finish("a.csv", CorpusFormat::table));
}

TEST(DamageModel, names_place_fate_and_reason) {
  DamageModel model;
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  const auto corpus = damaged_corpus();
  model.set_corpus(corpus);
  ASSERT_EQ(model.rowCount(), 2);
  EXPECT_EQ(model.index(0, 0).data().toString().toStdString(), to_string(corpus->report().damage[0].place));
  EXPECT_EQ(model.index(0, 1).data().toString(), "left out");
  EXPECT_EQ(model.index(0, 2).data().toString(), "The quote is <never> closed.");
  EXPECT_EQ(model.index(1, 1).data().toString(), "kept");
  EXPECT_TRUE(model.index(0, 2).data(Qt::ToolTipRole).toString().contains("&lt;never&gt;"));
  EXPECT_EQ(whole_text(model.at_row(1)), "a.csv, record 3, byte 40\nThe row is short.");
  model.set_corpus(nullptr);
  EXPECT_EQ(model.rowCount(), 0);
}

TEST(DamageSentence, counts_what_was_left_out_and_what_was_kept_with_a_remark) {
  EXPECT_EQ(damage_sentence(damaged_corpus()->report()), "1 record left out, 1 record kept with a remark.");
  EXPECT_EQ(damage_sentence(LoadReport()), "Every record could be read.");
  LoadReport report;
  report.damage_total = report.skipped = 12;
  report.without_text = 1;
  report.damage.resize(10);
  EXPECT_EQ(damage_sentence(report), "12 records left out, 1 item without text by design. The first 10 are listed.");
}

}  // namespace
}  // namespace lookalike
