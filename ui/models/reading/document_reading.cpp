#include "ui/models/reading/document_reading.h"

#include <algorithm>
#include <unordered_map>

#include "core/text/shingle_set.h"
#include "core/text/tokens.h"
#include "ui/models/text/display_text.h"

namespace lookalike {
namespace {

using Tokens = std::shared_ptr<const TokenTable>;

/// Shingles of characters contain blanks, so they are made visible.
QString unit_text(QString text, ShingleUnit kind) {
  if (kind == ShingleUnit::character) text.replace(u' ', QChar(0x2423));
  return text;
}

/// At most `most` characters of a text.
QString beginning_text(std::string_view bytes, ShingleUnit kind, std::size_t most) {
  const TextBeginning beginning = text_beginning(bytes, most);
  return unit_text(beginning.text, kind) + (beginning.cut ? QStringLiteral("\u2026") : QString());
}

/// All tokens of the text, including the ones that the recipe drops.
Result<Tokens> tokenise_all(std::string_view text, TextOptions options, ShingleUnit unit, const Progress& progress) {
  options.digits = Digits::keep;
  return tokenise(text, options, unit, std::make_shared<const StopWords>(), progress);
}

void append_token(TokenReading& reading, const QString& token, bool left_out) {
  if (!reading.marks.empty() && reading.unit == ShingleUnit::word) reading.text += u' ';
  reading.marks.push_back({static_cast<int>(reading.text.size()), static_cast<int>(token.size()), left_out});
  reading.text += token;
  if (!left_out) ++reading.shown;
}

/// Whether a token is dropped depends only on the token, so the kept ones appear in order among all.
TokenReading read_tokens(const TokenView& kept, const TokenView& all, ShingleUnit unit) {
  TokenReading reading;
  reading.unit = unit;
  reading.total = kept.size();
  reading.left_out = all.size() - kept.size();
  const bool words = unit == ShingleUnit::word;
  const auto has_room = [&] {
    return reading.marks.size() < kShownUnits && static_cast<std::size_t>(reading.text.size()) < kShownCharacters;
  };
  for (std::size_t i = 0; i < all.size() && has_room(); ++i) {
    const std::string_view token = all.span(i, 1, words);
    const bool left_out = reading.shown >= kept.size() || kept.span(reading.shown, 1, words) != token;
    append_token(reading, beginning_text(token, unit, kShownCharacters), left_out);
  }
  return reading;
}

std::vector<ShingleLine> shingle_lines(const TokenView& tokens, const ShingleOptions& options,
                                       const std::vector<std::uint64_t>& hashes) {
  std::vector<ShingleLine> lines;
  std::unordered_map<std::uint64_t, std::uint32_t> met;
  for (std::size_t i = 0; i < std::min(hashes.size(), kShownUnits); ++i) {
    const std::uint32_t earlier = met[hashes[i]]++;
    const bool of_bytes = tokens.size() == 0;
    const std::string_view bytes =
        of_bytes ? tokens.text : tokens.span(i, options.k, options.unit == ShingleUnit::word);
    const std::uint64_t element = options.bag ? occurrence(hashes[i], earlier) : hashes[i];
    lines.push_back({beginning_text(bytes, options.unit, kShownOfShingle), hashes[i], earlier, element});
  }
  return lines;
}

ShingleReading read_shingles(const TokenView& tokens, const ShingleOptions& options, const Progress& progress) {
  ShingleReading reading;
  std::vector<std::uint64_t> elements;
  append_shingles(tokens, options, element_hash(options.hash), elements, progress);
  reading.total = elements.size();
  reading.lines = shingle_lines(tokens, options, elements);
  elements.clear();
  append_shingle_set(tokens, options, element_hash(options.hash), elements, progress);
  reading.set_size = elements.size();
  return reading;
}

}  // namespace

TextBeginning text_beginning(std::string_view utf8, std::size_t most) {
  constexpr std::size_t kBytesPerUnit = 3;  // at most, in UTF-8
  TextBeginning beginning;
  beginning.text = to_qstring(utf8.substr(0, most * kBytesPerUnit + kBytesPerUnit));
  beginning.cut = static_cast<std::size_t>(beginning.text.size()) > most;
  if (beginning.cut) {
    beginning.text.truncate(static_cast<qsizetype>(most));
    if (beginning.text.back().isHighSurrogate()) beginning.text.chop(1);
  }
  beginning.text.replace(QChar(u'\0'), QChar(0xFFFD));
  return beginning;
}

Result<DocumentReading> read_document(std::string_view text, const Recipe& recipe, const Progress& progress) {
  const ShingleUnit unit = recipe.shingles.unit;
  const auto stop_words = load_stop_words(recipe.text.stop_words);
  if (!stop_words) return tl::unexpected(stop_words.error());
  const auto kept = tokenise(text, recipe.text, unit, *stop_words, progress);
  if (!kept) return tl::unexpected(kept.error());
  const auto all = tokenise_all(text, recipe.text, unit, progress);
  if (!all) return tl::unexpected(all.error());
  const TokenView tokens = (**kept)[DocumentIndex()], all_tokens = (**all)[DocumentIndex()];
  DocumentReading reading{recipe.shingles, read_tokens(tokens, all_tokens, unit),
                          read_shingles(tokens, recipe.shingles, progress)};
  if (progress.cancelled()) return cancelled();
  return reading;
}

}  // namespace lookalike
