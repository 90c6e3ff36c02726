#pragma once

#include <QTimer>
#include <QVariant>
#include <QWidget>
#include <memory>
#include <optional>

#include "ui/models/tables/documents_model.h"
#include "ui/session/worker.h"

class QLabel;
class QLineEdit;
class QStackedLayout;
class QTableView;
class QTabWidget;

namespace lookalike {

class DamageList;
class LengthPlot;
class ReadingPane;
class Session;

/// The documents of the corpus with their lengths, the damaged records, and the text of one document.
class CorpusPage final : public QWidget {
  Q_OBJECT

 public:
  explicit CorpusPage(Session& session, QWidget* parent = nullptr);

  /// Searches the shown document.
  void find_in_text();
  /// Selects a document; clears the search if it excludes the document.
  void seek(DocumentIndex document);
  /// The document shown as text; nullopt if none exists.
  std::optional<DocumentIndex> current_document() const { return shown_; }
  QTableView* table() const { return table_; }

 signals:
  /// The list now shows documents with these words; without words, all.
  void searched(const QString& words);

 private:
  /// The worker's result: rows, and the current position of the selected document. Null rows if stopped.
  struct Listing {
    Result<std::shared_ptr<const DocumentRows>> rows;  // null if stopped
    std::optional<std::size_t> selected = std::nullopt;
  };
  QWidget* make_content();
  QWidget* make_table_side();
  QWidget* make_search();
  QWidget* make_table();
  QWidget* make_facts();
  QWidget* make_lengths();
  void connect_session();
  void set_column_widths();
  void share_out_names();
  void forget_corpus();
  void show_remarks();
  void refresh();
  void refresh_lengths();
  void list();
  void take(Listing listing);
  /// Continues with the current list.
  void keep_listing(const Error& error);
  void select_row(std::size_t row);
  void show_row(int row);
  void show_count();
  void show_emptiness();

  Session& session_;
  DocumentsModel model_;
  QTimer typing_, busy_;
  std::optional<DocumentIndex> shown_;
  std::shared_ptr<const ShingleSets> counted_;  // the sets whose lengths are shown or being counted

  QStackedLayout* stack_ = nullptr;
  QLineEdit* search_ = nullptr;
  QLabel* count_ = nullptr;
  QLabel* remarks_ = nullptr;
  QTableView* table_ = nullptr;
  QTabWidget* facts_ = nullptr;
  LengthPlot* lengths_ = nullptr;
  DamageList* damage_ = nullptr;
  ReadingPane* reading_ = nullptr;
  LatestRequest listing_, counting_;
};

}  // namespace lookalike
