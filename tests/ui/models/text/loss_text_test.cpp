#include "ui/models/text/loss_text.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <fstream>

#include "core/corpus/formats/corpus_builder.h"

namespace lookalike {
namespace {

LoadReport report_of(const std::string& path, std::uint64_t documents, std::vector<Damage> damage) {
  LoadReport report;
  report.path = path;
  report.format = CorpusFormat::newswire;
  report.documents = documents;
  report.skipped = report.damage_total = damage.size();
  report.damage = std::move(damage);
  for (const Damage& entry : report.damage)
    if (entry.truncated && report.broken_off++ == 0) report.first_break = entry.place;
  return report;
}

Damage broken(const std::string& file) {
  return {{file, 7, 3}, "truncated.", false, true};
}

TEST(LossText, of_an_archive_says_where_it_is_truncated_and_what_was_read) {
  const QTemporaryDir folder;
  const std::string path = folder.filePath("r.tar.gz").toStdString();
  std::ofstream(path) << "x";
  EXPECT_EQ(truncation_text(report_of(path, 217, {broken(path + "/b.sgm")})),
            "r.tar.gz is truncated in b.sgm: the rest is lost. 217 documents were read.");
  EXPECT_EQ(truncation_text(report_of(path, 2, {broken(path)})),
            "r.tar.gz is truncated: the rest is lost. 2 documents were read.");
}

TEST(LossText, of_a_folder_names_the_truncated_file) {
  EXPECT_EQ(truncation_text(report_of("/a/folder", 5, {broken("/a/folder/b.gz")})),
            "b.gz is truncated: the rest is lost. 5 documents were read.");
  EXPECT_EQ(truncation_text(report_of("/a/folder", 1, {broken("/a/folder/b.gz"), broken("/a/folder/c.gz")})),
            "2 files are truncated, the first being b.gz: the rest is lost. 1 document was read.");
}

TEST(LossText, mentions_a_truncation_beyond_the_listed_damage) {
  LoadReport report = report_of("/a/folder", 5, {{{"/a/folder/a.csv", 7, 3}, "It is bad.", false}});
  report.broken_off = 1;
  report.first_break = {"/a/folder/b.gz", 9, 4};
  EXPECT_EQ(truncation_text(report), "b.gz is truncated: the rest is lost. 5 documents were read.");
}

TEST(LossText, of_damaged_records_counts_them) {
  EXPECT_EQ(lost_records_text(report_of("/a/b.sgm", 5, {{{"/a/b.sgm", 7, 3}, "It is bad.", false}})),
            "1 damaged record was skipped, the first in b.sgm; 5 documents were read. The Corpus page lists them with "
            "the reason.");
}

TEST(LossText, is_empty_if_nothing_is_lost) {
  LoadReport report = report_of("/a/folder", 5, {{{"/a/folder/b", 0, 1}, "The file is empty.", false}});
  report.format = CorpusFormat::text_files;
  EXPECT_EQ(truncation_text(report), QString());
  EXPECT_EQ(lost_records_text(report), QString());
  LoadReport remark = report_of("/a/b.sgm", 5, {{{"/a/b.sgm", 7, 3}, "It has no id.", true}});
  remark.skipped = 0;
  EXPECT_EQ(truncation_text(remark) + lost_records_text(remark), QString());
}

std::shared_ptr<const Corpus> damaged_corpus() {
  CorpusBuilder builder;
  builder.begin_file("a.csv");
  builder.add({"1", "", "", "text", 0, 1});
  builder.skip(20, 2, "The quote is <never> closed.");
  builder.note(40, 3, "The row is short.");
  return std::make_shared<Corpus>(builder.finish("a.csv", CorpusFormat::table));
}

TEST(DamageRows, have_name_place_outcome_and_reason) {
  const auto corpus = damaged_corpus();
  const auto rows = damage_rows(corpus->report());
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0][0].toStdString(), to_string(corpus->report().damage[0].place));
  EXPECT_EQ(rows[0].mid(1, 2), QStringList({"skipped", "The quote is <never> closed."}));
  EXPECT_EQ(rows[1][1], "salvaged");
  EXPECT_EQ(rows[1].last(), "a.csv, record 3, byte 40\nThe row is short.");
  TextTable model(damage_columns());
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.set_rows(rows);
  EXPECT_TRUE(model.index(0, 2).data(Qt::ToolTipRole).toString().contains("&lt;never&gt;"));
}

TEST(DamageSentence, counts_skipped_records_and_those_kept_with_a_remark) {
  EXPECT_EQ(damage_sentence(damaged_corpus()->report()), "1 record skipped, 1 record salvaged.");
  EXPECT_EQ(damage_sentence(LoadReport()), "Every record was read.");
  LoadReport report;
  report.damage_total = report.skipped = 12;
  report.without_text = 1;
  report.damage.resize(10);
  EXPECT_EQ(damage_sentence(report), "12 records skipped, 1 item without text by design. The first 10 are listed.");
}

}  // namespace
}  // namespace lookalike
