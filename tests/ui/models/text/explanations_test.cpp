#include "ui/models/text/explanations.h"

#include <gtest/gtest.h>

#include <QSet>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

namespace lookalike {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> sources_of_the_window() {
  std::vector<std::string> sources;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(LOOKALIKE_SOURCE_DIR) / "ui")) {
    if (entry.path().extension() != ".cpp") continue;
    std::ifstream file(entry.path());
    sources.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  return sources;
}

bool quotes(const std::string& source, const std::string& name) {
  return source.find('"' + name + '"') != std::string::npos;
}

// A column tooltip is requested by the names of its table and the column, in the same source file; those of the parts
// of a dialog that asks for one value, by the name of the dialog.
bool asks_for(const std::string& source, const std::string& name) {
  const std::string dialog = name.substr(0, name.rfind('.'));
  if (source.find("open_input(dialog, QStringLiteral(\"" + dialog + "\")") != std::string::npos) return true;
  const std::string between = ".column.";
  const auto place = name.find(between);
  return place == std::string::npos
             ? quotes(source, name) || (name.starts_with("open.") && quotes(source, name.substr(5)))
             : quotes(source, name.substr(0, place)) && quotes(source, name.substr(place + between.size()));
}

TEST(Tooltips, are_all_used_by_the_window) {
  const auto sources = sources_of_the_window();
  ASSERT_GT(sources.size(), 100U);
  for (const QString& name : names_with_tooltip())
    EXPECT_TRUE(std::ranges::any_of(sources, [&](const auto& source) { return asks_for(source, name.toStdString()); }))
        << name.toStdString();
}

TEST(Tooltips, exist_for_every_name_that_the_window_uses) {
  const QStringList all = names_with_tooltip();
  const std::regex asked(
      R"re((?:explained|tooltip_of|add_tab|tool_button|push_button|similarity_box)\((?:\w+, )?"([^"]+)")re");
  int found = 0;
  for (const std::string& source : sources_of_the_window())
    for (std::sregex_iterator name(source.begin(), source.end(), asked), end; name != end; ++name, ++found)
      EXPECT_TRUE(all.contains(QString::fromStdString((*name)[1]))) << (*name)[1];
  EXPECT_GT(found, 80);
}

TEST(Tooltips, are_sentences_with_distinct_names) {
  const QStringList all = names_with_tooltip();
  EXPECT_EQ(QSet<QString>(all.begin(), all.end()).size(), all.size());
  for (const QString& name : all) {
    const QString text = tooltip_of(name);
    EXPECT_TRUE(text.endsWith(u'.') || text.endsWith(u')')) << name.toStdString() << ": " << text.toStdString();
  }
}

TEST(WhatIsThis, has_a_text_for_every_heading) {
  for (const QString& name : explained_names()) EXPECT_GT(explanation(name).size(), 40) << name.toStdString();
}

}  // namespace
}  // namespace lookalike
