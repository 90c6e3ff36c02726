// The source tree follows the drawing in HACKING.md: data flows one way, so a folder includes only itself and those
// before it. Sub-folders ("rooms") stay small enough to read at a glance, and none consists of a single file.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lookalike {
namespace {

namespace fs = std::filesystem;

// Widgets are small controls that pages are made of. Models do not include widgets, so the session comes after them.
const std::vector<std::string> kOrder = {
    "core/base",
    "core/system",
    "core/corpus",
    "core/text",
    "core/sketch",
    "core/lsh",
    "core/similarity",
    "core/pipeline",
    "core/diff",
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

// Only the folder around a room includes the room's headers: that folder's own headers are its interface.
const std::vector<std::string> kRooms = {
    "core/corpus/input",
    "core/corpus/formats",
    "core/corpus/storage",
    "core/similarity/exact_join",
};

// The rooms of the same folder that a room may use besides itself.
const std::vector<std::pair<std::string, std::string>> kDoors = {{"core/corpus/formats", "core/corpus/input"},
                                                                 {"core/corpus/formats", "core/corpus/storage"}};

constexpr std::size_t kMostFiles = 30;  // in one folder
constexpr std::ptrdiff_t kFewLines = 70;

// Units of fewer lines with one user that may stay. The list only shrinks: new small units move into their user.
// Only a view asks for the judging order, but the order does not belong to the view.
const std::set<std::string> kSmallUnits = {"core/experiment/judging/judging_order"};

struct Source {
  std::string path;  // below the source folder
  std::string text;
};

// "core/base" for "core/base/error.h"; "app" for everything in app/; empty for anything else.
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

// The room that contains a path; empty if none exists.
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

// An interface header that includes a room's header would expose it to everybody.
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

// The sub-folders of one folder between which an include crosses; empty if it crosses none.
std::pair<std::string, std::string> crossed(const std::string& path, const std::string& header) {
  const auto differ = static_cast<std::size_t>(std::ranges::mismatch(path, header).in1 - path.begin());
  const std::size_t begin = path.substr(0, differ).rfind('/') + 1;
  const std::size_t end = path.find('/', begin), other = header.find('/', begin);
  if (end == std::string::npos || other == std::string::npos) return {};
  return {path.substr(0, end), header.substr(0, other)};
}

// Sub-folders that include each other in a cycle.
std::vector<std::string> circles(const std::vector<Source>& sources) {
  std::map<std::string, std::set<std::string>> included;
  for (const Source& source : sources)
    for (const std::string& header : includes_of(source.text))
      if (const auto [from, to] = crossed(source.path, header); !from.empty()) included[from].insert(to);
  for (bool grown = true; std::exchange(grown, false);)
    for (auto& [from, to] : included)
      for (const std::string& middle : std::set(to))
        for (const std::string& end : included.contains(middle) ? included[middle] : std::set<std::string>())
          grown |= to.insert(end).second;
  std::vector<std::string> found;
  for (const auto& [from, to] : included)
    if (to.contains(from)) found.push_back(from);
  return found;
}

std::vector<std::string> crowded_folders(const std::vector<Source>& sources) {
  std::map<std::string, std::size_t> files;
  for (const Source& source : sources) ++files[source.path.substr(0, source.path.rfind('/'))];
  std::vector<std::string> found;
  for (const auto& [folder, count] : files)
    if (count > kMostFiles) found.push_back(folder);
  return found;
}

std::vector<std::string> headers_named_twice(const std::vector<Source>& sources) {
  std::map<std::string, int> headers;
  std::vector<std::string> found;
  for (const Source& source : sources)
    if (const std::string name = source.path.substr(source.path.rfind('/') + 1); name.ends_with(".h"))
      if (++headers[name] == 2) found.push_back(name);
  return found;
}

// Headers that have few lines together with their source file, and only one user.
std::vector<std::string> small_units_with_one_user(const std::vector<Source>& sources) {
  const auto unit_of = [](const std::string& path) { return path.substr(0, path.rfind('.')); };
  std::map<std::string, std::ptrdiff_t> lines;
  std::map<std::string, std::set<std::string>> users;
  for (const Source& source : sources) {
    const std::string unit = unit_of(source.path);
    lines[unit] += std::ranges::count(source.text, '\n');
    if (source.path.ends_with(".h")) users[unit];
    for (const std::string& header : includes_of(source.text))
      if (const std::string used = unit_of(header); used != unit) users[used].insert(unit);
  }
  std::vector<std::string> found;
  for (const auto& [unit, by] : users)
    if (lines.contains(unit) && lines[unit] < kFewLines && by.size() < 2) found.push_back(unit);
  return found;
}

std::string text_of(const fs::path& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Source folders that are missing from the drawing in HACKING.
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

// Source files named in HACKING, by name or by path, that do not exist.
std::vector<std::string> missing_files_of(const std::string& page, const std::vector<Source>& sources) {
  std::vector<std::string> found;
  std::istringstream words(page);
  for (std::string word; std::getline(words, word, '`');) {
    const bool names_source = word.size() > 4 && (word.ends_with(".h") || word.ends_with(".cpp"));
    const auto is_named = [&](const Source& source) { return ('/' + source.path).ends_with('/' + word); };
    if (names_source && std::ranges::none_of(sources, is_named)) found.push_back(word);
  }
  return found;
}

std::vector<Source> sources_of_project(const std::vector<std::string>& tops = {"core", "ui", "app"}) {
  std::vector<Source> sources;
  const fs::path root = LOOKALIKE_SOURCE_DIR;
  for (const std::string& top : tops) {
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
using testing::IsSubsetOf;

TEST(Layout, no_folder_of_the_project_includes_one_below_it) {
  const auto sources = sources_of_project();
  EXPECT_GT(sources.size(), 20u);
  EXPECT_THAT(violations(sources), IsEmpty());
}

TEST(Layout, every_folder_is_in_the_drawing_of_hacking) {
  EXPECT_THAT(not_drawn(), IsEmpty());
}

TEST(Layout, every_file_named_in_hacking_exists) {
  const std::string page = text_of(fs::path(LOOKALIKE_SOURCE_DIR) / "HACKING.md");
  EXPECT_THAT(missing_files_of(page, sources_of_project({"core", "ui", "app", "tests"})), IsEmpty());
}

TEST(Layout, sub_folders_include_one_another_without_a_cycle) {
  EXPECT_THAT(circles(sources_of_project()), IsEmpty());
}

TEST(Layout, no_folder_has_too_many_files) {
  EXPECT_THAT(crowded_folders(sources_of_project()), IsEmpty());
}

TEST(Layout, no_header_name_occurs_twice) {
  EXPECT_THAT(headers_named_twice(sources_of_project({"core", "ui", "app", "tests"})), IsEmpty());
}

TEST(Layout, small_units_with_one_user_are_merged_into_it) {
  EXPECT_THAT(small_units_with_one_user(sources_of_project()), IsSubsetOf(kSmallUnits));
}

TEST(LayoutChecker, a_moved_file_is_found_on_the_page) {
  EXPECT_THAT(
      missing_files_of("`a.h`, `core/a.h` and `base/b.cpp`, `.cpp`", {{"core/base/a.h", ""}, {"core/base/b.cpp", ""}}),
      ElementsAre("core/a.h"));
}

TEST(LayoutChecker, a_cycle_of_sub_folders_is_found_however_long) {
  EXPECT_THAT(circles({{"ui/models/text/a.h", "#include \"ui/models/tables/b.h\"\n"},
                       {"ui/models/tables/c/b.h", "#include \"ui/models/sweep/c.h\"\n"},
                       {"ui/models/sweep/d.h", "#include \"ui/models/text/d.h\"\n#include \"ui/models/e.h\"\n"},
                       {"ui/models/diff/e.h", "#include \"ui/models/text/d.h\"\n"}}),
              ElementsAre("ui/models/sweep", "ui/models/tables", "ui/models/text"));
}

TEST(LayoutChecker, a_folder_and_its_sub_folders_may_include_each_other) {
  EXPECT_THAT(circles({{"core/corpus/a.h", "#include \"core/corpus/input/b.h\"\n"},
                       {"core/corpus/input/b.h", "#include \"core/corpus/c.h\"\n"}}),
              IsEmpty());
}

TEST(LayoutChecker, one_file_too_many_is_found) {
  std::vector<Source> sources;
  for (std::size_t i = 0; i < kMostFiles; ++i) sources.push_back({"core/base/" + std::to_string(i) + ".h", ""});
  EXPECT_THAT(crowded_folders(sources), IsEmpty());
  sources.push_back({"core/base/last.h", ""});
  EXPECT_THAT(crowded_folders(sources), ElementsAre("core/base"));
}

TEST(LayoutChecker, a_header_name_in_two_folders_is_found) {
  EXPECT_THAT(headers_named_twice({{"core/base/a.h", ""}, {"ui/a.h", ""}, {"ui/a.cpp", ""}, {"app/a.cpp", ""}}),
              ElementsAre("a.h"));
}

TEST(LayoutChecker, a_small_unit_needs_two_users_besides_itself) {
  const std::string a = "#include \"core/a.h\"\n", b = "#include \"core/b.h\"\n";
  EXPECT_THAT(small_units_with_one_user({{"core/a.h", ""}, {"core/a.cpp", a}, {"core/u.h", a}, {"core/u.cpp", a}}),
              ElementsAre("core/a", "core/u"));
  EXPECT_THAT(small_units_with_one_user({{"core/a.h", ""},
                                         {"core/u.cpp", a},
                                         {"core/v.cpp", a},
                                         {"core/b.h", std::string(70, '\n')},
                                         {"core/w.cpp", b}}),
              IsEmpty());
}

TEST(LayoutChecker, an_include_of_an_earlier_folder_is_allowed) {
  EXPECT_THAT(violations({{"core/lsh/a.cpp", "#include \"core/base/error.h\"\n#include \"core/lsh/a.h\"\n"}}),
              IsEmpty());
}

TEST(LayoutChecker, an_include_of_a_later_folder_is_found) {
  EXPECT_THAT(violations({{"core/base/a.h", "#pragma once\n#include \"core/corpus/corpus.h\"\n"}}),
              ElementsAre("core/base/a.h includes core/corpus/corpus.h"));
}

TEST(LayoutChecker, a_core_that_includes_the_window_is_found) {
  EXPECT_THAT(violations({{"core/exchange/a.cpp", "#include \"ui/models/tables/pairs_model.h\"\n"}}),
              ElementsAre("core/exchange/a.cpp includes ui/models/tables/pairs_model.h"));
}

TEST(LayoutChecker, qt_in_the_core_is_found_even_with_extra_spaces) {
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

TEST(LayoutChecker, a_room_is_open_to_the_folder_around_it_and_to_its_listed_users) {
  EXPECT_THAT(violations({{"core/corpus/corpus.cpp", "#include \"core/corpus/storage/text_store.h\"\n"},
                          {"core/corpus/formats/a.cpp", "#include \"core/corpus/input/b.h\"\n"}}),
              IsEmpty());
}

TEST(LayoutChecker, an_include_of_a_closed_room_is_found) {
  EXPECT_THAT(violations({{"core/lsh/a.cpp", "#include \"core/corpus/input/b.h\"\n"},
                          {"core/corpus/storage/a.h", "#include \"core/corpus/input/b.h\"\n"}}),
              ElementsAre("core/lsh/a.cpp includes core/corpus/input/b.h",
                          "core/corpus/storage/a.h includes core/corpus/input/b.h"));
}

TEST(LayoutChecker, a_room_header_in_an_interface_header_is_found) {
  EXPECT_THAT(violations({{"core/corpus/corpus.h", "#include \"core/corpus/storage/text_store.h\"\n"}}),
              ElementsAre("core/corpus/corpus.h includes core/corpus/storage/text_store.h"));
}

TEST(LayoutChecker, a_file_outside_every_folder_is_found) {
  EXPECT_THAT(violations({{"core/misc/a.cpp", ""}}), ElementsAre("core/misc/a.cpp is in no folder of the list"));
}

}  // namespace
}  // namespace lookalike
