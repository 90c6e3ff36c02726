#include "ui/widgets/controls/parameter_control.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QFileDialog>
#include <QSpinBox>
#include <QTest>

#include "ui/widgets/controls/building.h"

namespace lookalike {
namespace {

class StopWordsControl : public testing::Test {
 protected:
  StopWordsControl() {
    QObject::connect(&control, &ParameterControl::edited,
                     [this](const Parameter&, const std::string& value) { edits.push_back(value); });
  }
  void show_stop_words(const std::string& value) {
    Recipe recipe;
    recipe.text.stop_words = value;
    control.show_recipe(recipe);
  }
  // The entry that opens a file dialog is the last one.
  QFileDialog& ask() {
    box.setCurrentIndex(box.count() - 1);
    emit box.activated(box.count() - 1);
    return *control.findChild<QFileDialog*>();
  }

  ParameterControl control{*find_parameter("text.stop_words")};
  QComboBox& box = *control.findChild<QComboBox*>();
  std::vector<std::string> edits;
};

TEST_F(StopWordsControl, returns_to_its_value_if_no_file_is_chosen) {
  for (const char* words : {"nltk", "none", "/home/me/words.txt"}) {
    show_stop_words(words);
    QFileDialog& dialog = ask();
    dialog.reject();
    delete &dialog;
    EXPECT_EQ(box.currentText(), words);
    EXPECT_TRUE(edits.empty()) << edits.front();
  }
}

TEST_F(StopWordsControl, uses_the_chosen_file) {
  show_stop_words("nltk");
  emit ask().fileSelected("/home/me/words.txt");
  EXPECT_EQ(edits, std::vector<std::string>{"/home/me/words.txt"});
}

TEST(NumberBox, takes_its_maximum_for_a_larger_number) {
  NumberBox<QDoubleSpinBox> percent;
  percent.setRange(1, 99.9);
  percent.setDecimals(1);
  percent.setSuffix(QStringLiteral(" %"));
  percent.selectAll();
  QTest::keyClicks(&percent, QStringLiteral("100"));
  EXPECT_EQ(percent.value(), 99.9);
  EXPECT_EQ(percent.text(), QStringLiteral("99.9 %"));
  NumberBox<QSpinBox> count;
  count.setRange(1, 50);
  count.selectAll();
  QTest::keyClicks(&count, QStringLiteral("1000"));
  EXPECT_EQ(count.value(), 50);
  count.selectAll();
  QTest::keyClicks(&count, QStringLiteral("7"));
  EXPECT_EQ(count.value(), 7);
}

}  // namespace
}  // namespace lookalike
