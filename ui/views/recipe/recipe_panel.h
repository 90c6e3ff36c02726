#pragma once

#include <QWidget>

#include "core/pipeline/recipe.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace lookalike {

class RecipeGroups;
class Session;
class WideEnoughArea;

/// The studies, every parameter of the recipe in groups, and errors and warnings about the current values.
class RecipePanel final : public QWidget {
  Q_OBJECT

 public:
  explicit RecipePanel(Session& session, QWidget* parent = nullptr);

  /// Takes the least possible width.
  void set_narrow(bool narrow);
  /// The width that its parameters needed in the last layout.
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
