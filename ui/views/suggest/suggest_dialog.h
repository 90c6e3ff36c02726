#pragma once

#include <QDialog>
#include <optional>

#include "core/experiment/banding_suggestion.h"
#include "core/experiment/survey.h"
#include "core/experiment/threshold_suggestion.h"
#include "ui/session/worker.h"

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace lookalike {

class Session;

/// What reaches a goal: bands and rows, and the signature length if that may change, chosen from the similarities of
/// this corpus's own pairs, with what they are expected to find, miss and cost. Nothing changes before it is adopted.
class SuggestDialog final : public QDialog {
  Q_OBJECT

 public:
  explicit SuggestDialog(Session& session, QWidget* parent = nullptr);

 signals:
  /// What the suggestion would make of the recipe; nothing when there is none.
  void previewed(const std::optional<lookalike::Recipe>& recipe);

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  struct Advice {
    BandingSuggestion banding;
    ThresholdSuggestion threshold;
  };
  void make_form();
  void ask();
  BandingGoal goal() const;
  void take(Result<Advice> advice);
  void say(const QString& sentence);
  Recipe suggested() const;
  void adopt();

  Session& session_;
  QDoubleSpinBox *recall_, *threshold_;
  QCheckBox* any_length_;
  QLabel *sentence_, *numbers_, *valley_;
  QPushButton* adopt_ = nullptr;
  std::optional<BandingSuggestion> suggestion_;
  Worker worker_;
  Lane lane_;
};

}  // namespace lookalike
