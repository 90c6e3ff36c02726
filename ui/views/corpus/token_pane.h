#pragma once

#include <QPlainTextEdit>
#include <memory>

#include "ui/models/document_reading.h"

namespace lookalike {

/// The tokens of a document as running words, each on a ground of its own; what the recipe leaves out is struck out.
class TokenPane final : public QPlainTextEdit {
  Q_OBJECT

 public:
  explicit TokenPane(QWidget* parent = nullptr);
  ~TokenPane() override;

  void show_tokens(const TokenReading& reading);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  class Painter;
  std::unique_ptr<Painter> painter_;
};

}  // namespace lookalike
