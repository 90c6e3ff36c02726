#pragma once

#include <QLineEdit>
#include <vector>

#include "core/corpus/corpus.h"

class QCompleter;
class QStringListModel;

namespace lookalike {

/// A line in which a document is named, with a list of those that may be meant.
class DocumentLine final : public QLineEdit {
  Q_OBJECT

 public:
  explicit DocumentLine(QWidget* parent = nullptr);

  /// Documents that fit what is typed; they are listed where there are several and a person is typing.
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
