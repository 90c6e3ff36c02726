#pragma once

#include <QTabWidget>
#include <initializer_list>

namespace lookalike {

/// Texts about one setting on tabs beside each other: below each other they would be higher than a small screen at
/// large type.
class SettingTabs final : public QTabWidget {
  Q_OBJECT

 public:
  explicit SettingTabs(QWidget* parent = nullptr);

  /// A tab with widgets below each other; `tip` explains it in one sentence.
  void add(const char* name, const QString& title, const QString& tip, std::initializer_list<QWidget*> widgets);

  /// Makes it equally high for every tab, so that nothing moves when another one is chosen; longer texts scroll. So
  /// many pixels `less` where the screen is small, but two lines at least.
  void fit(int less = 0);
};

}  // namespace lookalike
