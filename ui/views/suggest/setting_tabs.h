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

  /// Makes it as high as the tab in front wants, up to what a screen of 800 leaves at large type; more scrolls.
  void fit();
};

}  // namespace lookalike
