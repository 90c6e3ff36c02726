#pragma once

#include <QWidget>
#include <vector>

#include "core/pipeline/recipe.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace lookalike {

class RecipeGroups;
class Session;
class WideEnoughArea;

/// The studies, every parameter of the recipe in groups, and what is wrong or odd about the present values.
class RecipePanel final : public QWidget {
  Q_OBJECT

 public:
  explicit RecipePanel(Session& session, QWidget* parent = nullptr);

  /// Takes as little width as it can.
  void set_narrow(bool narrow);
  /// By its parameters, as they were laid out last.
  int wanted_width() const;

 signals:
  void run_wanted();
  void suggestion_wanted();

 private:
  QWidget* make_header();
  QWidget* make_live();
  QWidget* make_scroll();
  QWidget* make_notes();
  void choose_study(int index);
  void edit(const Parameter& parameter, const std::string& value);
  void show_recipe();
  void show_study();
  void show_notes();
  void show_costs();

  Session& session_;
  QComboBox* studies_ = nullptr;
  RecipeGroups* groups_ = nullptr;
  WideEnoughArea* scroll_ = nullptr;
  QWidget* notes_ = nullptr;
  QCheckBox* live_ = nullptr;
  QToolButton* run_ = nullptr;
  QLabel* waiting_ = nullptr;
  QLabel* problems_ = nullptr;
  QLabel* warnings_ = nullptr;
};

}  // namespace lookalike
