#pragma once

#include <memory>

#include "ui/models/reading/document_reading.h"
#include "ui/widgets/controls/text_view.h"

namespace lookalike {

/// Characters that a view of a document lays out in one paragraph: all that it shows, so that no sentence is broken.
inline constexpr int kFlowing = 20'000;

/// The tokens of a document as running text, each with a background; text that the recipe ignores is struck out.
class TokenPane final : public TextView {
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
