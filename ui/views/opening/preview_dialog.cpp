#include "ui/views/opening/preview_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QSpinBox>
#include <algorithm>
#include <limits>

#include "core/corpus/corpus_format.h"
#include "core/corpus/load_options.h"
#include "ui/models/text/display_text.h"
#include "ui/session/worker.h"
#include "ui/views/opening/dialect_controls.h"
#include "ui/views/opening/preview_table.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/file_dialogs.h"

namespace lookalike {
namespace {

constexpr int kTypingPause = 300, kBusyDelay = 300;  // ms
constexpr int kSampleStep = 1000;
constexpr int kRowsShown = 10;

// Columns are chosen by name, so a column without a name, or a second one with the same name, cannot be.
void fill(QComboBox* box, const std::vector<std::string>& columns) {
  for (const std::string& column : columns) {
    const QString name = to_qstring(column);
    if (!name.isEmpty() && box->findData(name) < 0) box->addItem(QString(name.simplified()), name);
  }
}

/// The choices for an optional column: a name, automatic (an empty name), or none (no name at all).
QString automatic_text(const CorpusPreview& preview, bool by_itself, std::optional<std::size_t> column) {
  if (!by_itself) return PreviewDialog::tr("automatic");
  if (!column) return PreviewDialog::tr("automatic: none");
  return PreviewDialog::tr("automatic: %1").arg(to_qstring(preview.columns[*column]).simplified());
}

void fill_optional(QComboBox* box, const CorpusPreview& preview, const std::string& chosen, bool none,
                   std::optional<std::size_t> column) {
  constexpr int kAutomatic = 0, kNone = 1;
  box->clear();
  box->addItem(automatic_text(preview, chosen.empty() && !none, column), QString());
  box->addItem(PreviewDialog::tr("none"));
  fill(box, preview.columns);
  const int named = chosen.empty() ? kAutomatic : std::max(kAutomatic, box->findData(to_qstring(chosen)));
  box->setCurrentIndex(none ? kNone : named);
}

void fit(QComboBox* box) {
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(18);
}

}  // namespace

PreviewDialog::PreviewDialog(std::uint64_t sample, QWidget* parent)
    : QDialog(parent),
      path_(explained("open.path", new QLineEdit, tr("File or folder"))),
      more_(explained("open.more", faint_label({}), tr("Other files"))),
      kind_(explained("open.kind", new QComboBox, tr("Kind"))),
      table_(explained("open.preview", new PreviewTable, tr("First records"))),
      note_(explained("open.note", faint_label({}), tr("Extent of the preview"))),
      text_(explained("open.text_column", new QComboBox, tr("Text column"))),
      id_(explained("open.id_column", new QComboBox, tr("Id column"))),
      title_(explained("open.title_column", new QComboBox, tr("Title column"))),
      dialect_(new DialectControls),
      sample_(explained("open.sample", new NumberBox<QSpinBox>, tr("Documents"))),
      strip_headers_(explained("open.strip_headers",
                               new QCheckBox(tr("Remove &mail headers (up to the first blank line)")),
                               tr("Remove mail headers"))),
      problem_(explained("open.problem", wrapped_label({}), tr("Problem"))),
      request_(worker_) {
  setObjectName(QStringLiteral("open"));
  setWindowTitle(tr("Open with options"));
  make_controls();
  sample_->setValue(static_cast<int>(std::min<std::uint64_t>(sample, static_cast<std::uint64_t>(sample_->maximum()))));
  make_layout();
  connect_controls();
  take(CorpusPreview{});
}

void PreviewDialog::make_controls() {
  path_->setPlaceholderText(tr("a file or a folder"));
  kind_->addItem({});
  for (const CorpusFormat kind : kFileFormats.subspan(1)) kind_->addItem(kind_text(kind));
  note_->setWordWrap(true);
  for (QComboBox* box : {text_, id_, title_}) fit(box);
  sample_->setRange(0, std::numeric_limits<int>::max());
  sample_->setSingleStep(kSampleStep);
  sample_->setSpecialValueText(tr("all documents"));
  sample_->setGroupSeparatorShown(true);
}

QWidget* PreviewDialog::make_path_row() {
  auto* browse = explained("open.choose", new QPushButton(tr("C&hoose\u2026")), tr("Choose a file"));
  browse->setAutoDefault(false);
  connect(browse, &QPushButton::clicked, this, &PreviewDialog::choose_file);
  return row_of({{path_, 1}, browse});
}

QLayout* PreviewDialog::make_reading() {
  auto* what = new QFormLayout;
  what->addRow(tr("&Text column"), text_);
  what->addRow(tr("&Id column"), id_);
  what->addRow(tr("Tit&le column"), title_);
  what->addRow(tr("&Documents"), sample_);
  what->addRow({}, strip_headers_);
  auto* row = new QHBoxLayout;
  row->addLayout(what, 1);
  row->addSpacing(fontMetrics().height());
  row->addWidget(dialect_, 1);
  return row;
}

void PreviewDialog::make_layout() {
  auto* where = new QFormLayout;
  where->addRow(tr("&File or folder"), make_path_row());
  static_cast<QLabel*>(where->itemAt(0, QFormLayout::LabelRole)->widget())->setBuddy(path_);
  where->addRow({}, more_);
  where->addRow(tr("&Kind"), kind_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel);
  open_ = explained("open.open", buttons->button(QDialogButtonBox::Open), tr("Open"));
  open_->setText(tr("&Open"));
  explained("open.cancel", buttons->button(QDialogButtonBox::Cancel), tr("Cancel"));
  connect(buttons, &QDialogButtonBox::accepted, this, &PreviewDialog::finish);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addLayout(where);
  column->addWidget(table_, 1);
  column->addWidget(note_);
  column->addLayout(make_reading());
  column->addWidget(problem_);
  column->addWidget(buttons);
  open_->setDefault(true);  // works only for a button that is already in the dialog
  table_->setMinimumHeight((kRowsShown / 2) * table_->verticalHeader()->defaultSectionSize());
  const QFontMetrics type = fontMetrics();
  const QSize wanted(130 * type.averageCharWidth(), 36 * type.height());
  resize(parentWidget() ? wanted.boundedTo(parentWidget()->window()->size()) : wanted);
}

void PreviewDialog::connect_controls() {
  call_after(typing_, kTypingPause, this, &PreviewDialog::look);
  call_after(busy_, kBusyDelay, this, [this] { say(tr("Reading the beginning\u2026"), {}); });
  connect(path_, &QLineEdit::textChanged, this, &PreviewDialog::change_path);
  connect(kind_, &QComboBox::activated, this, &PreviewDialog::change_kind);
  connect(text_, &QComboBox::activated, this, [this] { take_text_column(text_->currentData().toString()); });
  let_type(text_, [this](const QString& typed) { take_text_column(typed); });
  text_->lineEdit()->setPlaceholderText(tr("choose one"));
  connect(table_, &PreviewTable::column_chosen, this, &PreviewDialog::choose_text_column);
  connect(id_, &QComboBox::activated, this, [this] { change_column(id_, load_.id_column, load_.no_id); });
  connect(title_, &QComboBox::activated, this, [this] { change_column(title_, load_.title_column, load_.no_title); });
  connect(dialect_, &DialectControls::chosen, this, &PreviewDialog::change_part);
  connect(strip_headers_, &QCheckBox::toggled, this, [this](bool strip) {
    load_.strip_mail_headers = strip;
    look();
  });
}

void PreviewDialog::show_files(const QStringList& paths, CorpusPreview preview) {
  setWindowTitle(tr("Open"));
  take_paths(paths);
  take(std::move(preview));
}

void PreviewDialog::look_at(const QStringList& paths) {
  if (paths.isEmpty()) return;
  take_paths(paths);
  forget_reading();
  look();
}

void PreviewDialog::take_paths(const QStringList& paths) {
  const QSignalBlocker quiet(path_);
  path_->setText(paths.front());
  paths_ = paths;
  more_->setText(tr("and %1 more, read the same way").arg(count_text(static_cast<std::uint64_t>(paths.size() - 1))));
}

void PreviewDialog::choose_file() {
  ask_for_file(this, tr("Open file"), {}, [this](const QString& path) { path_->setText(path); });
}

void PreviewDialog::change_path(const QString& path) {
  paths_ = path.isEmpty() ? QStringList() : QStringList(path);
  forget_reading();
  request_.cancel();
  let_open(false);
  typing_.start();
}

void PreviewDialog::change_kind(int index) {
  load_.format = kFileFormats[static_cast<std::size_t>(index)];
  forget_reading();
  look();
}

void PreviewDialog::change_part(const QString& part, const QString& value) {
  const std::string key = part.toStdString(), text = value.toStdString();
  if (key == "encoding")
    load_.encoding = text == "auto" ? std::string() : text;
  else if (const auto problem = set_table_option(load_.table, key, text))
    return refuse(QString::fromStdString(*problem));
  look();
}

void PreviewDialog::refuse(const QString& problem) {
  request_.cancel();
  busy_.stop();
  let_open(false);
  say(note_->text(), problem);
}

void PreviewDialog::take_text_column(const QString& name) {
  load_.text_column = name.toStdString();
  look();
}

void PreviewDialog::choose_text_column(const QString& name) {
  const int index = text_->findData(name);
  if (!text_->isEnabled() || index < 0 || index == text_->currentIndex()) return;
  text_->setCurrentIndex(index);
  take_text_column(name);
}

void PreviewDialog::change_column(const QComboBox* box, std::string& column, bool& none) {
  none = !box->currentData().isValid();
  column = box->currentData().toString().toStdString();
  look();
}

// Columns and dialect do not apply to another file or format.
void PreviewDialog::forget_reading() {
  load_.text_column.clear();
  load_.id_column.clear();
  load_.title_column.clear();
  load_.no_id = load_.no_title = false;
  load_.table = {};
  load_.encoding.clear();
}

void PreviewDialog::look() {
  typing_.stop();
  request_.cancel();
  let_open(false);
  if (paths_.isEmpty()) return take(CorpusPreview{});
  busy_.start();
  request_.request(
      [path = path_of(paths_.front()), load = load_](const std::stop_token& stop) {
        return with_progress(std::make_shared<LatestProgress>(), stop,
                             [&](const Progress& progress) { return preview_corpus(path, load, progress); });
      },
      [this](Result<CorpusPreview> answer) { take(std::move(answer)); });
}

void PreviewDialog::take(Result<CorpusPreview> answer) {
  busy_.stop();
  const CorpusPreview preview = answer ? *answer : CorpusPreview{};
  const QString note = preview.columns.empty() ? QString() : preview_sentence(preview);
  say(note, answer ? sentence_text(preview.problem) : QString::fromStdString(to_string(answer.error())));
  let_open(!preview.columns.empty() && preview.problem.empty());
  const bool detected = !preview.columns.empty() && load_.format == CorpusFormat::automatic;
  kind_->setItemText(0, detected ? tr("detected: %1").arg(kind_text(preview.format)) : tr("detected"));
  show_columns(preview);
  dialect_->show_parts(preview, load_);
  table_->show_preview(preview);
  if (!preview.text && has_columns(preview.format) && !preview.problem.empty()) ask_for_text_column();
}

/// Enter opens as soon as possible, whichever button had the focus. It must not reach Cancel.
void PreviewDialog::let_open(bool possible) {
  if (!possible && open_->hasFocus()) table_->setFocus();
  open_->setEnabled(possible);
  if (possible) open_->setDefault(true);
}

/// Does not interrupt the typing of a path.
void PreviewDialog::ask_for_text_column() {
  if (!path_->hasFocus() || !path_->isModified()) text_->setFocus();
}

void PreviewDialog::show_columns(const CorpusPreview& preview) {
  const bool has = has_columns(preview.format);
  for (QComboBox* box : {text_, id_, title_}) box->setEnabled(has);
  strip_headers_->setEnabled(preview.format == CorpusFormat::text_files);
  text_->clear();
  fill(text_, preview.columns);
  const bool named = !load_.text_column.empty();
  show_choice(text_, named          ? to_qstring(load_.text_column)
                     : preview.text ? to_qstring(preview.columns[*preview.text])
                                    : QString());
  fill_optional(id_, preview, load_.id_column, load_.no_id, preview.id);
  fill_optional(title_, preview, load_.title_column, load_.no_title, preview.title);
}

void PreviewDialog::say(const QString& note, const QString& problem) {
  more_->setVisible(paths_.size() > 1);
  note_->setText(fitting_text(note));
  problem_->setText(problem.isEmpty() ? QString() : fitting_text(QStringLiteral("\u26A0 ") + problem));
  problem_->setVisible(!problem.isEmpty());
}

void PreviewDialog::finish() {
  if (!open_->isEnabled()) return;
  accept();
  emit chosen(paths_, load_, static_cast<quint64>(sample_->value()));
}

}  // namespace lookalike
