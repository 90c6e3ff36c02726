#pragma once

#include <QScrollArea>

namespace lookalike {

/// Scrolls its content only where there is less room than the least it can do with. A plain scroll area would begin to
/// scroll at the height that texts which are wrapped would like to have.
class MinimumSizeScrollArea final : public QScrollArea {
  Q_OBJECT

 public:
  explicit MinimumSizeScrollArea(QWidget* content, QWidget* parent = nullptr);
};

}  // namespace lookalike
