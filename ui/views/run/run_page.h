#pragma once

#include <QScrollArea>

#include "ui/models/text/text_table.h"

class QGridLayout;
class QLabel;
class QTableView;

namespace lookalike {

class Session;
class StagePie;

/// All facts about the latest run: counts, time per stage, memory, warnings, the whole recipe.
class RunPage final : public QScrollArea {
  Q_OBJECT

 public:
  explicit RunPage(Session& session, QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  QTableView* add_table(const char* name, int row, int column, int columns, const QString& title, TextTable& model);
  QWidget* make_pie();
  QString caption() const;
  void add_recipe_button(QGridLayout* grid);
  void take_result();
  void show_result();
  void show_source();
  void fit_tables();
  void place_shares();
  void copy_recipe() const;

  Session& session_;
  TextTable counts_, times_, memory_, recipe_;
  QGridLayout* grid_ = nullptr;
  QTableView* of_times_ = nullptr;
  QWidget* shares_ = nullptr;
  bool is_below_ = false;  // true: the shares are below the times
  StagePie* pie_ = nullptr;
  QLabel* warnings_ = nullptr;
  QLabel* source_ = nullptr;
  std::vector<QTableView*> tables_;
  bool outdated_ = false;
};

}  // namespace lookalike
