#include "ui/main_window/exports/report_pdf.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>
#include <QTextDocument>
#include <QThread>
#include <QUrl>
#include <memory>

#include "core/exchange/result_tables.h"
#include "ui/models/text/display_text.h"

namespace lookalike {
namespace {

constexpr QSize kChart(600, 272);  // pixels of 1/96 inch
constexpr double kSharpness = 300.0 / 96;

/// The colours on paper of resources/report/head.html, whose variables neither Qt's SVG nor its rich text know.
constexpr const char* kChartStyle =
    "<style>.axis{stroke:#444} .curve{fill:none;stroke:#1f5fae;stroke-width:3} "
    ".threshold{stroke:#000;stroke-dasharray:5 4} .point{stroke:#a2410f;fill:#a2410f;stroke-width:2} "
    ".bar{fill:#1f5fae} .sampled{fill:none;stroke:#1f5fae} text{font-size:13px;font-family:sans-serif}</style>";
constexpr const char* kPageStyle =
    "body { font-size: 9pt; } h1 { font-size: 16pt; } h2 { font-size: 12pt; } h3 { font-size: 9pt; } "
    "td, th { padding: 1px 6px; text-align: left; font-size: 8pt; } .number { text-align: right; } "
    ".faint { color: #444444; } .code { font-family: monospace; font-size: 8pt; white-space: pre-wrap; } "
    ".text { font-size: 8pt; white-space: pre-wrap; } "
    ".mark { background-color: #ffe08a; text-decoration: underline; } "
    ".moved { color: #a2410f; text-decoration: underline; }";

QImage picture_of(QString svg) {
  svg.replace(QStringLiteral("<svg "), QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" "));
  svg.insert(svg.indexOf(u'>') + 1, QString::fromLatin1(kChartStyle));
  QImage image(kChart * kSharpness, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  QSvgRenderer(svg.toUtf8()).render(&painter);
  return image;
}

/// Replaces charts by pictures, which become resources of the document.
void take_charts(QString& html, QTextDocument& document, const Progress& progress) {
  const QString end = QStringLiteral("</svg>");
  for (int number = 0;; ++number) {
    const qsizetype from = html.indexOf(QStringLiteral("<svg "));
    if (from < 0 || progress.cancelled()) return;
    const qsizetype length = html.indexOf(end, from) + end.size() - from;
    const QString name = QStringLiteral("chart:%1").arg(number);
    document.addResource(QTextDocument::ImageResource, QUrl(name), picture_of(html.mid(from, length)));
    html.replace(from, length,
                 QStringLiteral("<p><img src=\"%1\" width=\"%2\" height=\"%3\"></p>")
                     .arg(name)
                     .arg(kChart.width())
                     .arg(kChart.height()));
  }
}

/// The page in the HTML that QTextDocument knows. Texts of documents are escaped in it, so these tags are the report's.
QString rich_text(const std::string& page, QTextDocument& document, const Progress& progress) {
  QString html = to_qstring(page);
  html.remove(0, html.indexOf(QStringLiteral("<body>")));
  take_charts(html, document, progress);
  static constexpr std::pair<const char*, const char*> kTags[] = {
      {"<div class=\"pair\"><div>", "<table width=\"100%\"><tr><td width=\"50%\" class=\"text\">"},
      {"</div><div>", "</td><td width=\"50%\" class=\"text\">"},
      {"</div></div>", "</td></tr></table>"},
      {"<mark>", "<span class=\"mark\">"},
      {"<mark class=\"moved\">", "<span class=\"moved\">"},
      {"</mark>", "</span>"},
      {"<pre>", "<p class=\"code\">"},
      {"</pre>", "</p>"},
      {"<bdi>", "\u2068"},  // isolates a direction, as the tag does
      {"</bdi>", "\u2069"}};
  for (const auto& [tag, known] : kTags) html.replace(QLatin1String(tag), QString::fromUtf8(known));
  return html;
}

/// Refuses the next page when cancelled, which ends QTextDocument::print.
class StoppableWriter final : public QPdfWriter {
 public:
  StoppableWriter(QBuffer& bytes, const Progress& progress) : QPdfWriter(&bytes), progress_(progress) {}

  bool newPage() override { return !progress_.cancelled() && QPdfWriter::newPage(); }

 private:
  const Progress& progress_;
};

void print(const std::string& html, QBuffer& bytes, const Progress& progress) {
  StoppableWriter writer(bytes, progress);
  writer.setTitle(QStringLiteral("Lookalike: report"));
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setPageMargins({});  // QTextDocument::print adds two centimetres and the number of the page
  QTextDocument document;
  document.setDefaultStyleSheet(QString::fromLatin1(kPageStyle));
  const QString text = rich_text(html, document, progress);
  if (progress.cancelled()) return;
  document.setHtml(text);
  if (!progress.cancelled()) document.print(&writer);
}

}  // namespace

Result<void> write_report_pdf(const std::string& html, const std::string& path, const Progress& progress) {
  QBuffer bytes;
  bytes.open(QIODevice::WriteOnly);
  const std::unique_ptr<QThread> printer(
      QThread::create([&] { print(html, bytes, progress); }));  // a layout has a timer
  printer->start();
  printer->wait();
  if (progress.cancelled()) return cancelled();
  return write_text(bytes.data().toStdString(), path);
}

}  // namespace lookalike
