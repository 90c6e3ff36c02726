#pragma once

#include <QString>
#include <QWidget>
#include <memory>
#include <optional>

#include "core/corpus/corpus.h"
#include "ui/models/reading/pair_reading.h"
#include "ui/session/worker.h"

class QAction;
class QLabel;
class QMenu;
class QStackedLayout;
class QTimer;

namespace lookalike {

class Connectors;
class DifferenceStrip;
class FindBar;
class LevelLayout;
class LevelScroll;
class ReadingFoot;
class TextColumn;
class TextPane;

/// The user's display options for two texts.
struct TextLook {
  ReadingWay way = ReadingWay::differences;
  LineBreaks lines = LineBreaks::joined;
  bool fixed_pitch = false;
  bool folded = false;  // long equal stretches
  double scale = 1;     // of the type, relative to the window's

  bool operator==(const TextLook&) const = default;
};

/// Two documents side by side with marked differences, scrolled so that the same words stay at the same height.
class SideBySide : public QWidget {
  Q_OBJECT

 public:
  explicit SideBySide(QWidget* parent = nullptr);
  ~SideBySide() override;

  /// The recipe that reads the texts; null for none. Reads the shown texts again.
  void set_recipe(std::shared_ptr<const Recipe> recipe);
  /// Copies the texts and shows them at once; the marks follow after the comparison.
  void show_pair(const Document& a, const Document& b, const QString& heading_a, const QString& heading_b);
  /// Shows a sentence that says what to do, instead of a pair.
  void clear(const QString& hint);

  void set_look(const TextLook& look);
  /// Words to mark in all texts, such as those of a search for documents.
  void mark_words(const QStringList& words);
  /// Adds buttons for the action that switches the recipe's view, and for the menu of the other options.
  void offer(QAction* way, QMenu* menu);

  const PairReading& reading() const { return reading_; }
  int difference_count() const { return static_cast<int>(pair().differences()); }
  /// Whether the second document is on the left.
  bool swapped() const { return swapped_; }
  /// From 0; -1 if no difference is selected.
  int current_difference() const { return current_; }

 public slots:
  void next_difference();
  void previous_difference();
  void go_to_difference(int difference);
  /// Moves the cursor to the counterpart of the passage it is on: a moved passage, or shared shingles.
  void go_to_other_place();
  void swap_sides();
  void set_font_points(qreal points);
  /// Opens a line that searches both texts.
  void find_in_text();

 signals:
  /// The marks of the latest pair are in place.
  void compared();
  void sides_swapped();
  /// Ctrl+wheel over a text: zoom in by this number of steps.
  void zoomed(int steps);

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// The difference selected last.
  struct Place {
    int left = -1, right = -1;
    Side with_words = Side::left;
  };
  QWidget* make_texts();
  TextColumn* make_column(Side side);
  TextPane* pane(Side side) const;
  const MarkedPair& pair() const { return reading_.pair(look_.way); }
  bool has_pair() const;
  /// The selected difference, or the first one after the last selection.
  int here() const { return current_ < 0 ? next_ : current_; }
  int following() const { return current_ < 0 ? next_ : current_ + 1; }
  void show_texts();
  void show_texts_again(int left_top, int right_top);
  void show_room();
  void compare();
  void take(const PairReading& reading);
  void open_at_difference();
  void show_marks();
  void draw_marks();
  void find_place();
  void show_current();
  bool arrange();
  void level_again();
  void show_fonts();
  void unfold(int fold);
  void click(Side side, int position);
  void light(Side side, int position);
  void show_difference(int difference, std::optional<Side> fixed);
  QString current_text() const;
  void say_where();

  TextColumn* left_ = nullptr;
  TextColumn* right_ = nullptr;
  std::unique_ptr<LevelLayout> layout_;
  LevelScroll* scroll_ = nullptr;
  Connectors* connectors_ = nullptr;
  DifferenceStrip* strip_ = nullptr;
  FindBar* find_bar_ = nullptr;
  QLabel* hint_ = nullptr;
  ReadingFoot* foot_ = nullptr;
  QStackedLayout* stack_ = nullptr;
  QTimer* busy_ = nullptr;
  QTimer* wrapped_ = nullptr;
  std::shared_ptr<const Recipe> recipe_;
  PairReading reading_;
  TextLook look_;
  qreal points_ = 0;  // of the window's type; 0: unknown
  Place place_;
  int current_ = -1, next_ = 0;
  bool comparing_ = false;
  bool swapped_ = false;
  bool opens_ = false;  // select the first difference once it is known
  Worker worker_;
  LatestRequest request_{worker_};
};

}  // namespace lookalike
