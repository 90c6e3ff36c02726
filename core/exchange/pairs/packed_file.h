#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/system/new_file.h"

namespace lookalike {

/// A new file compressed according to its name: ".gz" with zlib, ".zst" with Zstandard, otherwise not at all. Written
/// under a temporary name like every NewFile.
class PackedFile {
 public:
  explicit PackedFile(const std::string& target);
  ~PackedFile();

  bool good() const { return file_.good(); }
  void write(std::string_view bytes);
  /// Errors: unwritable.
  Result<void> commit();

  class Packer;

 private:
  NewFile file_;
  std::unique_ptr<Packer> packer_;
};

}  // namespace lookalike
