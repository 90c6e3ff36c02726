#pragma once

#include <QTimer>
#include <QWidget>
#include <memory>

#include "core/corpus/corpus.h"
#include "ui/models/reading/document_reading.h"
#include "ui/models/text/text_table.h"
#include "ui/session/worker.h"

class QLabel;
class QStackedLayout;
class QTableView;
class QTabWidget;

namespace lookalike {

class ElidedLabel;
class FindBar;
class TextView;
class TokenPane;

/// One document: its text as it was read, and its tokens and shingles by the recipe.
class ReadingPane final : public QWidget {
  Q_OBJECT

 public:
  explicit ReadingPane(Worker& worker, QWidget* parent = nullptr);

  void show_document(std::shared_ptr<const Corpus> corpus, DocumentIndex document, const Recipe& recipe);
  /// Recomputes tokens and shingles if the recipe changes them.
  void set_recipe(const Recipe& recipe);
  /// Shows a sentence instead of a document.
  void clear(const QString& hint);
  /// Opens a line that searches the text or the tokens, whichever is shown; does nothing without a document.
  void find_in_text();

 private:
  /// The worker's result.
  struct Reading {
    Result<DocumentReading> made;
    std::vector<TextTable::Row> shingles = {};
  };
  /// A tab with a view below a sentence that describes its content.
  QWidget* make_tab(QLabel*& note, const char* name, QWidget* view);
  QWidget* make_document();
  QWidget* make_text();
  QWidget* make_tokens();
  QWidget* make_shingles();
  TextView* front() const;
  void show_heading(const Document& document);
  void show_text(const Document& document);
  void request();
  void show_reading(const Reading& reading);
  void say(const QString& sentence);

  std::shared_ptr<const Corpus> corpus_;
  DocumentIndex document_;
  Recipe recipe_;
  TextTable shingles_;
  QTimer busy_;

  QStackedLayout* stack_ = nullptr;
  QLabel* hint_ = nullptr;
  ElidedLabel* heading_ = nullptr;
  ElidedLabel* details_ = nullptr;
  QTabWidget* tabs_ = nullptr;
  QLabel* text_note_ = nullptr;
  QLabel* token_note_ = nullptr;
  QLabel* shingle_note_ = nullptr;
  TextView* text_ = nullptr;
  TokenPane* tokens_ = nullptr;
  FindBar* find_ = nullptr;
  QTableView* shingle_table_ = nullptr;
  LatestRequest request_;
};

}  // namespace lookalike
