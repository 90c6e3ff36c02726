#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <iterator>

#include "core/corpus/synthetic/writer.h"

namespace lookalike::generation {
namespace {

struct Topic {
  const char* name;  // as in TOPICS
  const char* rule;  // of the grammar: topic_..., head_...
};
constexpr std::array kTopics = {
    Topic{"grain", "grain"}, Topic{"crude", "crude"}, Topic{"money-fx", "money"}, Topic{"ship", "ship"},
    Topic{"acq", "acq"},     Topic{"earn", "earn"},   Topic{"trade", "trade"},    Topic{"metal", "metal"},
};
enum Kind : std::uint32_t { results = kTopics.size(), payout, quote };

// Sixteenth quantiles of the words of a prose item: half of all items are shorter than about a hundred words.
constexpr std::uint16_t kLengths[] = {25, 40, 52, 62, 72, 82, 92, 102, 114, 128, 146, 170, 205, 260, 350, 520, 900};

std::string date_of(std::uint64_t number) {
  using namespace std::chrono;
  constexpr const char* kMonths[] = {"JAN", "FEB", "MAR", "APR", "MAY", "JUN",
                                     "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"};
  const std::uint64_t second = 54'061 + number * 79;
  const auto day = static_cast<int>(second / 86'400 % 4'000);  // the calendar of a long stream starts again
  const year_month_day date{sys_days{1987y / February / 26} + days{day}};
  char text[40];
  std::snprintf(text, sizeof text, "%2u-%s-%d %02u:%02u:%02u.%02u", unsigned{date.day()},
                kMonths[unsigned{date.month()} - 1], int{date.year()}, static_cast<unsigned>(second / 3'600 % 24),
                static_cast<unsigned>(second / 60 % 60), static_cast<unsigned>(second % 60),
                static_cast<unsigned>(number * 37 % 100));
  return text;
}

// The agency's layout: lines of up to 64 characters, every paragraph except the first indented.
class Page {
 public:
  explicit Page(std::string& text) : text_(text) { text_.clear(); }

  void begin_paragraph() {
    if (text_.empty()) return;
    text_ += "\n    ";
    column_ = 4;
    line_is_empty_ = true;
  }

  void add(std::string_view sentence) {
    while (!sentence.empty()) {
      const std::string_view word = sentence.substr(0, sentence.find(' '));
      add_word(word);
      sentence.remove_prefix(std::min(word.size() + 1, sentence.size()));
    }
  }

 private:
  static constexpr std::size_t kWidth = 64;

  void add_word(std::string_view word) {
    const bool fits = column_ + 1 + word.size() <= kWidth;
    if (!line_is_empty_) text_ += fits ? ' ' : '\n';
    column_ = line_is_empty_ ? column_ : fits ? column_ + 1 : 0;
    text_ += word;
    column_ += word.size();
    line_is_empty_ = false;
  }

  std::string& text_;
  std::size_t column_ = 0;
  bool line_is_empty_ = true;
};

class NewswireWriter final : public Writer {
 public:
  NewswireWriter() : Writer("grammar/newswire.txt") {
    for (const Topic& topic : kTopics) {
      topics_.push_back(grammar_.rule(std::string("topic_") + topic.rule));
      heads_.push_back(grammar_.rule(std::string("head_") + topic.rule));
    }
    for (const char* name : {"results", "payout", "quote"}) {
      topics_.push_back(grammar_.rule(name));
      heads_.push_back(grammar_.rule(std::string("head_") + name));
    }
  }

  Story story(Random& random) const override {
    Story story;
    story.kind = draw_kind(random);
    story.title = wording(random.chance(70) ? heads_[story.kind] : head_any_, story, random);
    for (char& c : story.title) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
    if (story.kind >= results) {
      fill_lines(story, random);
    } else {
      story.special = random.below(1'000);
      story.general = random.below(1'000);
      story.sentences.push_back(wording(random.chance(50) ? lead_any_ : topics_[story.kind], story, random));
      fill(story, draw_length(kLengths, std::size(kLengths), random), random);
    }
    return story;
  }

  std::string sentence(Story& story, Random& random) const override {
    const bool on_topic = story.kind >= results || random.chance(35);
    return on_topic ? wording(topics_[story.kind], story.special++, story, random)
                    : wording(body_, story.general++, story, random);
  }

  void lay_out(const Story& story, std::uint64_t number, GeneratedDocument& document) const override {
    document.id = std::to_string(number + 1);
    document.title = story.title;
    document.date = date_of(number);
    document.topic = story.kind < results ? kTopics[story.kind].name : story.kind == quote ? "" : "earn";
    Page page(document.text);
    for (const std::string& sentence : story.sentences) {
      // Depends only on the sentence, so that a copied sentence has the same layout.
      if (story.kind >= results || sentence.size() % 3 != 0) page.begin_paragraph();
      page.add(sentence);
    }
    document.text += "\n Reuter\n";
  }

 private:
  static std::uint32_t draw_kind(Random& random) {
    const std::uint32_t percent = random.below(100);
    if (percent < 12) return results;
    if (percent < 16) return payout;
    if (percent < 20) return quote;
    return random.below(kTopics.size());
  }

  void fill_lines(Story& story, Random& random) const {
    const std::uint32_t lines = story.kind == results  ? random.between(5, 12)
                                : story.kind == payout ? random.between(3, 4)
                                                       : 1;
    if (story.kind == quote) story.special = random.below(1'000);
    for (std::uint32_t i = 0; i < lines; ++i) story.sentences.push_back(sentence(story, random));
  }

  std::vector<Grammar::Rule> topics_, heads_;
  Grammar::Rule head_any_ = grammar_.rule("head_any"), lead_any_ = grammar_.rule("lead_any"),
                body_ = grammar_.rule("body");
};

}  // namespace

std::unique_ptr<Writer> newswire_writer() {
  return std::make_unique<NewswireWriter>();
}

}  // namespace lookalike::generation
