#pragma once

#include <QLineEdit>
#include <vector>

#include "core/corpus/corpus.h"

class QCompleter;
class QStringListModel;

namespace lookalike {

/// An input line for a document, with a list of matching documents.
class DocumentLine final : public QLineEdit {
  Q_OBJECT

 public:
  explicit DocumentLine(QWidget* parent = nullptr);

  /// Documents that match the input; lists them if there are several and the user is typing.
  void offer(const Corpus& corpus, std::vector<DocumentIndex> documents);

 signals:
  void chosen(lookalike::DocumentIndex document);

 private:
  QStringListModel* names_;
  QCompleter* completer_;
  std::vector<DocumentIndex> offered_;
  bool typed_ = false;  // since the last offer
};

}  // namespace lookalike
