#pragma once

#include <memory>

#include "ui/models/reading/document_reading.h"
#include "ui/widgets/controls/text_view.h"

namespace lookalike {

/// As much as either view of a document shows is laid out in one paragraph, so that nothing breaks off in mid-sentence.
inline constexpr int kFlowing = 20'000;

/// The tokens of a document as running words, each on a ground of its own; what the recipe leaves out is struck out.
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
