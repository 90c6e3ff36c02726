#include "ui/views/opening/typed_choice.h"

#include <QLineEdit>

namespace lookalike {

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

}  // namespace lookalike
