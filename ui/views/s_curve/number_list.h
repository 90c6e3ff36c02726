#pragma once

#include <QLabel>
#include <QWidget>
#include <cstdint>

class QGridLayout;
class QToolButton;

namespace lookalike {

class SCurvePlot;

/// A heading over rows of "name  value"; each row's tooltip explains its number in one sentence.
class NumberList : public QWidget {
  Q_OBJECT

 public:
  explicit NumberList(QWidget* parent = nullptr);

  void set_heading(const QString& heading);
  /// Adds a row, with the tooltip of its object name, and returns the label of its value.
  QLabel* add(const QString& object_name, const QString& name);
  /// Puts a link beside a value of the list, named "show" by default; `meaning` says where it leads. Returns the
  /// button, to connect it.
  QToolButton* add_link(QLabel* value, const QString& meaning, const QString& text = {});

 private:
  QLabel* heading_;
  QGridLayout* rows_;
};

/// Sets a count as the text of a value; disables its link if the count is 0.
void set_count(QLabel* value, std::uint64_t count);

/// Shows or hides a value of a NumberList, with its name and link.
void set_row_visible(QLabel* value, bool visible);

/// Numbers that depend only on the settings, at their threshold.
class TheoryList : public NumberList {
  Q_OBJECT

 public:
  explicit TheoryList(QWidget* parent = nullptr);

  /// Reads the settings and curves of the plot.
  void show_numbers(const SCurvePlot& plot);

 private:
  void show_accepted(const SCurvePlot& plot);

  QLabel *candidate_ = nullptr, *kept_ = nullptr, *accepted_ = nullptr, *missed_ = nullptr;
  QLabel *false_positive_ = nullptr, *false_negative_ = nullptr, *steepest_ = nullptr;
};

}  // namespace lookalike
