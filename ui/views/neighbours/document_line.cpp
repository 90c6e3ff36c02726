#include "ui/views/neighbours/document_line.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QStringListModel>
#include <utility>

#include "ui/models/text/document_name.h"
#include "ui/models/text/number_text.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

constexpr std::size_t kLongestId = 24;  // longer ids are paths, which say less than a title
constexpr int kOfferCharacters = 70;

QString offer_of(const Corpus& corpus, DocumentIndex index) {
  const QString name = count_text(index.value) + u"  " + document_name(document_to_name(corpus, index));
  const std::string_view id = corpus.label(index).id;
  const bool tells = !id.empty() && id.size() <= kLongestId && id != std::to_string(index.value);
  return tells ? DocumentLine::tr("%1  (id %2)").arg(name, to_qstring(id)) : name;
}

}  // namespace

DocumentLine::DocumentLine(QWidget* parent)
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

void DocumentLine::offer(const Corpus& corpus, std::vector<DocumentIndex> documents) {
  offered_ = std::move(documents);
  QStringList names;
  for (const DocumentIndex document : offered_) names << offer_of(corpus, document);
  names_->setStringList(names);
  const bool wanted = std::exchange(typed_, false) && hasFocus() && offered_.size() > 1;
  wanted ? completer_->complete() : completer_->popup()->hide();
}

}  // namespace lookalike
