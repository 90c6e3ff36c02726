#pragma once

#include <QLineEdit>
#include <QTimer>
#include <QWidget>
#include <optional>

#include "core/query/filter/pair_filter.h"

class QCheckBox;
class QCompleter;
class QJsonObject;
class QLabel;
class QSpinBox;

namespace lookalike {

/// A line for a filter of pairs: completes fields and operators during typing, and underlines errors.
class FilterLine final : public QLineEdit {
  Q_OBJECT

 public:
  explicit FilterLine(QWidget* parent = nullptr);

  /// Underlines from the character at this position, or the last one, to the end; nullopt removes the underline.
  void mark(std::optional<qsizetype> position);

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  /// The start of the word before the cursor.
  int word_begin() const;
  void offer();
  void complete(const QString& word);
  /// The selected completion, otherwise the first.
  void take_completion();

  QCompleter* completer_;
  bool marked_ = false;
};

/// Filters the chosen pairs: a filter line, and switches for common filters, in as few lines as they need together with
/// the choice of pairs and a remark on the list.
class PairFilterBar final : public QWidget {
  Q_OBJECT

 public:
  PairFilterBar(QWidget* chooser, QWidget* remark, QWidget* parent = nullptr);

  const PairListing& listing() const { return listing_; }
  /// The switch for pairs with equal shingle sets.
  QCheckBox* identical_switch() const { return hide_identical_; }
  /// Sets the number of pairs that the switch hides.
  void show_hidden(std::uint64_t identical);
  /// Sets the filter's text and applies it at once.
  void set_filter(const QString& text);
  /// Sets line and switches to those of an earlier window; a minimum number of words becomes part of the line.
  void return_to(const QJsonObject& place);

 signals:
  void changed();

 private:
  QWidget* make_line();
  QCheckBox* make_switch(const char* name, const QString& text);
  QSpinBox* make_number(const char* name, const QString& spoken, int value);
  void add_switches(QLayout* flow);
  void read();

  FilterLine* line_ = nullptr;
  QCheckBox* hide_identical_ = nullptr;
  QCheckBox* one_a_group_ = nullptr;
  QCheckBox* hide_short_ = nullptr;
  QSpinBox* words_ = nullptr;
  QCheckBox* sample_ = nullptr;
  QSpinBox* of_stratum_ = nullptr;
  QLabel* problem_ = nullptr;
  QTimer typing_;
  PairListing listing_;
};

}  // namespace lookalike
