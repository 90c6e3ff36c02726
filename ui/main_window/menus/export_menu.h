#pragma once

#include <QObject>

#include "core/base/csv_text.h"
#include "core/exchange/handoff/engines.h"

class QAction;
class QMenu;
class QWidget;

namespace lookalike {

class FileExport;
class Pages;
class Session;
enum class GroupFile;

/// File > Export: pairs, groups, lists of documents, the clean corpus and the recipe, and the options of their tables.
class ExportMenu final : public QObject {
  Q_OBJECT

 public:
  ExportMenu(Session& session, const Pages& pages, QWidget* window);

  void add_to(QMenu* file);
  /// The options for writing tables. Call after `add_to`.
  CsvCells cells() const;

 signals:
  void begun(lookalike::FileExport* job);
  void refused(const QString& sentence);

 private:
  QAction* make_option(QMenu* menu, const char* name, const QString& text, bool as_a_rule);
  void add_engines(QMenu* engines);
  void export_recipe(HandoffEngine engine);
  void export_pairs();
  void export_groups(GroupFile file);
  void export_selection();

  Session& session_;
  const Pages& pages_;
  QWidget* window_;
  QAction* safe_ = nullptr;
  QAction* texts_ = nullptr;
};

}  // namespace lookalike
