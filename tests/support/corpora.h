#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/load.h"

namespace lookalike::test {

/// A corpus of these texts; the id of each is its position.
inline std::shared_ptr<const Corpus> corpus_of(const std::vector<std::string>& texts) {
  CorpusBuilder builder;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::string id = std::to_string(i);
    DocumentFields fields;
    fields.id = id;
    fields.text = texts[i];
    builder.add(fields);
  }
  return std::make_shared<const Corpus>(builder.finish("texts", CorpusFormat::text_files));
}

/// Path of a file in the folder of real corpora; nothing when LOOKALIKE_DATA does not name it.
inline std::optional<std::string> real_data(const std::string& name) {
  const char* folder = std::getenv("LOOKALIKE_DATA");
  if (!folder || !*folder) return {};
  return std::string(folder) + "/" + name;
}

inline std::shared_ptr<const Corpus> load(const std::string& path) {
  const auto corpus = load_corpus({path}, {}, {});
  return corpus ? *corpus : nullptr;
}

}  // namespace lookalike::test

/// Skips a test that needs the real corpora if they are missing.
#define LOOKALIKE_NEEDS_DATA(path, name)                \
  const auto path = ::lookalike::test::real_data(name); \
  if (!path) GTEST_SKIP() << "LOOKALIKE_DATA is not set"
