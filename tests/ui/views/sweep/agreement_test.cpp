#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <cmath>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>

#include "tests/app/command_line.h"
#include "tests/ui/support/event_loop_watch.h"
#include "tests/ui/support/fresh_data.h"
#include "ui/main_window/main_window.h"
#include "ui/session/session.h"
#include "ui/views/sweep/charts/trade_off_plot.h"
#include "ui/views/sweep/heat_map/sweep_heat_map.h"
#include "ui/views/sweep/sweep_page.h"

namespace lookalike {
namespace {

using Json = nlohmann::json;
constexpr const char* kGenerated = "generated";

using Setting = std::pair<std::uint32_t, std::uint32_t>;  // bands and rows

/// The lines of a CSV, keyed by their first two columns; each maps column names to values.
std::map<Setting, std::map<std::string, std::string>> by_setting(const std::string& csv) {
  const auto cells_of = [](const std::string& line) {
    std::vector<std::string> cells(1);
    for (const char c : line) c == ',' ? cells.emplace_back() : cells.back() += std::string(1, c);
    return cells;
  };
  std::map<Setting, std::map<std::string, std::string>> lines;
  std::vector<std::string> names;
  for (const std::string& line : test::lines_of(csv)) {
    const auto cells = cells_of(line);
    if (names.empty()) {
      names = cells;
      continue;
    }
    auto& named = lines[{std::stoul(cells[0]), std::stoul(cells[1])}];
    for (std::size_t i = 0; i < cells.size(); ++i) named[names[i]] = cells[i];
  }
  return lines;
}

/// The first number of a text, without the spaces that group its digits.
std::uint64_t count_in(QString text) {
  return text.remove(QChar(0x202F)).section(u'\n', 0, 0).section(u' ', 0, 0).toULongLong();
}

// The figures that `lookalike-cli` prints for a setting appear in every view of the window.
class Agreement : public testing::TestWithParam<const char*> {
 protected:
  static std::string corpus() {
    const std::string name = GetParam();
    if (name == kGenerated) return generated();
    const char* folder = std::getenv("LOOKALIKE_DATA");
    return name == kBuiltinCorpus ? name : std::string(folder ? folder : "") + '/' + name;
  }
  static std::string generated() {
    static const QTemporaryDir folder(QDir::tempPath() + QStringLiteral("/agreement-XXXXXX"));  // no blank
    static const std::string path = [] {
      const std::string file = folder.filePath("reviews.csv").toStdString();
      const auto ran = test::cli("generate reviews --documents 3000 --seed 7 --quiet --output " + file);
      EXPECT_EQ(ran.exit, 0) << ran.output;
      return file;
    }();
    return path;
  }
  void SetUp() override {
    if (GetParam() != std::string(kGenerated) && corpus().starts_with('/') && !std::getenv("LOOKALIKE_DATA"))
      GTEST_SKIP() << "LOOKALIKE_DATA is not set";
    window.show();
    session.open({corpus()});
    ASSERT_TRUE(wait_until([this] { return !session.busy() && session.result() && session.surveyor().summary(); }));
    window.findChild<SweepPage*>()->set_patience(1e9);
    find<QAction>("page_2")->trigger();
    ASSERT_TRUE(wait_until([this] { return session.sweeps().is_automatic() && !session.sweeps().running(); }));
    ASSERT_TRUE(wait_until([this] { return session.sweeps().table().reached.has_value(); })) << "which sorts the rows";
  }
  template <typename Widget>
  Widget* find(const char* name) const {
    auto* widget = window.findChild<Widget*>(QString::fromLatin1(name));
    EXPECT_NE(widget, nullptr) << name;
    return widget;
  }
  static std::string cli(const std::string& arguments) {
    const auto ran = test::cli(arguments + ' ' + corpus() + " --quiet");
    EXPECT_EQ(ran.exit, 0) << ran.output;
    return ran.output;
  }
  static Json reported(const std::string& command, const Setting& setting) {
    const auto [bands, rows] = setting;
    return Json::parse(cli(command + " --report /dev/stdout --set lsh.bands=" + std::to_string(bands) +
                           " --set lsh.rows=" + std::to_string(rows)));
  }
  static Json evaluated(const Setting& setting) { return reported("evaluate", setting); }
  /// The CSV export of a map with one measure.
  double on_map(const char* measure, const Setting& setting) const {
    find<QTabBar>("sweep.kinds")->setCurrentIndex(1);
    auto* measures = find<QComboBox>("sweep.measure");
    measures->setCurrentIndex(measures->findData(QString::fromLatin1(measure)));
    const auto cells = by_setting(find<SweepHeatMap>("sweep.heat_map")->csv().toStdString());
    return std::stod(cells.at(setting).at(measure));
  }

  FreshData data;
  Session session;
  MainWindow window{session};
};

TEST_P(Agreement, between_chart_map_table_curve_page_and_command_line) {
  const std::vector<Setting> settings = {{11, 8}, {20, 5}, {3, 30}};
  const auto swept = by_setting(cli("sweep --vary lsh=11x8,20x5,3x30 --reference own"));
  find<QTabBar>("sweep.kinds")->setCurrentIndex(0);
  const auto points = by_setting(find<TradeOffPlot>("sweep.trade_off")->csv().toStdString());
  const auto* table = find<QTableView>("sweep.table")->model();
  for (const Setting& setting : settings) {
    SCOPED_TRACE(std::to_string(setting.first) + " x " + std::to_string(setting.second));
    const Json report = evaluated(setting);
    const std::uint64_t candidates = report["counts"]["candidates"], similar = report["counts"]["similar"],
                        missed = report["evaluation"]["false_negatives"], identical = report["evaluation"]["identical"];
    const double recall = report["evaluation"]["different"]["recall"];
    // The command line's other commands.
    const Json counts = reported("run", setting)["counts"];
    EXPECT_EQ(counts["candidates"], candidates);
    EXPECT_EQ(counts["similar"], similar);
    const auto& line = swept.at(setting);
    EXPECT_EQ(line.at("candidates"), std::to_string(candidates));
    EXPECT_EQ(line.at("similar"), std::to_string(similar));
    EXPECT_EQ(line.at("false_negatives"), std::to_string(missed));
    EXPECT_DOUBLE_EQ(std::stod(line.at("recall")), recall);
    // Points, map and table of the page.
    const auto& point = points.at(setting);
    EXPECT_EQ(std::stod(point.at("different_candidates")), static_cast<double>(candidates - identical));
    EXPECT_EQ(std::stod(point.at("missed")), static_cast<double>(missed));
    EXPECT_DOUBLE_EQ(std::stod(point.at("recall")), recall);
    EXPECT_EQ(on_map("candidates", setting), static_cast<double>(candidates));
    EXPECT_EQ(on_map("false_negatives", setting), static_cast<double>(missed));
    EXPECT_NEAR(on_map("recall", setting), recall, 1e-11);
    int at = 0;
    while (at < table->rowCount() && (table->index(at, 0).data().toUInt() != setting.first ||
                                      table->index(at, 1).data().toUInt() != setting.second))
      ++at;
    ASSERT_LT(at, table->rowCount());
    std::map<QString, QString> cells;
    for (int column = 0; column < table->columnCount(); ++column)
      cells[table->headerData(column, Qt::Horizontal).toString()] = table->index(at, column).data().toString();
    cells["recall"].remove(QStringLiteral("\u26A0 "));  // reached by luck
    EXPECT_EQ(count_in(cells["candidates"]), candidates);
    EXPECT_EQ(count_in(cells["similar pairs"]), similar);
    EXPECT_EQ(count_in(cells["missed"]), missed);
    EXPECT_NEAR(cells["recall"].section(u' ', 0, 0).toDouble() / 100, recall, 0.0005 + 1e-9);
    // The recipe of the row on the S-curve page.
    emit find<QTableView>("sweep.table")->activated(table->index(at, 0));
    ASSERT_TRUE(wait_until([this] {
      const auto& summary = session.surveyor().summary();
      return !session.busy() && summary && summary->run->recipe == session.recipe();
    }));
    EXPECT_EQ(session.recipe().lsh, (LshOptions{setting.first, setting.second, 0}));
    EXPECT_EQ(count_in(find<QLabel>("run_candidates")->text()), candidates);
    EXPECT_EQ(count_in(find<QLabel>("run_similar")->text()), similar);
    EXPECT_EQ(count_in(find<QLabel>("missed_pairs")->text()), missed);
    EXPECT_TRUE(find<QLabel>("recall")->text().startsWith(cells["recall"]))
        << find<QLabel>("recall")->text().toStdString() << " and " << cells["recall"].toStdString();
    // The tooltip of a point has the predicted counts of its setting.
    const Json& forecast = report["forecast"];
    find<QTabBar>("sweep.kinds")->setCurrentIndex(0);
    find<QTableView>("sweep.table")->setCurrentIndex(table->index(at, 0));
    QString said = find<TradeOffPlot>("sweep.trade_off")->accessibleDescription().remove(QChar(0x202F));
    const double expected = forecast["candidates"]["value"].get<double>() - static_cast<double>(identical);
    const auto missed_expected = std::llround(forecast["missed"]["value"].get<double>());
    EXPECT_TRUE(said.contains(QStringLiteral("[expected %1, %2, ").arg(std::llround(expected)).arg(missed_expected)))
        << said.toStdString() << ": " << expected << ", " << forecast["missed"]["value"];
  }
}

TEST_P(Agreement, between_suggested_settings_and_command_line) {
  find<QAction>("suggest_banding")->trigger();
  auto* suggested = find<QTableView>("suggest.alternatives");
  ASSERT_TRUE(wait_until([&] { return suggested->model()->rowCount() > 0; }));
  for (int row = 0; row < suggested->model()->rowCount(); ++row) {
    const auto cell = [&](int column) { return suggested->model()->index(row, column).data().toString(); };
    const QStringList banding = cell(0).section(u'\n', 0, 0).split(QStringLiteral(" \u00D7 "));
    ASSERT_EQ(banding.size(), 2) << cell(0).toStdString();
    const Json forecast = evaluated({banding[0].toUInt(), banding[1].toUInt()})["forecast"];
    EXPECT_EQ(count_in(cell(1)), std::llround(forecast["candidates"]["value"].get<double>())) << cell(0).toStdString();
    EXPECT_EQ(count_in(cell(2)), std::llround(forecast["missed"]["value"].get<double>())) << cell(0).toStdString();
  }
}

// One answer to one question: the best row, the first point of the front and the suggestion.
TEST_P(Agreement, between_the_first_row_and_the_suggestion) {
  const auto* table = find<QTableView>("sweep.table")->model();
  find<QTabBar>("sweep.kinds")->setCurrentIndex(0);
  for (const double goal : {0.9, 0.95, 0.99}) {
    session.set_recall_goal(goal);
    const auto& reached = session.sweeps().table().reached;
    ASSERT_TRUE(wait_until([&] { return reached && reached->recall == goal; }));
    const Json suggested = Json::parse(cli("suggest --recall " + QString::number(goal).toStdString() +
                                           " --threshold 0.8 --hashes 100 --json"))
                               .at("suggestion");
    ASSERT_TRUE(suggested["reached"]);
    SCOPED_TRACE(suggested.dump());
    const Setting row(table->index(0, 0).data().toUInt(), table->index(0, 1).data().toUInt());
    EXPECT_EQ(row.first, suggested["bands"].get<std::uint32_t>()) << goal;
    EXPECT_EQ(row.second, suggested["rows"].get<std::uint32_t>()) << goal;
  }
}

INSTANTIATE_TEST_SUITE_P(Corpora, Agreement, testing::Values("builtin", "reuters21578.tar.gz", kGenerated));

}  // namespace
}  // namespace lookalike
