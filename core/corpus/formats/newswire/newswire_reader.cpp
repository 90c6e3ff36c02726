#include "core/corpus/formats/newswire/newswire_reader.h"

#include <algorithm>

#include "core/base/entities.h"
#include "core/base/utf8_text.h"
#include "core/corpus/formats/loaders.h"

namespace lookalike {
namespace {

constexpr std::string_view kItemClose = "</REUTERS>";

// Text between two tags; empty if either is missing.
std::string_view between(std::string_view text, std::string_view open, std::string_view close) {
  const std::size_t begin = text.find(open);
  if (begin == std::string_view::npos) return {};
  const std::string_view inside = text.substr(begin + open.size());
  const std::size_t end = inside.find(close);
  return end == std::string_view::npos ? std::string_view() : inside.substr(0, end);
}

void parse_id(std::string_view item, NewswireItem& parts) {
  const std::string_view tag = item.substr(0, item.find('>'));
  const std::string_view id = between(tag, "NEWID=\"", "\"");
  parts.id = id;
  parts.has_id = !id.empty();
}

// A body that is never closed ends with the text or with the item.
void parse_body(std::string_view rest, NewswireItem& parts) {
  std::size_t end = rest.find("</BODY>");
  parts.has_body = true;
  parts.body_closed = end != std::string_view::npos;
  if (!parts.body_closed) end = std::min(rest.find("</TEXT>"), rest.find(kItemClose));
  parts.body = rest.substr(0, end);
}

}  // namespace

NewswireItem parse_newswire_item(std::string_view item) {
  constexpr std::string_view kBody = "<BODY>";
  NewswireItem parts;
  parse_id(item, parts);
  const std::size_t body = item.find(kBody);
  const std::string_view head = item.substr(0, body);
  parts.date = between(head, "<DATE>", "</DATE>");
  parts.topics = between(head, "<TOPICS>", "</TOPICS>");
  parts.title = between(head, "<TITLE>", "</TITLE>");
  if (body != std::string_view::npos) parse_body(item.substr(body + kBody.size()), parts);
  return parts;
}

ItemEnd find_item_end(std::string_view text) {
  for (std::size_t at = text.find('<', 1); at != std::string_view::npos; at = text.find('<', at + 1)) {
    const std::string_view tag = text.substr(at);
    if (tag.starts_with(kItemClose)) return {ItemEnd::Kind::closed, at + kItemClose.size()};
    if (find_item(tag.substr(0, kItemTag.size() + 1)) == 0) return {ItemEnd::Kind::next_item, at};
  }
  return {ItemEnd::Kind::open, text.size()};
}

std::size_t find_item(std::string_view text) {
  std::size_t at = text.find(kItemTag);
  while (at != std::string_view::npos) {
    const std::string_view after = text.substr(at + kItemTag.size(), 1);
    if (after.find_first_of(" >\t\r\n") == 0) return at;
    at = text.find(kItemTag, at + kItemTag.size());
  }
  return at;
}

void NewswireReader::read(std::uint64_t until) {
  while (!full_ && next_item(until)) {
    take_item(bytes_.view().substr(0, end_.length));
    if (!full_) bytes_.consume(end_.length);
  }
}

Result<void> NewswireReader::finish() {
  if (full_)
    builder_.skip(bytes_.offset(), record_, "The corpus is full: this item and all following ones are skipped.");
  return finish_source(bytes_, record_ + 1, builder_);
}

// The view then begins with an item, and `end_` is its end. An item truncated by a failing source does not count. The
// result does not depend on the size of the window: an item is too long if no tag that ends it can be within the limit.
bool NewswireReader::next_item(std::uint64_t until) {
  for (;;) {
    if (find_start()) {
      if (bytes_.offset() >= until) return false;
      end_ = find_item_end(bytes_.view());
      const bool whole = end_.kind != ItemEnd::Kind::open || (bytes_.at_end() && !bytes_.failure());
      if (whole && end_.length <= kMostRecordBytes) return true;
      if (whole || bytes_.view().size() > kMostRecordBytes + kItemTag.size()) {
        skip_long_item();
        continue;
      }
    }
    if (!bytes_.grow()) return false;
  }
}

bool NewswireReader::find_start() {
  const std::string_view view = bytes_.view();
  const std::size_t start = find_item(view);
  const bool found = start != std::string_view::npos;
  // The end of the view may contain the beginning of the tag, and the character after it is needed too.
  const std::size_t kept = bytes_.at_end() ? 0 : std::min(view.size(), kItemTag.size());
  pass_over(found ? start : view.size() - kept);
  return found;
}

void NewswireReader::pass_over(std::size_t length) {
  constexpr std::string_view kBody = "<BODY>";
  const std::string_view view = bytes_.view().substr(0, length + kBody.size() - 1);
  for (std::size_t at = view.find(kBody); at < length; at = view.find(kBody, at + 1))
    builder_.skip(bytes_.offset() + at, record_ + 1, "A body is outside any <REUTERS> item.");
  bytes_.consume(length);
}

// A long item ends like any other.
void NewswireReader::skip_long_item() {
  constexpr std::size_t kTag = 11;  // more than the longest tag that ends an item
  builder_.skip(bytes_.offset(), ++record_, too_long_message());
  for (bool more = true; end_.kind == ItemEnd::Kind::open && more;) {
    bytes_.consume(bytes_.view().size() - kTag);
    more = bytes_.grow();
    end_ = find_item_end(bytes_.view());
  }
  bytes_.consume(end_.length);
}

void NewswireReader::take_item(std::string_view text) {
  ++record_;
  const NewswireItem item = parse_newswire_item(text);
  if (item.has_body) return add(item);
  if (end_.kind == ItemEnd::Kind::closed) return builder_.without_text();
  builder_.skip(bytes_.offset(), record_, "The item has neither BODY nor </REUTERS>.");
}

void NewswireReader::add(const NewswireItem& item) {
  without_nul_ = false;
  title_ = shorten(text_of(item.title, 0), 1000);
  full_ = !builder_.add({.id = text_of(item.id, 1),
                         .title = title_,
                         .details = details_of(item),
                         .text = text_of(item.body, 3),
                         .byte = bytes_.offset(),
                         .record = record_});
  if (const std::string remarks = remarks_on(item); !remarks.empty()) builder_.note(bytes_.offset(), record_, remarks);
}

// The format is defined in Latin-1, so reading it as such is not worth a remark.
std::string_view NewswireReader::text_of(std::string_view raw, int storage) {
  const CleanText clean = clean_text(raw, cleaned_[storage]);
  without_nul_ |= clean.without_nul;
  return decode_entities(clean.text, decoded_[storage], ControlReferences::drop);
}

// "26-FEB-1987 15:01:01.79; cocoa, coffee"
std::string_view NewswireReader::details_of(const NewswireItem& item) {
  details_ = shorten(text_of(item.date, 2), 100);
  std::string_view separator = details_.empty() ? "" : "; ";
  std::string_view left = item.topics;
  for (std::size_t at = left.find("<D>"); at != std::string_view::npos; at = left.find("<D>")) {
    left.remove_prefix(at + 3);
    details_ += separator;
    details_ += shorten(text_of(left.substr(0, left.find('<')), 2), 100);
    separator = ", ";
  }
  return details_;
}

std::string NewswireReader::remarks_on(const NewswireItem& item) const {
  std::string remarks;
  const auto add = [&remarks](std::string_view sentence) {
    if (!remarks.empty()) remarks += ' ';
    remarks += sentence;
  };
  if (!item.has_id) add("The item has no NEWID.");
  if (!item.body_closed) add("The BODY is unterminated: it has no </BODY>.");
  if (end_.kind != ItemEnd::Kind::closed) add("The item is unterminated: it has no </REUTERS>.");
  if (without_nul_) add(cleaning_message(false, true));
  return remarks;
}

}  // namespace lookalike
