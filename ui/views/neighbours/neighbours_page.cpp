#include "ui/views/neighbours/neighbours_page.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QDragEnterEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QStackedLayout>
#include <QStringListModel>
#include <QTableView>
#include <utility>
#include <vector>

#include "core/corpus/corpus.h"
#include "core/experiment/evaluation/pair_choice.h"
#include "ui/models/tables/neighbours_model.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/document_name.h"
#include "ui/session/session.h"
#include "ui/views/texts/side_by_side.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/tables.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

constexpr std::size_t kLongestId = 24;  // longer ids are paths, which say less than a title
constexpr int kOfferCharacters = 70;

QString offer_of(const Corpus& corpus, DocumentIndex index) {
  const QString name = count_text(index.value) + u"  " + document_name(document_to_name(corpus, index));
  const std::string_view id = corpus.label(index).id;
  const bool tells = !id.empty() && id.size() <= kLongestId && id != std::to_string(index.value);
  return tells ? NeighboursPage::tr("%1  (id %2)").arg(name, to_qstring(id)) : name;
}

constexpr int kTypingPause = 300;  // milliseconds
constexpr int kMostNeighbours = 1'000;
constexpr std::size_t kMostOffers = 10;
constexpr int kNameCharacters = 17;  // minimum width of names, before other columns get room

/// Proposes the first document of the most similar pair, or the first of the corpus.
DocumentIndex first_to_show(const PairSources& sources, const Progress& progress) {
  const auto pairs = choose_pairs(sources, {}, 1, progress, IdenticalPairs::without);
  return pairs && !pairs->pairs.empty() ? pairs->pairs.front().a : DocumentIndex(0);
}

QString milliseconds(double seconds) {
  return NeighboursPage::tr("%1 ms").arg(seconds * 1e3, 0, 'f', seconds < 0.01 ? 1 : 0);
}

/// Similarities come first, as in the exact list; missed documents also have a sign before the title. The number, which
/// identifies a document, always stays.
std::vector<int> least_needed(NeighbourMethod method) {
  constexpr int kJaccard = static_cast<int>(NeighbourColumn::jaccard);
  switch (method) {
    case NeighbourMethod::exact:
      return {static_cast<int>(NeighbourColumn::mark)};
    case NeighbourMethod::signatures:
      return {kJaccard, static_cast<int>(NeighbourColumn::estimate)};
    default:
      return {kJaccard, static_cast<int>(NeighbourColumn::bands)};
  }
}

}  // namespace

/// An input line for a document, with a list of matching documents.
class DocumentLine final : public QLineEdit {
  Q_OBJECT

 public:
  explicit DocumentLine(QWidget* parent = nullptr)
      : QLineEdit(parent), names_(new QStringListModel(this)), completer_(new QCompleter(names_, this)) {
    completer_->setWidget(this);
    completer_->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    completer_->popup()->setObjectName(QStringLiteral("neighbours.offers"));
    completer_->popup()->setAccessibleName(tr("Matching documents"));
    follow_type(this, [this](const QFontMetrics& type) {
      completer_->popup()->setMinimumWidth(kOfferCharacters * type.averageCharWidth());
    });
    connect(this, &QLineEdit::textEdited, this, [this] { typed_ = true; });
    connect(completer_, qOverload<const QModelIndex&>(&QCompleter::activated), this,
            [this](const QModelIndex& index) { emit chosen(offered_[static_cast<std::size_t>(index.row())]); });
  }

  /// Documents that match the input; lists them if there are several and the user is typing.
  void offer(const Corpus& corpus, std::vector<DocumentIndex> documents) {
    offered_ = std::move(documents);
    QStringList names;
    for (const DocumentIndex document : offered_) names << offer_of(corpus, document);
    names_->setStringList(names);
    const bool wanted = std::exchange(typed_, false) && hasFocus() && offered_.size() > 1;
    wanted ? completer_->complete() : completer_->popup()->hide();
  }

 signals:
  void chosen(lookalike::DocumentIndex document);

 private:
  QStringListModel* names_;
  QCompleter* completer_;
  std::vector<DocumentIndex> offered_;
  bool typed_ = false;  // since the last offer
};

NeighboursPage::NeighboursPage(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      request_(session.worker()),
      due_(session, request_, this, [this] { refresh(); }) {
  setObjectName(QStringLiteral("page.neighbours"));
  setAcceptDrops(true);
  hint_ = named("neighbours.hint", empty_label());
  documents_ = named("neighbours.documents", new SideBySide);
  auto* body = new QWidget;
  stack_ = new QStackedLayout(body);
  stack_->addWidget(hint_);
  stack_->addWidget(splitter_of("neighbours.splitter", Qt::Vertical, {make_columns(), documents_}));
  QWidget* header = make_header();
  add_parts(page_column(this), {header, text_, {body, 1}});
  call_after(typing_, kTypingPause, this, &NeighboursPage::refresh);
  connect(&session_, &Session::corpus_changed, this, [this] {
    if (proposing_) propose({});
  });
  connect(&session_, &Session::result_changed, this, &NeighboursPage::refresh);
  refresh();
}

QWidget* NeighboursPage::make_header() {
  sought_ = explained("neighbours.sought", new DocumentLine, tr("Neighbours of"));
  sought_->setPlaceholderText(tr("number, id or words from the title"));
  connect(sought_, &DocumentLine::chosen, this, &NeighboursPage::seek);
  connect(sought_, &QLineEdit::textChanged, this, [this] {
    proposing_ = false;
    typing_.start();
  });
  as_text_ = explained("neighbours.as_text", new QToolButton);
  as_text_->setText(tr("Text\u2026"));
  as_text_->setCheckable(true);
  as_text_->setFocusPolicy(Qt::StrongFocus);
  connect(as_text_, &QToolButton::toggled, this, &NeighboursPage::show_text_field);
  text_ = explained("neighbours.text", new QPlainTextEdit, tr("Query text"));
  text_->setPlaceholderText(tr("Paste a text here, or drop one"));
  text_->setTabChangesFocus(true);
  text_->hide();
  follow_type(text_, [this](const QFontMetrics& type) { text_->setFixedHeight(6 * type.height()); });
  connect(text_, &QPlainTextEdit::textChanged, &typing_, qOverload<>(&QTimer::start));
  count_ = explained("neighbours.count", new NumberBox<QSpinBox>, tr("How many neighbours"));
  count_->setRange(1, kMostNeighbours);
  count_->setValue(10);
  connect(count_, qOverload<int>(&QSpinBox::valueChanged), &typing_, qOverload<>(&QTimer::start));
  least_ = similarity_box("neighbours.least", tr("Minimum similarity"), 0.05);
  guard_wheel({count_, least_});
  connect(least_, qOverload<double>(&QDoubleSpinBox::valueChanged), &typing_, qOverload<>(&QTimer::start));
  name_ = named("neighbours.name", new ElidedLabel);
  make_bold(name_);
  follow_type(sought_, [this](const QFontMetrics& type) { sought_->setMaximumWidth(36 * type.averageCharWidth()); });
  return row_of({label_for(sought_, tr("&Neighbours of")),
                 sought_,
                 as_text_,
                 label_for(count_, tr("ho&w many")),
                 count_,
                 label_for(least_, tr("at least")),
                 least_,
                 {name_, 1}});
}

QWidget* NeighboursPage::make_columns() {
  return splitter_of({}, Qt::Horizontal,
                     {make_column(NeighbourMethod::exact, QStringLiteral("exact")),
                      make_column(NeighbourMethod::signatures, QStringLiteral("signatures")),
                      make_column(NeighbourMethod::lsh, QStringLiteral("lsh"))});
}

QWidget* NeighboursPage::make_column(NeighbourMethod method, const QString& name) {
  Column& column = columns_[static_cast<std::size_t>(method)];
  column.model = new NeighboursModel(method, this);
  column.heading = named(u"neighbours.heading." + name, wrapped_label({}));
  take_any_width(column.heading);
  QTableView* table = column.table = named(u"neighbours." + name, new QTableView);
  table->setAccessibleName(method == NeighbourMethod::exact        ? tr("Nearest by exact shingles")
                           : method == NeighbourMethod::signatures ? tr("Nearest by signatures")
                                                                   : tr("Nearest by LSH"));
  table->setToolTip(tr("%1; the selected row is shown beside the query.").arg(table->accessibleName()));
  style_table(table);
  table->setSelectionMode(QAbstractItemView::SingleSelection);
  table->setModel(column.model);
  table->setColumnHidden(static_cast<int>(NeighbourColumn::estimate), method != NeighbourMethod::signatures);
  table->setColumnHidden(static_cast<int>(NeighbourColumn::bands), method != NeighbourMethod::lsh);
  table->horizontalHeader()->setStretchLastSection(true);
  auto* room = new ColumnRoom(table, table->horizontalHeader(), static_cast<int>(NeighbourColumn::document),
                              kNameCharacters, least_needed(method));
  follow_type(table, [table, room](const QFontMetrics& type) {
    constexpr int kCharacters[] = {9, 9, 5, 5, 10, 6};
    for (int i = 0; i < kNeighbourColumns; ++i) set_column_width(table, i, kCharacters[i] * type.averageCharWidth());
    fit_row_height(table);
    room->fit();
  });
  connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this, method](const QModelIndex& current) { show_document(method, current.row()); });
  return column_of({column.heading, {table, 1}});
}

void NeighboursPage::set_font_points(qreal points) {
  documents_->set_font_points(points);
}

void NeighboursPage::seek(DocumentIndex document) {
  as_text_->setChecked(false);
  proposing_ = false;
  sought_->setText(QString::number(document.value));
  refresh();
}

/// Proposes a document until the user names one.
void NeighboursPage::propose(const QString& number) {
  const QSignalBlocker blocker(sought_);
  sought_->setText(number);
}

void NeighboursPage::show_text_field(bool shown) {
  text_->setVisible(shown);
  sought_->setEnabled(!shown);
  if (shown) text_->setFocus(Qt::OtherFocusReason);
  refresh();
}

void NeighboursPage::refresh() {
  typing_.stop();
  due_.set_due(true);
  const auto run = session_.result();
  if (!run)
    return show_hint(session_.corpus()
                         ? tr("The neighbours appear here after the first run.")
                         : tr("No corpus is open yet.\nOpen files with Ctrl+O, or drop them anywhere on this window."));
  if (!isVisible()) return request_.cancel();
  const bool as_text = as_text_->isChecked();
  const QString name = as_text ? text_->toPlainText() : sought_->text();
  const bool proposes = !as_text && proposing_ && name.isEmpty();
  if (name.trimmed().isEmpty() && !proposes) {
    due_.set_due(false);
    return show_hint(as_text ? tr("Paste a text above, or drop one on this page; its nearest documents appear here.")
                             : tr("Enter a document's number, its id or words from its title above."));
  }
  request_.request(
      [run, name, as_text, proposes, sources = session_.pair_sources(),
       count = static_cast<std::size_t>(count_->value()), least = least_->value()](const std::stop_token& stop) {
        const Progress progress(stop);
        Answer answer{nullptr, {}, name};
        Sought sought = name.toStdString();
        if (!as_text) {
          if (proposes) answer.offers = {first_to_show(sources, progress)};
          if (!proposes) answer.offers = find_documents(*run->corpus, name, kMostOffers, progress);
          if (answer.offers.empty()) return answer;
          answer.document = answer.offers.front();
          sought = *answer.document;
        }
        auto lists = nearest_by_all(*run, sought, count, progress, least);
        if (lists)
          answer.lists = std::make_shared<const NeighbourLists>(NeighbourLists{run, std::move(*lists)});
        else
          answer.lists = tl::unexpected(lists.error());
        return answer;
      },
      [this](const Answer& answer) { take(answer); });
}

void NeighboursPage::take(const Answer& answer) {
  due_.set_due(false);
  if (!answer.lists) return show_hint(QString::fromStdString(answer.lists.error().message));
  if (!*answer.lists)
    return show_hint(tr("No document matches. Try its number, its id, or words from its title or text."));
  sought_->offer(*(*answer.lists)->run->corpus, answer.offers);
  document_ = answer.document;
  if (proposing_ && document_) propose(QString::number(document_->value));
  sought_text_ = answer.text;
  session_.worker().release(std::exchange(lists_, *answer.lists));
  show_lists();
}

void NeighboursPage::show_lists() {
  const Corpus& corpus = *lists_->run->corpus;
  name_->set_text(document_ ? document_heading(corpus, *document_) : tr("the text below"));
  for (std::size_t method = 0; method < columns_.size(); ++method) {
    columns_[method].model->set_lists(lists_);
    columns_[method].heading->setText(heading_of(static_cast<NeighbourMethod>(method)));
  }
  stack_->setCurrentIndex(1);
  if (lists_->exact().found.empty())
    return show_hint(least_->value() > 0
                         ? tr("No document is this similar.\nLower the minimum similarity to list more documents.")
                         : tr("No document shares a shingle with this one."));
  columns_[0].table->selectRow(0);
}

QString NeighboursPage::heading_of(NeighbourMethod method) const {
  const QString time = milliseconds(lists_->by(method).seconds);
  if (method == NeighbourMethod::exact) return tr("Exact shingles: ground truth, in %1").arg(time);
  const QString text = method == NeighbourMethod::signatures ? tr("Signatures: %1, in %2") : tr("LSH: %1, in %2");
  return text.arg(found_text(*lists_, method), time);
}

void NeighboursPage::show_hint(const QString& hint) {
  request_.cancel();
  for (const Column& column : columns_) column.model->set_lists(nullptr);
  session_.worker().release(std::exchange(lists_, nullptr));
  documents_->clear({});
  near_.reset();
  name_->set_text({});
  hint_->setText(hint);
  stack_->setCurrentIndex(0);
}

/// Selects the same document in all three columns.
void NeighboursPage::show_document(NeighbourMethod method, int row) {
  if (row < 0 || !lists_) return;
  const Column& chosen = columns_[static_cast<std::size_t>(method)];
  for (const Column& column : columns_)
    if (column.table != chosen.table) column.table->clearSelection();
  const Corpus& corpus = *lists_->run->corpus;
  const DocumentIndex near = chosen.model->at_row(row).document;
  near_ = near;
  const std::string text = sought_text_.toStdString();
  Document left;
  left.text = text;
  if (document_) left = corpus[*document_];
  documents_->set_recipe(std::make_shared<const Recipe>(lists_->run->recipe));
  documents_->show_pair(left, corpus[near], document_ ? document_heading(corpus, *document_) : tr("the text above"),
                        document_heading(corpus, near));
}

void NeighboursPage::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasText() && !event->mimeData()->hasUrls()) event->acceptProposedAction();
}

/// Searches dropped text; leaves dropped files to the window, which opens them.
void NeighboursPage::dropEvent(QDropEvent* event) {
  text_->setPlainText(event->mimeData()->text());
  as_text_->setChecked(true);
  event->acceptProposedAction();
}

}  // namespace lookalike

#include "neighbours_page.moc"
