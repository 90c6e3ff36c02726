// The input is a run file, or the JSON of a sweep; what is read of it is written and read back unchanged.

#include <nlohmann/json.hpp>

#include "core/exchange/runs/run_file.h"
#include "tests/fuzz/ways.h"

using namespace lookalike;

namespace {

template <typename T>
std::string written(const T& value) {
  return to_json(value).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

template <typename Read>
void demand_reads_back(std::string_view json, const Read& read) {
  const auto value = read(json);
  if (!value) {
    fuzz::demand(!value.error().message.empty(), "the error has a sentence");
    return;
  }
  const std::string once = written(*value);
  const auto again = read(once);
  fuzz::demand_done(again, "what is written can be read");
  fuzz::demand(written(*again) == once, "what is written reads back unchanged");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view json = fuzz::text_of(data, size);
  demand_reads_back(json, run_file_from_json);
  demand_reads_back(json, [](std::string_view text) { return sweep_table_from_json(text); });
  return 0;
}
