#pragma once

#include <QObject>
#include <cstdint>
#include <string>
#include <thread>

#include "ui/models/text/marked_text.h"

namespace lookalike {

/// Compares pairs of texts, long ones on a thread of its own. A new request stops the one before.
class ProseComparer : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
  ~ProseComparer() override;

  /// Answers with `done`, for short texts before it returns. The texts must be valid UTF-8.
  void compare(std::string left, std::string right);
  void cancel();

 signals:
  void done(const lookalike::MarkedPair& pair, bool approximate);

 private:
  void compare_and_tell(std::uint64_t generation, const std::string& left, const std::string& right,
                        const std::stop_token& stop);
  void finish(std::uint64_t generation, const MarkedPair& pair, bool approximate);

  std::uint64_t generation_ = 0;
  std::jthread worker_;
};

}  // namespace lookalike
