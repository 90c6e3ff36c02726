#pragma once

#include <QString>
#include <QWidget>

#include "core/corpus/corpus.h"

namespace lookalike {

/// Two documents beside each other with their differences marked, scrolled so that the same words stay level.
class SideBySide : public QWidget {
  Q_OBJECT

 public:
  explicit SideBySide(QWidget* parent = nullptr);

  /// Copies the texts and shows them at once; the marks follow when the comparison is done.
  void show_pair(const Document& a, const Document& b, const QString& heading_a, const QString& heading_b);
  void clear(const QString& hint);

  int difference_count() const;
  /// From 0; -1 when no difference is selected.
  int current_difference() const;

 public slots:
  void next_difference();
  void previous_difference();
  void set_font_points(qreal points);

 signals:
  /// The marks for the pair shown last are in place.
  void compared();
};

}  // namespace lookalike
