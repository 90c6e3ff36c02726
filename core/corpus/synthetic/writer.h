#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/corpus/synthetic/generator.h"
#include "core/corpus/synthetic/grammar.h"
#include "core/corpus/synthetic/random.h"

namespace lookalike::generation {

/// A document before it is laid out.
struct Story {
  std::uint32_t kind = 0;                  // defined by the writer: its topic or mood
  std::uint64_t book = 0;                  // reviews: which book
  std::uint32_t special = 0, general = 0;  // next sentence of its kind, and of any kind
  std::string title, summary;
  std::vector<std::string> sentences;
  Memory memory;
};

/// Writes stories of one kind.
class Writer {
 public:
  virtual ~Writer() = default;

  /// A new story, different from all others.
  virtual Story story(Random& random) const = 0;
  /// One more sentence for a story.
  virtual std::string sentence(Story& story, Random& random) const = 0;
  /// Makes the document with this number (from 0) from a story.
  virtual void lay_out(const Story& story, std::uint64_t number, GeneratedDocument& document) const = 0;

  const Grammar& grammar() const { return grammar_; }

 protected:
  explicit Writer(const char* resource);

  /// The rule's wording, or that of its choice `turn`, capitalised.
  std::string wording(Grammar::Rule rule, Story& story, Random& random) const;
  std::string wording(Grammar::Rule rule, std::uint32_t turn, Story& story, Random& random) const;
  /// Adds sentences until the story has that many words.
  void fill(Story& story, std::size_t words, Random& random) const;

  Grammar grammar_;
};

std::unique_ptr<Writer> newswire_writer();

/// `books`: how many different books are reviewed; `seed` decides their titles.
std::unique_ptr<Writer> review_writer(std::uint64_t books, std::uint64_t seed);

/// Words separated by single spaces. O(length).
std::size_t count_words(const std::string& sentence);

/// A length in words, drawn from a distribution given by `count` equally spaced quantiles.
std::size_t draw_length(const std::uint16_t* steps, std::size_t count, Random& random);

}  // namespace lookalike::generation
