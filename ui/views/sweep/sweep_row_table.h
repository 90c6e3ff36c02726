#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/experiment/evaluation/pair_choice.h"
#include "ui/models/sweep/sweep_model.h"

class QMenu;
class QTableView;

namespace lookalike {

class Session;

/// The table of a sweep's rows and what can be done with one: use its values, list its pairs, add its run. Its counts
/// are links to their pairs.
class SweepRowTable final : public QWidget {
  Q_OBJECT

 public:
  explicit SweepRowTable(Session& session, QWidget* parent = nullptr);

  /// `settings` are those of the table.
  void show_table(const SweepTable& table, const std::vector<SweepSetting>& settings);
  /// The selected row, in run order.
  std::optional<std::size_t> selected_row() const;
  void select(std::size_t row);
  /// Selects the row with the settings of a recipe, if any.
  void select_recipe(const Recipe& recipe);
  /// Sets the recipe to that of a row, with all parameters of its sweep.
  void adopt(std::size_t row);
  /// The pairs that a cell counts, if they can be listed for the open corpus.
  std::optional<SweepLink> link_at(const QModelIndex& index) const;
  /// Lists the pairs of a cell with a link.
  void follow(const QModelIndex& index);

 signals:
  void selected(std::optional<std::size_t> row);
  /// Asks to list these pairs, found by the recipe.
  void pairs_wanted(const lookalike::PairChoice& choice);
  /// The recipe is now that of this row, because its pairs are wanted.
  void taken(const QString& row);
  void saved(const QString& sentence);

 private:
  void make_table();
  QLayout* make_buttons();
  void offer_pairs();
  void list(const SweepPlan& plan, const SweepRow& row, PairChoice choice);
  void save(const QString& path);

  Session& session_;
  SweepModel model_;
  QTableView* table_ = nullptr;
  QMenu* pairs_ = nullptr;
};

}  // namespace lookalike
