#include "ui/models/diff/word_stretch.h"

namespace lookalike {
namespace {

StretchKind kind_of(const WordStretch& stretch) {
  if (stretch.same) return StretchKind::same;
  if (stretch.left_count == 0) return StretchKind::only_right;
  return stretch.right_count == 0 ? StretchKind::only_left : StretchKind::changed;
}

/// A single capital letter directly before the stop: "U.S.", "J. Smith".
bool is_initial(const TextWords& side, std::size_t stop) {
  if (stop == 0) return false;
  const TextSpan& before = side.words[stop - 1].span;
  const char letter = side.text[before.offset];
  return before.length == 1 && before.offset + 1 == side.words[stop].span.offset && letter >= 'A' && letter <= 'Z';
}

}  // namespace

bool begins_line(const TextWords& side, std::size_t word) {
  if (word == 0 || word >= side.words.size()) return true;
  const TextSpan& before = side.words[word - 1].span;
  const std::size_t from = before.offset + before.length;
  return side.text.substr(from, side.words[word].span.offset - from).find('\n') != std::string_view::npos;
}

/// A quotation mark or bracket directly after a word: "so." and "(so.)"
bool closes(const TextWords& side, std::size_t word) {
  constexpr std::string_view kMarks[] = {"\"", "'", ")", "]", "\u201D", "\u2019", "\u00BB"};
  if (word == 0 || end_of(side.words[word - 1]) != side.words[word].span.offset) return false;
  const std::string_view from = side.text.substr(side.words[word].span.offset);
  return std::ranges::any_of(kMarks, [from](std::string_view mark) { return from.starts_with(mark); });
}

bool ends_sentence(const TextWords& side, std::size_t word) {
  while (closes(side, word)) --word;
  constexpr std::string_view kEnds[] = {".", "!", "?", "\u3002", "\uFF01", "\uFF1F"};  // the last are ideographic
  const std::string_view from = side.text.substr(side.words[word].span.offset);
  const bool ends = std::ranges::any_of(kEnds, [from](std::string_view end) { return from.starts_with(end); });
  return ends && !(from.starts_with('.') && is_initial(side, word));
}

bool begins_sentence(const TextWords& side, std::size_t word) {
  return begins_line(side, word) || (!closes(side, word) && ends_sentence(side, word - 1));
}

bool begins_paragraph(const TextWords& side, std::size_t word) {
  if (word == 0 || word >= side.words.size()) return true;
  const std::size_t from = end_of(side.words[word - 1]);
  const std::string_view between = side.text.substr(from, side.words[word].span.offset - from);
  return ends_sentence(side, word - 1) ? between.find('\n') != between.npos : between.find('\n') != between.rfind('\n');
}

TextSpan span_of(const Words& words, std::size_t first, std::size_t count) {
  if (count == 0) return {first == 0 ? 0 : words[first - 1].span.offset + words[first - 1].span.length, 0};
  const TextSpan last = words[first + count - 1].span;
  return {words[first].span.offset, last.offset + last.length - words[first].span.offset};
}

Stretch spans_of(const WordStretch& stretch, const Words& left, const Words& right) {
  return {kind_of(stretch), span_of(left, stretch.left, stretch.left_count),
          span_of(right, stretch.right, stretch.right_count)};
}

}  // namespace lookalike
