#include "ui/main_window/exports/report_pdf.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QThread>
#include <QUrl>
#include <algorithm>
#include <cmath>
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
    "td, th { padding: 1px 6px; text-align: left; font-size: 8pt; } .number { text-align: right; white-space: nowrap; "
    "} "
    ".faint { color: #444444; } .code { font-family: monospace; font-size: 8pt; white-space: pre-wrap; } "
    ".text { font-size: 8pt; white-space: pre-wrap; } "
    ".left { background-color: #dbe5f2; text-decoration: underline; } "
    ".right { background-color: #f0e1d9; text-decoration: underline; } .changed { text-decoration: none; } "
    "b.left { background-color: #9fbde3; } b.right { background-color: #dfbfa9; } b { font-weight: normal; } "
    ".joined { color: #1f5fae; } .quote { border-left: 1px solid #999999; padding: 0 0 0 5px; white-space: pre-wrap; } "
    ".moved { color: #8a3c78; text-decoration: underline; } .ignored { color: #666666; }";
constexpr double kMargin = 2 / 2.54;  // inches
constexpr double kWithHeading = 1;    // inches that stay with a heading

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
      {"<table class=\"pair\">", "<table width=\"100%\">"},
      {"<td class=\"text\">", "<td width=\"50%\" class=\"text\">"},
      {"\n</div>", "</div>"},
      {"\n</td>", "</td>"},
      {"<div class=\"quote\">", "<table><tr><td class=\"quote\">"},
      {"</div>", "</td></tr></table>"},
      {"<mark ", "<span "},
      {"</mark>", "</span>"},
      {"\n<i>\u22EF", "<i>\u22EF"},
      {"<i>\u22EF", "<br><i>\u22EF"},
      {"\u22EF</i>", "\u22EF</i><br>"},
      {"<pre>", "<p class=\"code\">"},
      {"</pre>", "</p>"},
      {"<bdi>", "\u2068"},  // isolates a direction, as the tag does
      {"</bdi>", "\u2069"}};
  for (const auto& [tag, known] : kTags) html.replace(QString::fromUtf8(tag), QString::fromUtf8(known));
  return html;
}

/// Begins a page before each heading that would be apart from what follows it: from the whole of a pair or a short
/// section, otherwise from its first lines.
void keep_together(QTextDocument& document, double inch, const Progress& progress) {
  const double page = document.pageSize().height();
  const auto is_heading = [](const QTextBlock& block) { return block.blockFormat().headingLevel() > 0; };
  const auto rect_of = [&](const QTextBlock& block) { return document.documentLayout()->blockBoundingRect(block); };
  for (QTextBlock heading = document.begin(), next; heading.isValid() && !progress.cancelled(); heading = next) {
    double end = 0;
    for (next = heading.next(); next.isValid() && !is_heading(next); next = next.next())
      end = std::max(end, rect_of(next).bottom());
    if (!is_heading(heading)) continue;
    const double begin = rect_of(heading).top(), most = heading.blockFormat().headingLevel() == 3 ? page : page / 2;
    if (end - begin >= most) end = begin + (kMargin + kWithHeading) * inch;
    if (std::floor(begin / page) == std::floor(end / page)) continue;
    QTextBlockFormat format;
    format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    QTextCursor(heading).mergeBlockFormat(format);
    document.markContentsDirty(0, document.characterCount());  // Qt would lose lines between tables
  }
}

void draw_page(int number, const QTextDocument& document, double inch, QPainter& painter) {
  const QRectF page(QPointF(0, number * document.pageSize().height()), document.pageSize());
  const double margin = kMargin * inch;
  painter.save();
  painter.translate(-page.topLeft());
  QAbstractTextDocumentLayout::PaintContext context;
  context.clip = page;
  context.palette.setColor(QPalette::Text, Qt::black);
  document.documentLayout()->draw(&painter, context);
  painter.drawText(page.adjusted(margin, page.height() - margin, -margin, -margin / 3),
                   Qt::AlignRight | Qt::AlignVCenter, QString::number(number + 1));
  painter.restore();
}

void print(const std::string& html, QBuffer& bytes, const Progress& progress) {
  QPdfWriter writer(&bytes);
  writer.setTitle(QStringLiteral("Lookalike: report"));
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setPageMargins({});  // the document has its own
  QTextDocument document;
  document.setDefaultStyleSheet(QString::fromLatin1(kPageStyle));
  const QString text = rich_text(html, document, progress);
  if (progress.cancelled()) return;
  document.setHtml(text);
  document.documentLayout()->setPaintDevice(&writer);
  const double inch = writer.logicalDpiY();
  QTextFrameFormat sheet = document.rootFrame()->frameFormat();
  sheet.setMargin(kMargin * QImage(1, 1, QImage::Format_Mono).logicalDpiY());  // the layout scales it to the writer
  document.rootFrame()->setFrameFormat(sheet);
  document.setPageSize(QSizeF(writer.width(), writer.height()));
  keep_together(document, inch, progress);
  QPainter painter(&writer);
  for (int page = 0; page < document.pageCount() && !progress.cancelled(); ++page) {
    if (page > 0) writer.newPage();
    draw_page(page, document, inch, painter);
  }
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
