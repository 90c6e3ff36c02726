#include "ui/models/text/explanations.h"

#include <QCoreApplication>
#include <algorithm>
#include <vector>

#include "core/base/assertion.h"
#include "core/base/resources.h"

namespace lookalike {
namespace {

struct Text {
  QByteArray name, text;
};
using Texts = std::vector<Text>;

/// A heading is the name; the lines below it form one text.
Texts read_all(std::string_view resource) {
  Texts all;
  const std::string_view page = embedded_resource(resource);
  for (const QByteArray& line : QByteArray::fromRawData(page.data(), static_cast<int>(page.size())).split('\n')) {
    if (line.startsWith("## "))
      all.push_back({line.mid(3), {}});
    else if (!line.isEmpty())
      all.back().text += (all.back().text.isEmpty() ? "" : " ") + line;
  }
  return all;
}

const Texts& explanations() {
  static const Texts all = read_all("help/window/what_is_this.md");
  return all;
}

const Texts& tooltips() {
  static const Texts all = read_all("help/window/tooltips.md");
  return all;
}

bool is_about(const Text& text, const QByteArray& name) {
  return text.name.endsWith('.') ? name.startsWith(text.name) : name == text.name;
}

QString text_of(const Texts& all, const QString& name, const char* context) {
  const auto found = std::ranges::find_if(all, [key = name.toUtf8()](const Text& text) { return is_about(text, key); });
  return found != all.end() ? QCoreApplication::translate(context, found->text) : QString();
}

QStringList names_of(const Texts& all) {
  QStringList names;
  for (const Text& text : all) names << QString::fromUtf8(text.name);
  return names;
}

}  // namespace

QString explanation(const QString& name) {
  return text_of(explanations(), name, "Explanations");
}

QStringList explained_names() {
  return names_of(explanations());
}

QString tooltip_of(const QString& name) {
  const QString text = text_of(tooltips(), name, "Tooltips");
  LOOKALIKE_ASSERT(!text.isEmpty());
  return text;
}

QStringList names_with_tooltip() {
  return names_of(tooltips());
}

}  // namespace lookalike
