#include "ui/views/opening/dialect_controls.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>

#include "core/corpus/load_options.h"
#include "ui/models/text/display_text.h"
#include "ui/widgets/controls/building.h"

namespace lookalike {
namespace {

const QString kDetected = QStringLiteral("auto"), kEncoding = QStringLiteral("encoding");
constexpr int kLeastCharacters = 23;

struct Choice {
  const char *part, *value, *text;
};

constexpr Choice kChoices[] = {
    {"separator", "comma", QT_TRANSLATE_NOOP("lookalike::DialectControls", "comma")},
    {"separator", "tab", QT_TRANSLATE_NOOP("lookalike::DialectControls", "tab")},
    {"separator", "semicolon", QT_TRANSLATE_NOOP("lookalike::DialectControls", "semicolon")},
    {"separator", "pipe", QT_TRANSLATE_NOOP("lookalike::DialectControls", "pipe")},
    {"separator", "none", QT_TRANSLATE_NOOP("lookalike::DialectControls", "none: one column")},
    {"quote", "double", QT_TRANSLATE_NOOP("lookalike::DialectControls", "double quotes")},
    {"quote", "single", QT_TRANSLATE_NOOP("lookalike::DialectControls", "single quotes")},
    {"quote", "none", QT_TRANSLATE_NOOP("lookalike::DialectControls", "none")},
    {"escape", "doubled", QT_TRANSLATE_NOOP("lookalike::DialectControls", "doubled quotes")},
    {"escape", "backslash", QT_TRANSLATE_NOOP("lookalike::DialectControls", "backslash")},
    {"header", "yes", QT_TRANSLATE_NOOP("lookalike::DialectControls", "first record")},
    {"header", "no", QT_TRANSLATE_NOOP("lookalike::DialectControls", "none")},
    {"encoding", "UTF-8", "UTF-8"},
    {"encoding", "UTF-16LE", "UTF-16LE"},
    {"encoding", "UTF-16BE", "UTF-16BE"},
    {"encoding", "WINDOWS-1252", "Windows-1252"},
    {"encoding", "WINDOWS-1251", "Windows-1251"},
    {"encoding", "SHIFT_JIS", "Shift_JIS"},
    {"encoding", "GB18030", "GB18030"},
};

QString text_of(const QComboBox* box, const QString& value) {
  const int index = box->findData(value);
  return index < 0 ? value : box->itemText(index);
}

}  // namespace

void let_type(QComboBox* box, const std::function<void(const QString&)>& take) {
  box->setEditable(true);
  box->setInsertPolicy(QComboBox::NoInsert);
  box->setCompleter(nullptr);  // a single letter may be a value
  QObject::connect(box->lineEdit(), &QLineEdit::editingFinished, box, [line = box->lineEdit(), take] {
    if (!line->isModified()) return;
    line->setModified(false);
    take(line->text());
  });
}

void show_choice(QComboBox* box, const QString& data) {
  const int index = box->findData(data);
  box->setCurrentIndex(index);
  if (!box->isEditable()) return;
  box->setEditText(index < 0 ? data : box->itemText(index));
  box->lineEdit()->setCursorPosition(0);
}

DialectControls::DialectControls(QWidget* parent) : QWidget(parent), form_(new QFormLayout(this)) {
  form_->setContentsMargins({});
  QComboBox* separator = add_part(QStringLiteral("separator"), tr("&Separator"), tr("Separator"));
  add_part(QStringLiteral("quote"), tr("&Quotes"), tr("Quotes"));
  add_part(QStringLiteral("escape"), tr("&Escape"), tr("Escape"));
  add_part(QStringLiteral("header"), tr("He&ader"), tr("Header"));
  QComboBox* encoding = add_part(kEncoding, tr("E&ncoding"), tr("Encoding"));
  for (QComboBox* box : {separator, encoding}) {
    const QString part = box->objectName().section(u'.', 1);
    let_type(box, [this, part](const QString& text) { emit chosen(part, text.isEmpty() ? kDetected : text); });
  }
}

QComboBox* DialectControls::add_part(const QString& part, const QString& label, const QString& spoken) {
  auto* box = explained(QStringLiteral("open.") + part, new QComboBox, spoken);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(kLeastCharacters);
  box->addItem(tr("detected"), kDetected);
  for (const Choice& choice : kChoices)
    if (part == QLatin1String(choice.part)) box->addItem(tr(choice.text), QString::fromLatin1(choice.value));
  connect(box, &QComboBox::activated, this, [this, box, part] { emit chosen(part, box->currentData().toString()); });
  form_->addRow(label, box);
  return box;
}

void DialectControls::show_part(const QString& part, const QString& set, const QString& detected, bool enabled) {
  auto* box = findChild<QComboBox*>(QStringLiteral("open.") + part);
  const bool known = set == kDetected && detected != kDetected;
  box->setItemText(0, known ? tr("detected: %1").arg(text_of(box, detected)) : tr("detected"));
  show_choice(box, set);
  box->setEnabled(enabled);
}

void DialectControls::show_parts(const CorpusPreview& preview, const LoadOptions& load) {
  const bool table = preview.format == CorpusFormat::table || load.table != TableOptions();
  TableOptions detected = preview.dialect;
  if (detected.quote == '\0' && detected.backslash == false)
    detected.backslash.reset();  // without quotes there is nothing to escape
  for (const std::string_view part : kTableOptions)
    show_part(to_qstring(part), to_qstring(table_option(load.table, part)), to_qstring(table_option(detected, part)),
              table);
  const QString encoding = load.encoding.empty() ? kDetected : to_qstring(load.encoding);
  show_part(kEncoding, encoding, kDetected, preview.format != CorpusFormat::parquet);
}

}  // namespace lookalike
