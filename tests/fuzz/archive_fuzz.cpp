// The first byte chooses the file's name, the rest is an archive or a compressed file of any format.

#include <array>

#include "tests/fuzz/ways.h"

using namespace lookalike;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  constexpr std::array kEndings = {".bin", ".zip", ".tar.gz", ".csv.zst", ".jsonl.lz4", ".tar.xz", ".csv", ".jsonl.gz"};
  const std::string path =
      fuzz::write_file(std::string("archive") + kEndings[data[0] % kEndings.size()], fuzz::text_of(data + 1, size - 1));
  fuzz::load_all_ways(path, {});
  return 0;
}
