#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QUrl>

namespace lookalike {

/// A corpus that others publish: what it is in words, and where it lies.
struct CorpusSource {
  QString title;
  QStringList paragraphs;
  QUrl page;
  QList<QUrl> addresses;  // of one and the same file; none where only a person can fetch it
  QString file_name;
  QByteArray sha256;  // hexadecimal
  qint64 bytes = 0;
};

CorpusSource reuters_source();
CorpusSource book_reviews_source();

}  // namespace lookalike
