#include "ui/views/corpus/reading_pane.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QStackedLayout>
#include <QSyntaxHighlighter>
#include <QTabBar>
#include <QTableView>
#include <QTextBlock>
#include <algorithm>
#include <memory>

#include "core/base/utf8_text.h"
#include "ui/models/reading/document_reading.h"
#include "ui/models/tables/document_rows.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/document_name.h"
#include "ui/models/text/text_table.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/find_bar.h"
#include "ui/widgets/controls/tables.h"
#include "ui/widgets/controls/text_view.h"
#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

/// Characters that a view of a document lays out in one paragraph: all that it shows, so that no sentence is broken.
inline constexpr int kFlowing = 20'000;

/// Neighbours alternate between two backgrounds, which separates tokens without a blank between them.
class TokenPainter final : public QSyntaxHighlighter {
 public:
  explicit TokenPainter(const TextView& pane) : QSyntaxHighlighter(pane.document()), pane_(pane) {}

  void set_marks(std::vector<TokenMark> marks) { marks_ = std::move(marks); }

 protected:
  void highlightBlock(const QString& text) override {
    const QTextCharFormat grounds[] = {ground(fill_colour(Hue::blue, pane_.palette())),
                                       ground(grid_colour(pane_.palette()))};
    const QTextCharFormat dropped = left_out();
    const int begin = pane_.pieces().original(currentBlock().position());
    const int end = begin + static_cast<int>(text.size());
    auto mark = std::ranges::upper_bound(marks_, begin, {}, [](const TokenMark& m) { return m.position + m.length; });
    for (; mark != marks_.end() && mark->position < end; ++mark) {
      const int from = std::max(mark->position, begin), to = std::min(mark->position + mark->length, end);
      setFormat(from - begin, to - from, mark->left_out ? dropped : grounds[(mark - marks_.begin()) % 2]);
    }
  }

 private:
  static QTextCharFormat ground(const QColor& colour) {
    QTextCharFormat format;
    format.setBackground(colour);
    return format;
  }
  QTextCharFormat left_out() const {
    QTextCharFormat format;
    format.setForeground(faint_text(pane_.palette()));
    format.setFontStrikeOut(true);
    return format;
  }

  const TextView& pane_;
  std::vector<TokenMark> marks_;
};

QString tr(const char* text) {
  return QCoreApplication::translate("ReadingText", text);
}

QString units_text(std::uint64_t count, ShingleUnit unit) {
  return unit == ShingleUnit::word ? count_text(count, tr("word"), tr("words"))
                                   : count_text(count, tr("character"), tr("characters"));
}

/// An addition to a sentence about `total` items.
QString shown_text(std::uint64_t shown, std::uint64_t total) {
  return shown < total ? tr(" The first %1 are shown.").arg(count_text(shown)) : QString();
}

QString difference_text(const DocumentReading& reading) {
  const ShingleReading& shingles = reading.shingles;
  if (reading.options.bag) return tr("each occurrence is an element of the bag");
  if (shingles.set_size == shingles.total) return tr("all different");
  return tr("%1 of them distinct").arg(count_text(shingles.set_size));
}

QString hash_text(const ShingleLine& line, const ShingleOptions& options) {
  const bool short_hash = options.hash == ShingleHash::crc32 && line.element == line.hash;
  return QStringLiteral("%1").arg(line.element, short_hash ? 8 : 16, 16, QChar(u'0'));
}

/// "1 234 characters.", plus a note if only the beginning is shown.
QString text_sentence(const TextBeginning& beginning, std::uint64_t characters) {
  if (characters == 0) return tr("This document has no text.");
  const QString all = count_text(characters, tr("character"), tr("characters")) + u'.';
  return beginning.cut ? all + tr(" The beginning is shown.") : all;
}

/// "437 words, 52 left out (struck through).", plus a note if only the first are shown.
QString token_sentence(const DocumentReading& reading) {
  const TokenReading& tokens = reading.tokens;
  QString sentence = units_text(tokens.total, reading.options.unit);
  if (tokens.left_out > 0) sentence += tr(", and %1 left out, struck through").arg(count_text(tokens.left_out));
  return sentence + u'.' + shown_text(tokens.shown, tokens.total);
}

/// "435 shingles of 3 words, 430 of them different.", plus a note if only the first are shown.
QString shingle_sentence(const DocumentReading& reading) {
  const ShingleReading& shingles = reading.shingles;
  const QString length = units_text(reading.options.k, reading.options.unit);
  if (shingles.total == 0) return tr("No shingles: the document has fewer than %1.").arg(length);
  if (reading.tokens.total == 0) return tr("One shingle, the unchanged text: it has no tokens.");
  if (reading.tokens.total < reading.options.k)
    return tr("One shingle, the whole text: it has fewer than %1.").arg(length);
  return tr("%1 of %2, %3.")
             .arg(count_text(shingles.total, tr("shingle"), tr("shingles")), length, difference_text(reading)) +
         shown_text(shingles.lines.size(), shingles.total);
}

/// Position, shingle, hexadecimal hash, number of the occurrence; the tooltip is the whole shingle.
std::vector<TextTable::Row> shingle_rows(const DocumentReading& reading) {
  std::vector<TextTable::Row> rows;
  for (const ShingleLine& line : reading.shingles.lines) {
    const QString again = line.earlier == 0 ? QString() : tr("again (%1)").arg(count_text(line.earlier + 1));
    rows.push_back({count_text(rows.size() + 1), line.shingle, hash_text(line, reading.options), again, line.shingle});
  }
  return rows;
}

constexpr int kBusyDelay = 300;  // milliseconds before a wait is shown

QString details_text(const Corpus& corpus, DocumentIndex index) {
  const Document document = corpus.label(index);
  QStringList parts;
  if (!document.id.empty()) parts << ReadingPane::tr("id %1").arg(to_qstring(document.id));
  parts << short_place_text(corpus.source(index));
  if (!document.details.empty()) parts << to_qstring(document.details);
  return parts.join(QStringLiteral(" \u00B7 "));
}

}  // namespace

/// The tokens of a document as running text, each with a background; text that the recipe ignores is struck out.
class TokenPane final : public TextView {
 public:
  explicit TokenPane(QWidget* parent = nullptr) : TextView(kFlowing, parent) { setFrameShape(QFrame::NoFrame); }

  void show_tokens(const TokenReading& reading) {
    const bool words = reading.unit == ShingleUnit::word;
    setWordWrapMode(words ? QTextOption::WrapAtWordBoundaryOrAnywhere : QTextOption::WrapAnywhere);
    painter_.set_marks(reading.marks);
    set_text(reading.text);
  }

 protected:
  void changeEvent(QEvent* event) override {
    TextView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) painter_.rehighlight();
  }

 private:
  TokenPainter painter_{*this};
};

ReadingPane::ReadingPane(Worker& worker, QWidget* parent)
    : QWidget(parent),
      shingles_(named_columns("shingles", {{"place", tr("place"), Qt::AlignRight},
                                           {"shingle", tr("shingle")},
                                           {"hash", tr("hash")},
                                           {"repeated", tr("repeated")}})),
      request_(worker) {
  call_after(busy_, kBusyDelay, this, [this] { say(tr("Computing\u2026")); });
  hint_ = named("corpus.reading_hint", empty_label());
  stack_ = new QStackedLayout(this);
  stack_->addWidget(hint_);
  stack_->addWidget(make_document());
}

QWidget* ReadingPane::make_document() {
  heading_ = named("corpus.heading", new ElidedLabel);
  make_bold(heading_);
  details_ = named("corpus.details", new ElidedLabel);
  tabs_ = named("corpus.reading", new QTabWidget);
  tabs_->setDocumentMode(true);
  tabs_->tabBar()->setAccessibleName(tr("Views of the document"));
  add_tab(tabs_, "corpus.text.tab", make_text(), tr("Te&xt"));
  add_tab(tabs_, "corpus.tokens.tab", make_tokens(), tr("To&kens"));
  add_tab(tabs_, "corpus.shingles.tab", make_shingles(), tr("Sh&ingles"));
  find_ = new FindBar(QStringLiteral("corpus.find"));
  connect(tabs_, &QTabWidget::currentChanged, find_, [this] { find_->follow(front()); });
  return column_of({heading_, details_, {tabs_, 1}, find_});
}

QWidget* ReadingPane::make_tab(QLabel*& note, const char* name, QWidget* view) {
  note = named(name, wrapped_label({}));
  auto* tab = new QWidget;
  auto* column = new QVBoxLayout(tab);
  follow_type(tab, [column](const QFontMetrics& type) {
    column->setContentsMargins(0, type.height() / 3, 0, 0);
    column->setSpacing(type.height() / 3);
  });
  add_parts(column, {note, {view, 1}});
  return tab;
}

QWidget* ReadingPane::make_text() {
  text_ = explained("corpus.text", new TextView(kFlowing), tr("Text of the document"));
  text_->setFrameShape(QFrame::NoFrame);
  return make_tab(text_note_, "corpus.text_note", text_);
}

QWidget* ReadingPane::make_tokens() {
  tokens_ = explained("corpus.tokens", new TokenPane, tr("Tokens of the document"));
  return make_tab(token_note_, "corpus.token_note", tokens_);
}

QWidget* ReadingPane::make_shingles() {
  shingle_table_ = explained("corpus.shingles", new QTableView, tr("Shingles of the document"));
  style_table(shingle_table_);
  shingle_table_->setModel(&shingles_);
  shingle_table_->horizontalHeader()->setStretchLastSection(false);
  shingle_table_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
  follow_type(shingle_table_, [this](const QFontMetrics& type) {
    set_column_width(shingle_table_, 0, 8 * type.averageCharWidth());
    set_column_width(shingle_table_, 2, type.horizontalAdvance(QString(18, u'8')));
    set_column_width(shingle_table_, 3, 12 * type.averageCharWidth());
  });
  return make_tab(shingle_note_, "corpus.shingle_note", shingle_table_);
}

void ReadingPane::clear(const QString& hint) {
  request_.cancel();
  busy_.stop();
  corpus_.reset();
  hint_->setText(hint);
  stack_->setCurrentIndex(0);
}

/// Shingles repeat the tokens, so a search uses the text instead.
TextView* ReadingPane::front() const {
  return tabs_->currentIndex() == 1 ? tokens_ : text_;
}

void ReadingPane::find_in_text() {
  if (!corpus_) return;
  if (tabs_->currentIndex() == 2) tabs_->setCurrentIndex(0);
  find_->search_in(front());
}

void ReadingPane::show_document(std::shared_ptr<const Corpus> corpus, DocumentIndex document, const Recipe& recipe) {
  if (corpus == corpus_ && document == document_) return set_recipe(recipe);
  corpus_ = std::move(corpus);
  document_ = document;
  recipe_ = recipe;
  const Document shown = (*corpus_)[document];
  show_heading(shown);
  show_text(shown);
  stack_->setCurrentIndex(1);
  request();
}

void ReadingPane::set_recipe(const Recipe& recipe) {
  const bool same = recipe.text == recipe_.text && recipe.shingles == recipe_.shingles;
  recipe_ = recipe;
  if (corpus_ && !same) request();
}

void ReadingPane::show_heading(const Document& document) {
  heading_->set_text(count_text(document_.value) + u"  " + document_name(document));
  details_->set_text(details_text(*corpus_, document_));
  details_->setToolTip(tooltip_text(details_->text() + u'\n' + place_text(corpus_->source(document_))));
}

void ReadingPane::show_text(const Document& document) {
  const TextBeginning beginning = text_beginning(document.text);
  text_->set_text(beginning.text);
  find_->refresh();
  text_note_->setText(text_sentence(beginning, count_characters(document.text)));
}

void ReadingPane::request() {
  busy_.start();
  request_.request(
      [corpus = corpus_, document = document_, recipe = recipe_](const std::stop_token& stop) {
        const Document read = (*corpus)[document];
        Reading reading{read_document(read.text, recipe, Progress(stop)), {}};
        if (reading.made) reading.shingles = shingle_rows(*reading.made);
        return reading;
      },
      [this](const Reading& reading) { show_reading(reading); });
}

void ReadingPane::show_reading(const Reading& reading) {
  busy_.stop();
  if (!reading.made) return say(QString::fromStdString(to_string(reading.made.error())));
  token_note_->setText(token_sentence(*reading.made));
  tokens_->show_tokens(reading.made->tokens);
  shingle_note_->setText(shingle_sentence(*reading.made));
  shingles_.set_rows(reading.shingles);
  find_->refresh();
}

/// Shows a sentence instead of tokens and shingles.
void ReadingPane::say(const QString& sentence) {
  token_note_->setText(sentence);
  tokens_->show_tokens({});
  shingle_note_->setText(sentence);
  shingles_.set_rows({});
}

}  // namespace lookalike
