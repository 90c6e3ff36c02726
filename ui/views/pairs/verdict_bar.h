#pragma once

#include <QWidget>
#include <array>
#include <optional>

#include "core/experiment/judging/judging_order.h"
#include "core/verdicts/verdicts.h"

class QAction;
class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;

namespace lookalike {

class ElidedLabel;

/// The verdict on the selected pair: a button and a key for each verdict, a note, undo, order and progress of judging.
class VerdictBar final : public QWidget {
  Q_OBJECT

 public:
  /// The keys work wherever the focus is in `keys_in`.
  explicit VerdictBar(QWidget* keys_in, QWidget* parent = nullptr);

  /// Null: the pair is not judged.
  void show_pair(const JudgedPair* judged);
  /// No pair is selected.
  void show_nothing();
  /// Saves the note being written, before another pair is shown.
  void keep_note();
  void show_progress(const QString& progress);
  void set_can_undo(bool can);
  /// There are numbers by similarity.
  void offer_strata(bool offered);

  JudgingOrder order() const;
  /// The next pair follows each verdict automatically.
  bool goes_on() const;

 signals:
  void judged(lookalike::Verdict verdict);
  void noted(const QString& note);
  void undo_wanted();
  void next_wanted();
  void strata_wanted();
  /// Asks to return the focus to the pair.
  void note_left();

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  QPushButton* make_button(const char* name, const QString& text, const QString& meaning, const QString& key,
                           QWidget* keys_in);
  QWidget* make_verdicts(QWidget* keys_in);
  QWidget* make_note(QWidget* keys_in);
  void make_steps(QWidget* keys_in);
  QList<QWidget*> make_order();
  void leave_note(bool keep);
  void remember();

  std::array<QPushButton*, 4> verdicts_{};
  QLineEdit* note_ = nullptr;
  QPushButton *next_ = nullptr, *undo_ = nullptr;
  QComboBox* order_ = nullptr;
  QCheckBox* goes_on_ = nullptr;
  QPushButton* strata_ = nullptr;
  ElidedLabel* progress_ = nullptr;
  QString saved_note_;
};

}  // namespace lookalike
