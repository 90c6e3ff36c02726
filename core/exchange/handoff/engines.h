#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/pipeline/recipe.h"

namespace lookalike {

/// Engines that a recipe can be exported to.
enum class HandoffEngine { spark, datasketch, datatrove, data_juicer, text_dedup, nemo_curator };

struct HandoffTraits {
  HandoffEngine engine;
  std::string_view name;     // "data-juicer", on the command line
  std::string_view title;    // "NeMo Curator", in a sentence
  std::string_view file;     // template in resources/handoff, with the extension of the export
  bool is_script = false;    // a script that computes our signatures; the others are configurations
  bool verifies = false;     // whether the export verifies candidates
  std::string_view about{};  // one sentence
};

inline constexpr std::array<HandoffTraits, 6> kHandoffEngines = {{
    {HandoffEngine::spark, "spark", "Spark", "spark.py", true, true,
     "A job for Spark with the same pairs, for corpora of billions of documents."},
    {HandoffEngine::datasketch, "datasketch", "datasketch", "datasketch.py", true, true,
     "A short script for the Python library datasketch with the same pairs, held in memory."},
    {HandoffEngine::datatrove, "datatrove", "datatrove", "datatrove.py", true, false,
     "A pipeline for datatrove with the same candidates, all of which it treats as duplicates."},
    {HandoffEngine::data_juicer, "data-juicer", "Data-Juicer", "data_juicer.yaml", false, false,
     "A configuration of Data-Juicer with the same bands and rows over cleaned documents."},
    {HandoffEngine::text_dedup, "text-dedup", "text-dedup", "text_dedup.toml", false, true,
     "A configuration of text-dedup with the same bands and rows: the same curve, other hash functions."},
    {HandoffEngine::nemo_curator, "nemo-curator", "NeMo Curator", "nemo_curator.yaml", false, false,
     "A configuration of NeMo Curator with the same bands and rows: the same curve, other hash functions."},
}};

const HandoffTraits& traits_of(HandoffEngine engine);
std::optional<HandoffEngine> handoff_engine_named(std::string_view name);

/// Every reason why a valid recipe cannot be exported to an engine; nullopt if it can.
std::optional<std::string> handoff_refusal(HandoffEngine engine, const Recipe& recipe);

}  // namespace lookalike
