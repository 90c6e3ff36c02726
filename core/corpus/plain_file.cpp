#include "core/corpus/plain_file.h"

#include <algorithm>

namespace lookalike {

std::size_t PlainFile::stretches() const {
  return static_cast<std::size_t>((version_.size + kStretch - 1) / kStretch);
}

// What is written meanwhile shows in the version behind the reading.
Result<std::string> PlainFile::read(std::size_t stretch) const {
  const auto file = FileSource::open(path());
  if (!file) return other_bytes();
  std::string bytes(std::min(kStretch, version_.size - begin(stretch)), '\0');
  for (std::size_t done = 0; done < bytes.size();) {
    const auto length = file->read_at(begin(stretch) + done, std::span(bytes).subspan(done));
    if (!length || *length == 0) return other_bytes();
    done += *length;
  }
  if (file->version() != version_) return other_bytes();
  return bytes;
}

}  // namespace lookalike
