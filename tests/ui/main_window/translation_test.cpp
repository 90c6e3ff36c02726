#include <gtest/gtest.h>
#include <qcustomplot.h>

#include <QApplication>
#include <QChartView>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QSet>
#include <QSettings>
#include <QTabBar>
#include <QTextDocumentFragment>
#include <QTranslator>
#include <QXmlStreamReader>
#include <vector>

#include "tests/ui/support/controls.h"
#include "tests/ui/support/settle.h"
#include "tests/ui/support/whole_window.h"
#include "ui/main_window/menus/view_menu.h"
#include "ui/models/lesson/scene.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/info_bar.h"

namespace lookalike {
namespace {

struct Translated {
  QString context, source;
  QStringList forms;  // more than one if the text has plural forms; none if it is unfinished
};

std::vector<Translated> german_texts() {
  QFile file(QStringLiteral(LOOKALIKE_SOURCE_DIR "/resources/translations/lookalike_de.ts"));
  EXPECT_TRUE(file.open(QIODevice::ReadOnly));
  QXmlStreamReader reader(&file);
  std::vector<Translated> all;
  QString context;
  bool finished = true;
  while (!reader.atEnd()) {
    reader.readNext();
    if (!reader.isStartElement()) continue;
    if (reader.name() == u"name")
      context = reader.readElementText();
    else if (reader.name() == u"source")
      all.push_back({context, reader.readElementText(), {}});
    else if (reader.name() == u"numerusform")
      all.back().forms << reader.readElementText();
    else if (reader.name() == u"translation") {
      finished = !reader.attributes().hasAttribute(QStringLiteral("type"));
      const QString text = reader.readElementText(QXmlStreamReader::IncludeChildElements);
      if (finished) all.back().forms << text;
    }
  }
  EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
  return all;
}

QSet<QString> matches(const QString& text, const char* pattern) {
  QSet<QString> found;
  for (auto match = QRegularExpression(QString::fromLatin1(pattern)).globalMatch(text); match.hasNext();)
    found << match.next().captured();
  return found;
}

TEST(German, translations_have_the_placeholders_and_mnemonics_of_their_sources) {
  int finished = 0;
  for (const Translated& text : german_texts())
    for (const QString& form : text.forms) {
      ++finished;
      EXPECT_FALSE(form.trimmed().isEmpty()) << text.source.toStdString();
      EXPECT_EQ(matches(form, "%[\\dn]"), matches(text.source, "%[\\dn]")) << form.toStdString();
      if (text.context == u"Tooltips" || text.context == u"Explanations" || text.context == u"Core") continue;
      EXPECT_EQ(mnemonic_of(form).isNull(), mnemonic_of(text.source).isNull()) << form.toStdString();
    }
  EXPECT_GT(finished, 1'000);
}

/// The German texts. A text that is translated only in another context is an error: the program and the file of
/// translations disagree about the context.
class GermanTexts final : public QTranslator {
 public:
  GermanTexts() {
    EXPECT_TRUE(load(QStringLiteral(":/translations/lookalike_de.qm")));
    for (const Translated& text : german_texts())
      if (!text.forms.isEmpty()) known_ << text.source;
    EXPECT_TRUE(QCoreApplication::installTranslator(this));
  }
  ~GermanTexts() override { QCoreApplication::removeTranslator(this); }

  QString translate(const char* context, const char* source, const char* comment, int n) const override {
    const QString text = QTranslator::translate(context, source, comment, n);
    if (!text.isEmpty() || *context == 'Q') return text;
    if (known_.contains(QString::fromUtf8(source)))
      ADD_FAILURE() << "in another context than " << context << ": " << source;
    lacks_mnemonics_ = lacks_mnemonics_ || !mnemonic_of(QString::fromUtf8(source)).isNull();
    return text;
  }
  /// Whether a text with a mnemonic was shown in English.
  bool lacks_mnemonics() const { return lacks_mnemonics_; }

 private:
  QSet<QString> known_;
  mutable bool lacks_mnemonics_ = false;
};

void add_collisions(QStringList& all, const QMap<QChar, QStringList>& letters, const QString& where) {
  for (const QStringList& names : letters)
    if (names.size() > 1) all << where + QStringLiteral(": ") + names.join(u", ");
}

QMap<QChar, QStringList> mnemonics_of(const QMenu& menu) {
  QMap<QChar, QStringList> letters;
  for (const QAction* action : menu.actions())
    if (const QChar letter = mnemonic_of(action->text()); !letter.isNull()) letters[letter] << action->text();
  return letters;
}

TEST(German, mnemonics_are_unique_in_every_menu_page_and_dialog) {
  const GermanTexts german;
  QStringList collisions;
  WholeWindow whole;
  EXPECT_NE(whole.find<QAction>("page_1")->text(), QStringLiteral("&1 S-curve"));
  for (QMenu* menu : whole.window().findChildren<QMenu*>()) {
    emit menu->aboutToShow();
    add_collisions(collisions, mnemonics_of(*menu), menu->title());
  }
  for (std::size_t page = 0; page < std::size(WholeWindow::kPages); ++page) {
    whole.show_page(page);
    add_collisions(collisions, mnemonics(&whole.window()), QString::fromLatin1(WholeWindow::kPages[page]));
  }
  for (const char* name : WholeWindow::kDialogs) {
    QDialog* dialog = whole.open_dialog(name);
    add_collisions(collisions, mnemonics(dialog), QString::fromLatin1(name));
    whole.close(dialog);
  }
  if (german.lacks_mnemonics()) GTEST_SKIP() << "A text is in English: see packaging/translate --missing.";
  EXPECT_TRUE(collisions.isEmpty()) << collisions.join(u'\n').toStdString();
}

TEST(Language, of_the_view_menu_is_used_from_the_next_start_on) {
  const Translated text = german_texts().front();
  ASSERT_FALSE(text.forms.isEmpty());
  const auto shown = [&] { return QCoreApplication::translate(text.context.toUtf8(), text.source.toUtf8()); };
  {
    WholeWindow whole;
    whole.trigger("language_de");
    EXPECT_EQ(QSettings().value(QStringLiteral("language")), QStringLiteral("de"));
    EXPECT_TRUE(whole.find<InfoBar>("info_bar")->text().contains(QStringLiteral("next time")));
    EXPECT_EQ(shown(), text.source);
  }
  use_language();
  EXPECT_EQ(shown(), text.forms.front());
  qDeleteAll(qApp->findChildren<QTranslator*>());
  use_language(QStringLiteral("en"));
  EXPECT_EQ(shown(), text.source);
  qDeleteAll(qApp->findChildren<QTranslator*>());
  QSettings().remove(QStringLiteral("language"));
}

/// Encloses every translated text in brackets.
class BracketedTexts final : public QTranslator {
 public:
  BracketedTexts() { EXPECT_TRUE(QCoreApplication::installTranslator(this)); }
  ~BracketedTexts() override { QCoreApplication::removeTranslator(this); }
  bool isEmpty() const override { return false; }
  QString translate(const char*, const char* source, const char*, int) const override {
    return u'\u27E6' + QString::fromUtf8(source) + u'\u27E7';
  }
};

/// The words of a text that no translation covers; symbols of the formulas have one letter.
QString untranslated(const QString& text) {
  static const QRegularExpression bracketed(QStringLiteral("\u27E6[^\u27E6\u27E7]*\u27E7"));
  QString rest = Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
  for (QString before; before != rest;) {
    before = rest;
    rest.remove(bracketed);
  }
  return QStringList(matches(rest, "\\b(?!mod\\b)\\p{L}{3,}").values()).join(u' ');
}

void expect_translated(const QString& text, const QString& where) {
  const QString rest = untranslated(text);
  EXPECT_TRUE(rest.isEmpty()) << where.toStdString() << ": \"" << rest.toStdString() << "\" in " << text.toStdString();
}

/// Shows documents, sentences or values of the core, or names of its example, which are not translated.
bool shows_data(const QWidget* widget) {
  static const QRegularExpression names(
      QStringLiteral("^(why\\.(summary|sentences)|suggest\\.(sentence|valley|unverified)|open\\.(preview|\\w+_column)|"
                     "get\\.address|lesson\\.control\\.example\\..*|\\w+\\.\\w+\\.(choice|field))$"));
  const QString name = qobject_cast<const QHeaderView*>(widget) ? widget->parent()->objectName() : widget->objectName();
  return qobject_cast<const ElidedLabel*>(widget) || names.match(name).hasMatch();
}

void look_at_widget(const QWidget* widget) {
  if (shows_data(widget)) return;
  const QString where = QString::fromStdString(name_of(widget));
  for (const char* property :
       {"text", "title", "placeholderText", "toolTip", "statusTip", "accessibleName", "accessibleDescription",
        "windowTitle", "prefix", "suffix", "whatsThis", "specialValueText"})
    if (!widget->inherits("QLineEdit") || QByteArrayView(property) != "text")
      expect_translated(widget->property(property).toString(), where + u' ' + QString::fromLatin1(property));
  if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
    for (int tab = 0; tab < tabs->count(); ++tab) {
      expect_translated(tabs->tabText(tab), where);
      expect_translated(tabs->tabToolTip(tab), where);
    }
  if (const auto* box = qobject_cast<const QComboBox*>(widget))
    for (int item = 0; item < box->count(); ++item) expect_translated(box->itemText(item), where);
  if (const auto* header = qobject_cast<const QHeaderView*>(widget); header && header->model())
    for (int section = 0; section < header->count(); ++section)
      for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::WhatsThisRole})
        expect_translated(header->model()->headerData(section, header->orientation(), role).toString(), where);
}

void look_at_plot(const QWidget* widget) {
  const QString where = QString::fromStdString(name_of(widget));
  if (const auto* plot = qobject_cast<const QCustomPlot*>(widget)) {
    for (const QCPAxisRect* rect : plot->axisRects())
      for (const QCPAxis* axis : rect->axes()) expect_translated(axis->label(), where);
    for (int item = 0; item < plot->itemCount(); ++item)
      if (const auto* text = qobject_cast<const QCPItemText*>(plot->item(item))) expect_translated(text->text(), where);
  }
  if (const auto* view = qobject_cast<const QChartView*>(widget)) {
    expect_translated(view->chart()->title(), where);
    for (const QAbstractAxis* axis : view->chart()->axes()) expect_translated(axis->titleText(), where);
    for (const QAbstractSeries* series : view->chart()->series()) expect_translated(series->name(), where);
  }
}

void look_at_all(const QWidget& window) {
  look_at_widget(&window);
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    look_at_widget(widget);
    look_at_plot(widget);
  }
}

TEST(EveryText, of_the_window_passes_through_translation) {
  const BracketedTexts brackets;
  WholeWindow whole;
  for (std::size_t page = 0; page < std::size(WholeWindow::kPages); ++page) {
    SCOPED_TRACE(WholeWindow::kPages[page]);
    whole.show_page(page);
    look_at_all(whole.window());
  }
  for (const QAction* action : actions(&whole.window())) {
    if (action->objectName().startsWith(u"language_")) continue;  // each language in its own words
    expect_translated(action->text(), action->objectName());
    expect_translated(action->toolTip(), action->objectName());
  }
  for (const char* name : WholeWindow::kDialogs) {
    SCOPED_TRACE(name);
    QDialog* dialog = whole.open_dialog(name);
    look_at_all(*dialog);
    whole.close(dialog);
  }
}

bool is_of_example(const QString& text) {
  return QStringLiteral("the dog bit the man on the way home, the man bit the dog on the way home").contains(text);
}

TEST(EveryText, of_the_lesson_passes_through_translation) {
  const BracketedTexts brackets;
  for (const auto& scene : make_scenes()) {
    expect_translated(scene->name(), scene->name());
    for (const SceneControl& control : scene->controls()) {
      expect_translated(control.label, control.id);
      expect_translated(control.tip, control.id);
      if (control.id != u"example")
        for (const QString& choice : control.choices) expect_translated(choice, control.id);
    }
    for (int step = 0; step < scene->steps(); ++step) {
      const SceneFrame frame = scene->frame(step);
      const QString where = scene->name() + QString::number(step);
      for (const QString& text : {frame.title, frame.sentence, frame.hint + u' ' + frame.keys})
        expect_translated(text, where);
      for (const Item& item : frame.picture.items)
        if (const auto* label = std::get_if<Label>(&item); label && !is_of_example(label->text))
          expect_translated(label->text, where);
      for (const Handle& handle : frame.picture.handles) expect_translated(handle.name, where);
    }
  }
}

}  // namespace
}  // namespace lookalike
