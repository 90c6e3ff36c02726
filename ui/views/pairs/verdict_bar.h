#pragma once

#include <QWidget>
#include <array>
#include <optional>
#include <string>

#include "core/base/error.h"
#include "core/experiment/judging/judging_order.h"
#include "core/verdicts/verdicts.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;

namespace lookalike {

class ElidedLabel;

/// The pairs to judge: the first `size` in this order, or all listed ones (0).
struct JudgingSample {
  JudgingOrder order = JudgingOrder::strata;
  std::size_t size = 0;
  std::string judge = {};  // whose verdict is missing; empty: anyone's

  bool operator==(const JudgingSample&) const = default;
};

/// The verdict on the selected pair: a button and a key for each verdict, a note, undo, order and progress of judging.
/// Its actions are the keys, which work in every widget that has them; the data of a verdict's key is the verdict.
class VerdictBar final : public QWidget {
  Q_OBJECT

 public:
  explicit VerdictBar(QWidget* parent = nullptr);

  /// Nullopt: the pair is not judged.
  void show_pair(const std::optional<OtherVerdict>& judged);
  /// Shows that no pair is selected.
  void show_nothing();
  /// Saves the note being written, before another pair is shown.
  void keep_note();
  /// Shows one line, with the rest in its tooltip.
  void show_progress(const QString& progress, const QString& details);
  void set_can_undo(bool can);
  /// Judging mode shows only verdicts, note, undo, progress and a button that closes the window.
  void set_alone(bool alone);

  JudgingSample sampling() const;
  void set_sampling(const JudgingSample& sample);
  void resize_sample(std::size_t size) { set_sampling({sampling().order, size}); }
  /// Whether the next pair follows each verdict automatically.
  bool goes_on() const;
  /// Why a verdict was not taken.
  static Error limit_reached();

 signals:
  void judged(lookalike::Verdict verdict);
  void noted(const QString& note);
  void undo_wanted();
  void next_wanted();
  void sampling_changed();
  /// Asks to return the focus to the pair.
  void note_left();

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QAction* add_key(const char* name, const QString& text, const QString& meaning, const QKeySequence& key);
  QPushButton* make_button(const char* name, const QString& text, const QString& meaning, const QString& key);
  QWidget* make_verdicts();
  void make_note();
  void make_choices();
  void leave_note(bool keep);
  void set_draft(const QString& note);
  void fit_progress();
  void remember();

  std::array<QPushButton*, 4> verdicts_{};
  QLineEdit* note_ = nullptr;
  QPushButton *next_ = nullptr, *undo_ = nullptr, *leave_ = nullptr;
  QComboBox* order_ = nullptr;
  QCheckBox* goes_on_ = nullptr;
  ElidedLabel* progress_ = nullptr;
  std::size_t size_ = 0;  // size of the sample
  QString saved_note_;
  QString draft_;  // the note on this pair that Esc left unsaved
  QString told_, details_;
};

}  // namespace lookalike
