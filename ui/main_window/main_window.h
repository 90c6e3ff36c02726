#pragma once

#include <QMainWindow>

class QAction;
class QDockWidget;
class QMenu;
class QToolButton;

namespace lookalike {

class CorpusOpener;
class DockWidth;
class FileExport;
class InfoBar;
class LookMenu;
class Pages;
class PanelRoom;
class RecipePanel;
class RunFiles;
class Session;
class VerdictExchange;
struct PairChoice;

/// Assembles panel, pages, menus and status; contains no logic. The session must outlive it.
class MainWindow final : public QMainWindow {
  Q_OBJECT

 public:
  explicit MainWindow(Session& session, QWidget* parent = nullptr);

  CorpusOpener& opener() { return *opener_; }
  RunFiles& run_files() { return *run_files_; }
  Pages& pages() { return *pages_; }
  /// At the very first start, when there are no settings yet, offers the lesson once, after the first run.
  void welcome();
  /// Call when the desktop session ends: the window will close without asking.
  void end_session() { session_ends_ = true; }

 protected:
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void keep_room();
  void share_out_room();
  void make_pages();
  void make_panel();
  void make_runs();
  void make_menus();
  void make_file_menu();
  void make_edit_menu();
  void make_help_menu();
  void connect_s_curve();
  void connect_messages();
  void list_pairs(const PairChoice& choice);
  void show_new_recipe();
  void show_what_can_be_cancelled();
  void begin_export(FileExport* job);
  void show_title();
  void restore();

  Session& session_;
  LookMenu* look_;
  CorpusOpener* opener_;
  RunFiles* run_files_ = nullptr;
  VerdictExchange* verdicts_ = nullptr;
  InfoBar* info_ = nullptr;
  Pages* pages_ = nullptr;
  QDockWidget *panel_ = nullptr, *runs_ = nullptr;
  QToolButton* panel_handle_ = nullptr;
  RecipePanel* recipe_panel_ = nullptr;
  DockWidth* dock_width_ = nullptr;
  PanelRoom* panel_room_ = nullptr;
  QAction* cancel_ = nullptr;
  QAction* run_again_ = nullptr;
  bool is_narrow_ = false;
  QString taking_from_;           // the row or the run that the next edit takes the recipe from
  QString taken_from_;            // the one that the recipe is from, not yet reported
  bool session_ends_ = false;     // the desktop's: nobody can answer a question
  bool changes_settled_ = false;  // unsaved changes may be lost
};

}  // namespace lookalike
