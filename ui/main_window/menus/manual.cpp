#include "ui/main_window/menus/manual.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>
#include <QTextTable>
#include <QThread>
#include <memory>
#include <utility>
#include <vector>

#include "core/base/resources.h"
#include "core/pipeline/recipe.h"
#include "ui/models/lesson/scene.h"
#include "ui/models/text/display_text.h"
#include "ui/views/lesson/picture_painter.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

/// The manual laid out on paper, after its contents.
class PrintedManual final : public QTextDocument {
 public:
  explicit PrintedManual(QPdfWriter& writer);
  void print_to(QPdfWriter& writer);

 private:
  static constexpr double kFootLines = 2;  // below a page's text, with its number

  QVariant loadResource(int type, const QUrl& name) override;
  void add_contents();
  void keep_headings_with_their_text();
  int page_of(const QTextBlock& block) const;

  std::vector<QTextBlock> headings_;  // in the contents
};

PrintedManual::PrintedManual(QPdfWriter& writer) {
  constexpr double kPoints = 9.5;
  QFont font = QGuiApplication::font();
  font.setPointSizeF(kPoints);
  setDefaultFont(font);
  setDocumentMargin(0);
  documentLayout()->setPaintDevice(&writer);
  setMarkdown(manual_markdown());
  setPageSize(QSizeF(writer.width(), writer.height() - kFootLines * QFontMetricsF(font, &writer).height()));
  for (QTextBlock block = begin(); block.isValid(); block = block.next())
    if (block.blockFormat().headingLevel() > 1) headings_.push_back(block);
  documentLayout()->documentSize();  // lays out every block, because Qt lays out changed ones alone
  add_contents();
}

QVariant PrintedManual::loadResource(int type, const QUrl& name) {
  constexpr double kWidth = 600, kSharpness = 3;  // pixels of a screen; pixels for each
  if (type != ImageResource) return QTextDocument::loadResource(type, name);
  QImage picture = picture_of_lesson(kWidth * kSharpness, palette_of(Appearance::light), defaultFont());
  picture.setDevicePixelRatio(kSharpness);
  return picture;
}

// The numbers come last: they do not change the height.
void PrintedManual::add_contents() {
  QTextCursor cursor(begin());
  cursor.insertText(QStringLiteral("Lookalike %1: ").arg(to_qstring(version())));
  cursor.movePosition(QTextCursor::EndOfBlock);
  QTextTableFormat format;
  format.setBorder(0);
  format.setColumnWidthConstraints(
      {QTextLength(QTextLength::PercentageLength, 90), QTextLength(QTextLength::PercentageLength, 10)});
  const int count = static_cast<int>(headings_.size());
  const QTextTable* contents = cursor.insertTable(count, 2, format);
  for (int row = 0; row < count; ++row) {
    const QTextBlock& heading = headings_[static_cast<std::size_t>(row)];
    const qsizetype level = heading.blockFormat().headingLevel();
    contents->cellAt(row, 0).firstCursorPosition().insertText(QString(4 * (level - 2), QChar::Nbsp) + heading.text());
  }
  QTextBlockFormat first;
  first.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
  QTextCursor(headings_.front()).mergeBlockFormat(first);
  keep_headings_with_their_text();
  QTextBlockFormat right;
  right.setAlignment(Qt::AlignRight);
  for (int row = 0; row < count; ++row) {
    cursor = contents->cellAt(row, 1).firstCursorPosition();
    cursor.setBlockFormat(right);
    cursor.insertText(QString::number(page_of(headings_[static_cast<std::size_t>(row)])));
  }
}

void PrintedManual::keep_headings_with_their_text() {
  QTextBlockFormat on_next_page;
  on_next_page.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
  for (const QTextBlock& heading : headings_)
    if (page_of(heading) != page_of(heading.next())) QTextCursor(heading).mergeBlockFormat(on_next_page);
}

// The page of its first line, from 1.
int PrintedManual::page_of(const QTextBlock& block) const {
  const double top = documentLayout()->blockBoundingRect(block).top();  // before the lines: it lays them out
  return static_cast<int>((top + block.layout()->lineAt(0).y()) / pageSize().height()) + 1;
}

void PrintedManual::print_to(QPdfWriter& writer) {
  QPainter painter(&writer);
  QAbstractTextDocumentLayout::PaintContext context;
  context.palette = palette_of(Appearance::light);
  for (int page = 0; page < pageCount(); ++page) {
    if (page > 0) writer.newPage();
    painter.setFont(defaultFont());
    painter.drawText(QRectF(0, 0, writer.width(), writer.height()), Qt::AlignBottom | Qt::AlignHCenter,
                     QString::number(page + 1));
    painter.save();
    painter.translate(0, -page * pageSize().height());
    const QRectF shown(QPointF(0, page * pageSize().height()), pageSize());
    painter.setClipRect(shown);
    context.clip = shown.adjusted(0, 1, 0, -1);  // without the paragraphs that only touch it
    documentLayout()->draw(&painter, context);
    painter.restore();
  }
}

void write_manual(QIODevice& device) {
  constexpr int kDotsPerInch = 600, kMargin = 20;  // mm
  QPdfWriter writer(&device);
  writer.setTitle(QStringLiteral("Lookalike: manual"));
  writer.setResolution(kDotsPerInch);
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
  PrintedManual(writer).print_to(writer);
}

}  // namespace

QString manual_markdown() {
  std::string text(embedded_resource("help/manual.md"));
  for (const Parameter& parameter : parameters())
    text += "\n- `" + std::string(parameter.key) + "`: " + parameter_text(parameter);
  return to_qstring(text).replace(u'&', "&amp;");
}

QImage picture_of_lesson(double width, const QPalette& palette, const QFont& font) {
  constexpr std::size_t kFormula = 6;
  constexpr int kPairsOnCurve = 8;
  const auto scene = std::move(make_scenes()[kFormula]);
  const PlotPicture slide = picture_of(scene->frame(kPairsOnCurve), {}, true, palette, font);
  return rastered(slide, width / double(slide.size.width()));
}

QByteArray manual_pdf() {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  // Documents use timers, which only a thread of Qt has.
  const std::unique_ptr<QThread> thread(QThread::create([&buffer] { write_manual(buffer); }));
  thread->start();
  thread->wait();
  return buffer.data();
}

}  // namespace lookalike
