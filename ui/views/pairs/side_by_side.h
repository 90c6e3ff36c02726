#pragma once

#include <QString>
#include <QWidget>

#include "core/corpus/corpus.h"
#include "ui/models/text/marked_text.h"

class QAction;
class QLabel;
class QStackedLayout;
class QTimer;
class QToolButton;

namespace lookalike {

class DifferenceStrip;
class ElidedLabel;
class FindBar;
class ProseComparer;
class TextPane;

/// Two documents beside each other with their differences marked, scrolled so that the same words stay level.
class SideBySide : public QWidget {
  Q_OBJECT

 public:
  /// Keys that go from difference to difference: a window has them once, for whichever texts are seen.
  enum class Keys { own, of_window };
  explicit SideBySide(Keys keys = Keys::own, QWidget* parent = nullptr);
  ~SideBySide() override;

  /// Copies the texts and shows them at once; the marks follow when the comparison is done.
  void show_pair(const Document& a, const Document& b, const QString& heading_a, const QString& heading_b);
  /// Shows no pair, only a sentence that says what to do.
  void clear(const QString& hint);

  int difference_count() const { return static_cast<int>(pair_.differences()); }
  /// From 0; -1 when no difference is selected.
  int current_difference() const { return current_; }

 public slots:
  void next_difference();
  void previous_difference();
  void go_to_difference(int difference);
  void set_font_points(qreal points);
  /// Opens a line that searches the text that was clicked last.
  void find_in_text();

 signals:
  /// The marks for the pair shown last are in place.
  void compared();

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  struct Column {
    ElidedLabel* heading;
    ElidedLabel* details;
    TextPane* pane;
  };

  QWidget* make_texts();
  QWidget* make_column(Side side, Column& column);
  QWidget* make_foot();
  QToolButton* make_step(Qt::ArrowType arrow, const QString& name, const QString& text, const QKeySequence& key,
                         void (SideBySide::*step)());
  QAction* add_key(const QString& name, const QString& text, const QKeySequence& key);
  void alternative_keys(bool offered);
  void fill(Column& column, const Document& document, const QString& heading, const std::string& text);
  void set_marks(const MarkedPair& pair, bool approximate);
  void say_where();
  void follow(Side leader);

  Column left_{}, right_{};
  DifferenceStrip* strip_ = nullptr;
  FindBar* find_bar_ = nullptr;
  QLabel* hint_ = nullptr;
  QLabel* where_ = nullptr;
  ElidedLabel* legend_ = nullptr;
  QStackedLayout* stack_ = nullptr;
  QToolButton* next_ = nullptr;
  QToolButton* previous_ = nullptr;
  QList<QAction*> keys_;
  QTimer* busy_ = nullptr;
  ProseComparer* comparer_ = nullptr;
  MarkedPair pair_;
  Keys with_keys_;
  int current_ = -1;
  bool approximate_ = false;
  bool comparing_ = false;
  bool following_ = false;
};

}  // namespace lookalike
