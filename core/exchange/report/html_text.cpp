#include "core/exchange/report/html_text.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "core/base/utf8_text.h"
#include "core/base/value_text.h"
#include "core/text/shingle_set.h"
#include "core/text/tokeniser.h"

namespace lookalike {
namespace {

constexpr std::size_t kLongest = 1'000, kEnd = 300, kMostPassages = 100;  // bytes; bytes at both ends; passages

bool is_control(char32_t c) {
  return (c < ' ' && c != '\t' && c != '\n' && c != '\r') || (c >= 0x7F && c <= 0x9F) || (c & 0xFFFE) == 0xFFFE;
}

/// The tokens of a text, and its shingles in order; in a bag, each occurrence is an element of its own.
struct Shingled {
  std::vector<TextPlace> tokens;
  std::vector<std::uint64_t> shingles;

  Shingled(std::string_view text, const Recipe& recipe, const StopWords& stop_words) {
    const Tokeniser tokeniser(recipe.text, recipe.shingles.unit, stop_words);
    std::vector<char> words;
    std::vector<std::uint32_t> starts;
    tokeniser.append(text, words, starts, {});
    tokens = tokeniser.places(text, {}).tokens;
    append_shingles({{words.data(), words.size()}, starts}, recipe.shingles, element_hash(recipe.shingles.hash),
                    shingles, {});
    std::unordered_map<std::uint64_t, std::uint64_t> met;
    if (recipe.shingles.bag)
      for (std::uint64_t& shingle : shingles) shingle = occurrence(shingle, met[shingle]++);
  }
};

/// For each token, whether it belongs to a shingle that is also in the other text.
std::vector<bool> shared_tokens(const Shingled& own, std::vector<std::uint64_t> others, std::size_t k) {
  std::ranges::sort(others);
  std::vector<bool> shared(own.tokens.size());
  std::size_t done = 0;  // tokens before it are decided
  for (std::size_t i = 0; i < own.shingles.size(); ++i) {
    if (!std::ranges::binary_search(others, own.shingles[i])) continue;
    const std::size_t end = std::min(i + k, shared.size());
    for (done = std::max(done, i); done < end; ++done) shared[done] = true;
  }
  return shared;
}

std::string left_out(std::size_t bytes) {
  return "<i>[\u2026 " + grouped(bytes) + " bytes left out \u2026]</i>";
}

std::string shortened_html(std::string_view passage) {
  if (passage.size() <= kLongest) return html_text(passage);
  const std::string_view head = whole_characters(passage, kEnd);
  std::size_t tail = passage.size() - kEnd;
  while (tail < passage.size() && continues_character(passage[tail])) ++tail;
  return html_text(head) + left_out(tail - head.size()) + html_text(passage.substr(tail));
}

std::string marked(std::string_view text, const Shingled& own, const std::vector<bool>& shared) {
  std::string html;
  std::size_t at = 0, passages = 0;
  for (std::size_t i = 0; i < own.tokens.size(); ++i) {
    if (shared[i]) continue;
    std::size_t last = i;
    while (last + 1 < own.tokens.size() && !shared[last + 1]) ++last;
    if (++passages > kMostPassages) return html + left_out(text.size() - at);
    const std::size_t begin = own.tokens[i].begin, end = own.tokens[last].end;
    html += shortened_html(text.substr(at, begin - at)) + "<mark>" + shortened_html(text.substr(begin, end - begin)) +
            "</mark>";
    at = end;
    i = last;
  }
  return html + shortened_html(text.substr(at));
}

}  // namespace

std::string html_text(std::string_view text) {
  std::string html;
  for_each_character(text, [&html](const Utf8Character& character, std::string_view bytes) {
    if (character.bytes == 0 || is_control(character.value))
      append_utf8(0xFFFD, html);
    else if (std::string_view("&<>\"'").find(bytes) != std::string_view::npos)
      html += "&#" + std::to_string(character.value) + ';';
    else
      html += bytes;
  });
  return html;
}

std::string element(const std::string& tag, const std::string& html) {
  return "<" + tag + ">" + html + "</" + tag + ">" + (tag == "td" || tag == "th" ? "" : "\n");
}

std::string own_words(std::string_view text) {
  return "<bdi>" + html_text(text) + "</bdi>";
}

std::string code(std::string_view text) {
  return "<code>" + html_text(text) + "</code>";
}

std::string counted(std::uint64_t number, const std::string& noun) {
  return grouped(number) + ' ' + noun + (number == 1 ? "" : "s");
}

std::string number_cell(std::uint64_t number, const std::string& id) {
  return "<td class=\"number\"" + (id.empty() ? id : " id=\"" + id + "\"") + ">" + grouped(number) + "</td>";
}

std::string begin_table(std::string_view names) {
  std::string html = "<table>\n<thead><tr>";
  for (std::size_t end = 0; !names.empty(); names.remove_prefix(std::min(end + 1, names.size()))) {
    end = std::min(names.find('|'), names.size());
    const bool number = names.front() == '#';
    html += number ? "<th class=\"number\">" : "<th>";
    html.append(names.substr(number, end - number)).append("</th>");
  }
  return html + "</tr></thead>\n";
}

std::string left_out(std::size_t all, std::size_t shown, const std::string& noun) {
  return all <= shown ? "" : element("p", "<i>" + counted(all - shown, "more " + noun) + " not listed here.</i>");
}

std::array<std::string, 2> marked_html(std::string_view left, std::string_view right, const Recipe& recipe,
                                       const StopWords& stop_words) {
  const Shingled a(left, recipe, stop_words), b(right, recipe, stop_words);
  return {marked(left, a, shared_tokens(a, b.shingles, recipe.shingles.k)),
          marked(right, b, shared_tokens(b, a.shingles, recipe.shingles.k))};
}

}  // namespace lookalike
