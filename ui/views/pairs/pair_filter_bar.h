#pragma once

#include <QTimer>
#include <QWidget>

#include "core/query/pair_listing.h"

class QCheckBox;
class QLabel;
class QSpinBox;

namespace lookalike {

class FilterLine;

/// Which of the chosen pairs are listed: a filter line, and switches for what is often asked for.
class PairFilterBar final : public QWidget {
  Q_OBJECT

 public:
  explicit PairFilterBar(QWidget* parent = nullptr);

  const PairListing& listing() const { return listing_; }
  /// The switch for pairs of equal shingle sets, to stand beside the number of pairs.
  QCheckBox* identical_switch() const { return hide_identical_; }
  /// How many pairs it hides.
  void show_hidden(std::uint64_t identical);
  /// Writes a filter as a person would; it is read at once.
  void set_filter(const QString& text);

 signals:
  void changed();

 private:
  QWidget* make_line();
  QCheckBox* make_switch(const char* name, const QString& text, const QString& tip);
  QSpinBox* make_number(const char* name, const QString& spoken, const QString& tip, int value);
  void make_identical_switch();
  QWidget* make_switches();
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
