#include "ui/views/corpus/reading_pane.h"

#include <QHeaderView>
#include <QLabel>
#include <QStackedLayout>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "core/base/utf8_text.h"
#include "ui/models/reading/reading_text.h"
#include "ui/models/tables/document_rows.h"
#include "ui/models/text/document_name.h"
#include "ui/models/text/fitting_text.h"
#include "ui/models/text/number_text.h"
#include "ui/models/text/place_text.h"
#include "ui/views/corpus/token_pane.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/find_bar.h"
#include "ui/widgets/controls/tables.h"
#include "ui/widgets/controls/text_view.h"
#include "ui/widgets/labels/elided_label.h"
#include "ui/widgets/labels/labels.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

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
