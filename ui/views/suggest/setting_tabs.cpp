#include "ui/views/suggest/setting_tabs.h"

#include <QScrollArea>
#include <QTabBar>
#include <QVBoxLayout>
#include <algorithm>

namespace lookalike {
namespace {

constexpr int kLines = 9, kFewest = 2;

}  // namespace

SettingTabs::SettingTabs(QWidget* parent) : QTabWidget(parent) {
  setObjectName(QStringLiteral("suggest.tabs"));
  setAccessibleName(tr("More on the selected setting"));
}

void SettingTabs::add(const char* name, const QString& title, const QString& tip,
                      std::initializer_list<QWidget*> widgets) {
  auto* column = new QWidget;
  auto* layout = new QVBoxLayout(column);
  layout->setContentsMargins(6, 4, 6, 4);
  layout->setSpacing(4);
  for (QWidget* widget : widgets) layout->addWidget(widget);
  layout->addStretch(1);
  auto* area = new QScrollArea;
  area->setObjectName(QString::fromLatin1(name));
  area->setAccessibleName(QString(title).remove(u'&'));
  area->setToolTip(tip);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidgetResizable(true);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setWidget(column);
  setTabToolTip(addTab(area, title), tip);
}

void SettingTabs::fit(int less) {
  const int line = fontMetrics().lineSpacing();
  setFixedHeight(tabBar()->sizeHint().height() + std::max(kLines * line - less, kFewest * line));
}

}  // namespace lookalike
