#pragma once

#include <QWidget>
#include <vector>

#include "core/pipeline/recipe.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace lookalike {

class ParameterControl;
class Session;

/// Every parameter of the recipe in groups, the studies, and what is wrong or odd about the present values.
class RecipePanel final : public QWidget {
  Q_OBJECT

 public:
  explicit RecipePanel(Session& session, QWidget* parent = nullptr);

 private:
  QWidget* make_header();
  QWidget* make_groups();
  QWidget* make_notes();
  void add_group(QVBoxLayout* column, const QString& title, std::string_view prefix);
  void add_parameter(QGridLayout* grid, const Parameter& parameter, QLabel* group_title);
  void add_band_lines(QGridLayout* grid);
  void choose_study(int index);
  void edit(const Parameter& parameter, const std::string& value);
  void show_recipe();
  void show_study();
  void show_notes();
  void set_slider_ends();

  Session& session_;
  std::vector<ParameterControl*> controls_;
  QComboBox* studies_ = nullptr;
  QLabel* arithmetic_ = nullptr;
  QLabel* problems_ = nullptr;
  QLabel* warnings_ = nullptr;
};

}  // namespace lookalike
