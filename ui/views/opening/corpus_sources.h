#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QUrl>

namespace lookalike {

/// A published corpus: a description and its addresses.
struct CorpusSource {
  QString title;
  QStringList paragraphs;
  QUrl page;
  QList<QUrl> addresses;  // of the same file; none if only the user can fetch it
  QString file_name;
  QByteArray sha256;  // hexadecimal
  qint64 bytes = 0;
};

CorpusSource reuters_source();
CorpusSource book_reviews_source();

}  // namespace lookalike
