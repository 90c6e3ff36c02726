// The house stands as HACKING.md draws it: data flows one way, so a folder includes only itself and those before
// it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace lookalike {
namespace {

namespace fs = std::filesystem;

// Widgets are small controls that pages are made of; models know no widget, so the session stands after them.
const std::vector<std::string> kOrder = {
    "core/base",
    "core/system",
    "core/corpus",
    "core/text",
    "core/sketch",
    "core/lsh",
    "core/similarity",
    "core/pipeline",
    "core/verdicts",
    "core/query",
    "core/experiment",
    "core/exchange",
    "ui/models",
    "ui/session",
    "ui/widgets",
    "ui/views",
    "ui/main_window/run_files",
    "ui/main_window/exports",
    "ui/main_window/menus",
    "ui/main_window",
    "app",
};

// Only what lies in the folder around it includes a room's headers: that folder's own headers are its face.
const std::vector<std::string> kRooms = {
    "core/corpus/input",      "core/corpus/formats",        "core/corpus/storage",
    "core/similarity/verify", "core/similarity/exact_join",
};

// The rooms that a room of the same folder may use beside itself.
const std::vector<std::pair<std::string, std::string>> kDoors = {{"core/corpus/formats", "core/corpus/input"},
                                                                 {"core/corpus/formats", "core/corpus/storage"}};

struct Source {
  std::string path;  // below the source folder
  std::string text;
};

// "core/base" of "core/base/error.h"; "app" of whatever is in app/; empty for anything else.
std::string folder_of(std::string_view path) {
  for (const std::string& folder : kOrder)
    if (path.starts_with(folder + '/')) return folder;
  return {};
}

std::vector<std::string> includes_of(const std::string& text) {
  std::vector<std::string> included;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    line.erase(std::remove_if(line.begin(), line.end(), [](char c) { return c == ' ' || c == '\t'; }), line.end());
    if (!line.starts_with("#include") || line.size() < 10) continue;
    const char end = line[8] == '<' ? '>' : '"';
    included.push_back(line.substr(9, line.find(end, 9) - 9));
  }
  return included;
}

std::ptrdiff_t rank(const std::string& folder) {
  return std::find(kOrder.begin(), kOrder.end(), folder) - kOrder.begin();
}

bool is_qt(const std::string& header) {
  const bool is_class = header.size() > 1 && header[0] == 'Q' && header[1] >= 'A' && header[1] <= 'Z';
  return is_class || header.starts_with("Qt");
}

bool is_widget_header(const std::string& header) {
  const std::string name = header.substr(header.rfind('/') + 1);
  constexpr std::string_view kGui[] = {"QWidget",     "QDialog", "QMainWindow", "QApplication", "QLabel",
                                       "QPushButton", "QTable",  "QTree",       "QListView",    "QPainter",
                                       "QLayout",     "QMenu",   "QAction",     "QCustomPlot"};
  return header.starts_with("QtWidgets") || header.starts_with("QtGui") || header.starts_with("QtCharts") ||
         header == "qcustomplot.h" ||
         std::any_of(std::begin(kGui), std::end(kGui), [&](std::string_view gui) { return name.starts_with(gui); });
}

// The room that a path lies in; empty when it is none.
std::string room_of(std::string_view path) {
  for (const std::string& room : kRooms)
    if (path.starts_with(room + '/')) return room;
  return {};
}

bool opens_closed_room(const std::string& path, const std::string& header) {
  const std::string room = room_of(header), own = room_of(path);
  if (room.empty() || room == own) return false;
  const std::string around = room.substr(0, room.rfind('/') + 1);
  if (!path.starts_with(around)) return true;
  return !own.empty() && std::ranges::find(kDoors, std::pair(own, room)) == kDoors.end();
}

// A face that includes a room's header would show it to everybody.
bool shows_storage(const std::string& path, const std::string& header) {
  return header.starts_with("core/corpus/storage/") && path.ends_with(".h") && room_of(path).empty();
}

std::vector<std::string> violations(const std::vector<Source>& sources) {
  std::vector<std::string> found;
  for (const Source& source : sources) {
    const std::string folder = folder_of(source.path);
    if (folder.empty()) found.push_back(source.path + " is in no folder of the list");
    for (const std::string& header : includes_of(source.text)) {
      const std::string other = folder_of(header);
      const bool below = !other.empty() && rank(other) > rank(folder);
      const bool unknown = other.empty() && (header.starts_with("core/") || header.starts_with("ui/"));
      const bool qt_in_core = folder.starts_with("core/") && is_qt(header);
      const bool widget_in_models = folder == "ui/models" && is_widget_header(header);
      const bool closed = opens_closed_room(source.path, header) || shows_storage(source.path, header);
      if (below || unknown || qt_in_core || widget_in_models || closed)
        found.push_back(source.path + " includes " + header);
    }
  }
  return found;
}

std::string text_of(const fs::path& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Folders of sources whose names HACKING's drawing has not.
std::vector<std::string> not_drawn() {
  const fs::path root = LOOKALIKE_SOURCE_DIR;
  const std::string page = text_of(root / "HACKING.md");
  const std::size_t begin = page.find("\n    core/"), end = page.find("\nA folder includes", begin);
  std::istringstream drawing(page.substr(begin, end - begin));
  std::vector<std::string> drawn, found;
  for (std::string word; drawing >> word;) {
    std::erase_if(word, [](char c) { return std::string_view("(),;:").find(c) != std::string_view::npos; });
    drawn.push_back(word);
  }
  for (const char* top : {"core", "ui", "app"})
    for (const auto& entry : fs::recursive_directory_iterator(root / top))
      if (entry.is_directory() && std::ranges::find(drawn, entry.path().filename().string()) == drawn.end())
        found.push_back(fs::relative(entry.path(), root).string());
  return found;
}

std::vector<Source> sources_of_project() {
  std::vector<Source> sources;
  const fs::path root = LOOKALIKE_SOURCE_DIR;
  for (const char* top : {"core", "ui", "app"}) {
    for (const auto& entry : fs::recursive_directory_iterator(root / top)) {
      const std::string extension = entry.path().extension();
      if (extension != ".h" && extension != ".cpp") continue;
      sources.push_back({fs::relative(entry.path(), root), text_of(entry.path())});
    }
  }
  return sources;
}

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Layout, no_folder_of_the_project_includes_one_below_it) {
  const auto sources = sources_of_project();
  EXPECT_GT(sources.size(), 20u);
  EXPECT_THAT(violations(sources), IsEmpty());
}

TEST(Layout, every_folder_is_in_the_drawing_of_hacking) {
  EXPECT_THAT(not_drawn(), IsEmpty());
}

TEST(LayoutChecker, an_include_from_above_is_fine) {
  EXPECT_THAT(violations({{"core/lsh/a.cpp", "#include \"core/base/error.h\"\n#include \"core/lsh/a.h\"\n"}}),
              IsEmpty());
}

TEST(LayoutChecker, an_include_from_below_is_found) {
  EXPECT_THAT(violations({{"core/base/a.h", "#pragma once\n#include \"core/corpus/corpus.h\"\n"}}),
              ElementsAre("core/base/a.h includes core/corpus/corpus.h"));
}

TEST(LayoutChecker, a_core_that_knows_the_window_is_found) {
  EXPECT_THAT(violations({{"core/exchange/a.cpp", "#include \"ui/models/tables/pairs_model.h\"\n"}}),
              ElementsAre("core/exchange/a.cpp includes ui/models/tables/pairs_model.h"));
}

TEST(LayoutChecker, qt_in_the_core_is_found_also_with_spaces) {
  EXPECT_THAT(violations({{"core/base/a.h", "  #  include <QString>\n#include <QtCore/QObject>\n"}}),
              ElementsAre("core/base/a.h includes QString", "core/base/a.h includes QtCore/QObject"));
}

TEST(LayoutChecker, a_widget_in_a_model_is_found_and_core_classes_are_not) {
  EXPECT_THAT(violations({{"ui/models/a.h", "#include <QAbstractTableModel>\n#include <QtWidgets/QTableView>\n"}}),
              ElementsAre("ui/models/a.h includes QtWidgets/QTableView"));
}

TEST(LayoutChecker, a_view_may_use_widgets_but_no_widget_a_view) {
  EXPECT_THAT(violations({{"ui/views/pairs/a.cpp", "#include \"ui/widgets/style/theme.h\"\n"},
                          {"ui/widgets/b.cpp", "#include \"ui/views/pairs/a.h\"\n"}}),
              ElementsAre("ui/widgets/b.cpp includes ui/views/pairs/a.h"));
}

TEST(LayoutChecker, a_room_is_open_to_the_folder_around_it_and_through_its_doors) {
  EXPECT_THAT(violations({{"core/corpus/corpus.cpp", "#include \"core/corpus/storage/text_store.h\"\n"},
                          {"core/corpus/formats/a.cpp", "#include \"core/corpus/input/b.h\"\n"}}),
              IsEmpty());
}

TEST(LayoutChecker, a_closed_room_that_is_entered_is_found) {
  EXPECT_THAT(violations({{"core/lsh/a.cpp", "#include \"core/corpus/input/b.h\"\n"},
                          {"core/corpus/storage/a.h", "#include \"core/corpus/input/b.h\"\n"}}),
              ElementsAre("core/lsh/a.cpp includes core/corpus/input/b.h",
                          "core/corpus/storage/a.h includes core/corpus/input/b.h"));
}

TEST(LayoutChecker, storage_in_a_face_is_found) {
  EXPECT_THAT(violations({{"core/corpus/corpus.h", "#include \"core/corpus/storage/text_store.h\"\n"}}),
              ElementsAre("core/corpus/corpus.h includes core/corpus/storage/text_store.h"));
}

TEST(LayoutChecker, a_file_outside_of_every_folder_is_found) {
  EXPECT_THAT(violations({{"core/misc/a.cpp", ""}}), ElementsAre("core/misc/a.cpp is in no folder of the list"));
}

}  // namespace
}  // namespace lookalike
