#include "ui/views/opening/corpus_sources.h"

#include <QCoreApplication>

namespace lookalike {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("CorpusSources", text);
}

}  // namespace

// The checksum of the archive published by the University of California; scikit-learn and Hugging Face's datasets
// check for the same one.
CorpusSource reuters_source() {
  CorpusSource source;
  source.title = tr("Get Reuters-21578");
  source.paragraphs = {
      tr("Reuters-21578, Distribution 1.0, contains 21\u202F578 items from the Reuters newswire of 1987; "
         "19\u202F043 of them have a text. It is the standard corpus for testing near-duplicate detection on news."),
      tr("The texts are copyright Reuters Ltd. Reuters Ltd. and Carnegie Group, Inc. allow them to be distributed free "
         "of charge for research purposes only."),
      tr("Lookalike opens the archive of 8.2 MB directly, without unpacking it to disk.")};
  source.page = QUrl(QStringLiteral("https://www.daviddlewis.com/resources/testcollections/reuters21578/"));
  source.addresses = {
      QUrl(QStringLiteral("https://kdd.ics.uci.edu/databases/reuters21578/reuters21578.tar.gz")),
      QUrl(QStringLiteral("https://www.daviddlewis.com/resources/testcollections/reuters21578/reuters21578.tar.gz"))};
  source.file_name = QStringLiteral("reuters21578.tar.gz");
  source.sha256 = "3bae43c9b14e387f76a61b6d82bf98a4fb5d3ef99ef7e7075ff2ccbcf59f9d30";
  source.bytes = 8'150'596;
  return source;
}

CorpusSource book_reviews_source() {
  CorpusSource source;
  source.title = tr("Get Amazon Books Reviews");
  source.paragraphs = {
      tr("Amazon Books Reviews contains 3\u202F000\u202F000 book reviews, as a table of 2.9 GB. Kaggle requires an "
         "account for the download, so this program cannot fetch it for you."),
      tr("Sign in at the address below and download the data set. Keep the zip file, or unpack it: the reviews are in "
         "Books_rating.csv. The file books_data.csv beside it describes the books and contains no reviews."),
      tr("The whole corpus takes about 15 seconds and 3 GB of memory on two cores. The preview before opening "
         "offers a smaller sample.")};
  source.page = QUrl(QStringLiteral("https://www.kaggle.com/datasets/mohamedbakhet/amazon-books-reviews"));
  source.file_name = QStringLiteral("Books_rating.csv");
  return source;
}

}  // namespace lookalike
