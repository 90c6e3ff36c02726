#include "core/exchange/pairs/group_files.h"

#include "core/corpus/corpus.h"
#include "core/corpus/source_records.h"
#include "core/exchange/pairs/line_file.h"

namespace lookalike {
namespace {

std::string_view to_string(LinkKind link) {
  switch (link) {
    case LinkKind::keeper:
      return "keeper";
    case LinkKind::direct:
      return "direct";
    case LinkKind::chained:
      return "chained";
    default:
      return "judged different";
  }
}

/// Flags of the documents of a corpus that stay.
std::vector<bool> staying(const Corpus& corpus, std::span<const GroupMember> members) {
  std::vector<bool> stays(corpus.size(), true);
  for (const GroupMember& member : members) stays[member.document] = member.stays();
  return stays;
}

template <typename Append>
Result<void> write_csv(const std::string& path, const std::string& header, std::size_t count, const Progress& progress,
                       const Append& append) {
  NewFile file(path);
  return write_lines(file, header, count, progress, append);
}

std::string place_of(DocumentIndex document, std::size_t old) {
  return std::to_string(document.value - (document < old ? 0 : old));
}

std::string_view yes_if(bool is) {
  return is ? ",yes" : ",no";
}

void append_document(std::string& line, const Corpus& corpus, DocumentIndex document, CsvCells cells,
                     std::size_t old = 0) {
  line += place_of(document, old) + ',';
  append_csv_text(line, corpus.label(document).id, cells);
}

void append_keeper(std::string& line, const Corpus& corpus, const GroupMember& member, CsvCells cells,
                   std::size_t old) {
  line += ',' + place_of(member.keeper, old) + ',';
  append_number(line, member.similarity);
  line.append(1, ',').append(to_string(member.link)).append(1, ',');
  append_csv_text(line, corpus.label(member.keeper).id, cells);
}

Result<void> write_json_lines(const Corpus& corpus, const std::vector<bool>& stays, PackedFile& file,
                              const Progress& progress) {
  const auto append = [&](std::string& line, std::size_t i) {
    if (!stays[i]) return;
    const Document document = corpus[DocumentIndex(i)];
    line += '{';
    append_document_fields(line, document, document.text);
  };
  return write_lines(file, {}, corpus.size(), progress, append, [&] { return corpus.check_texts(); });
}

/// Copies records of one or several sources; all tables must have the same header and dialect as the first.
class RecordCopy {
 public:
  RecordCopy(const std::vector<bool>& stays, PackedFile& file) : stays_(stays), file_(file) {}

  Result<void> header(std::string_view bytes, std::string_view way) {
    const std::string_view names = bytes.substr(0, bytes.find_last_not_of("\r\n") + 1);
    if (first_header_ && *first_header_ != names)
      return failure(ErrorCode::wrong_content,
                     "The tables of this corpus have different headers, so they do not make one table.");
    if (first_header_ && way_ != way)
      return failure(ErrorCode::wrong_content,
                     "The tables of this corpus have different dialects, so they do not make one table. " +
                         std::string(way_.empty() ? way : way_));
    if (!first_header_ && !bytes.empty()) append(bytes);
    first_header_ = std::string(names);
    way_ = way;
    return flush();
  }

  Result<void> record(DocumentIndex document, std::string_view bytes) {
    if (stays_[document]) append(bytes);
    return lines_.size() < kLinesAtOnce ? Result<void>() : flush();
  }

  Result<void> flush() {
    file_.write(lines_);
    lines_.clear();
    return file_.good() ? Result<void>() : file_.commit();
  }

 private:
  // The last record of a file may lack its line end.
  void append(std::string_view bytes) {
    if (unended_) lines_ += line_end_;
    lines_ += bytes;
    unended_ = !bytes.ends_with('\n') && !bytes.ends_with('\r');
    if (bytes.ends_with("\r\n")) line_end_ = "\r\n";
  }

  const std::vector<bool>& stays_;
  PackedFile& file_;
  std::optional<std::string> first_header_;
  std::string way_, lines_, line_end_ = "\n";
  bool unended_ = false;
};

}  // namespace

Result<void> write_groups_csv(const Corpus& corpus, const DocumentGroups& groups, std::span<const GroupMember> members,
                              const std::string& path, const Progress& progress, CsvCells cells, std::size_t old) {
  std::size_t group = 0;
  const std::string header = "group,document,id,keeper,similarity,link,keeper_id";
  return write_csv(path, header + (old > 0 ? ",in_old,keeper_in_old\n" : "\n"), members.size(), progress,
                   [&](std::string& line, std::size_t i) {
                     while (i >= groups.begin[group + 1]) ++group;
                     line += std::to_string(group + 1) + ',';
                     append_document(line, corpus, members[i].document, cells, old);
                     append_keeper(line, corpus, members[i], cells, old);
                     if (old > 0)
                       line.append(yes_if(members[i].document < old)).append(yes_if(members[i].keeper < old));
                     line += '\n';
                   });
}

Result<void> write_keep_csv(const Corpus& corpus, std::span<const GroupMember> members, const std::string& path,
                            const Progress& progress, CsvCells cells) {
  const auto stays = staying(corpus, members);
  return write_csv(path, "document,id\n", corpus.size(), progress, [&](std::string& line, std::size_t i) {
    if (!stays[i]) return;
    append_document(line, corpus, DocumentIndex(i), cells);
    line += '\n';
  });
}

Result<void> write_drop_csv(const Corpus& corpus, std::span<const GroupMember> members, const std::string& path,
                            const Progress& progress, CsvCells cells, std::size_t old) {
  const std::string header = "document,id,keeper,similarity,link,keeper_id";
  return write_csv(path, header + (old > 0 ? ",keeper_in_old\n" : "\n"), members.size(), progress,
                   [&](std::string& line, std::size_t i) {
                     if (members[i].stays()) return;
                     append_document(line, corpus, members[i].document, cells, old);
                     append_keeper(line, corpus, members[i], cells, old);
                     if (old > 0) line += yes_if(members[i].keeper < old);
                     line += '\n';
                   });
}

Endings clean_endings(CorpusFormat format, const std::vector<std::string>& paths) {
  const auto named = [&paths](std::string_view ending) {
    return std::ranges::any_of(paths, [ending](std::string_view path) {
      for (const std::string_view packed : {".gz", ".zst", ".bz2", ".xz"})
        if (has_ending(path, packed)) path.remove_suffix(packed.size());
      return has_ending(path, ending);
    });
  };
  Endings endings = {".jsonl", ".ndjson"};
  if (format == CorpusFormat::json_lines && named(".json")) endings.emplace_back(".json");
  if (format == CorpusFormat::table) endings = {".csv", ".tsv", ".tab"};
  if (format == CorpusFormat::table && named(".csv")) endings = {".csv"};
  if (format == CorpusFormat::table && (named(".tsv") || named(".tab"))) endings = {".tsv", ".tab"};
  endings.insert(endings.end(), {".gz", ".zst"});
  return endings;
}

Result<void> write_clean_corpus(const Corpus& corpus, const std::vector<std::string>& paths,
                                std::span<const GroupMember> members, const std::string& path,
                                const Progress& progress) {
  const auto stays = staying(corpus, members);
  PackedFile file(path);
  if (!has_source_records(corpus.report().format)) return write_json_lines(corpus, stays, file, progress);
  RecordCopy copy(stays, file);
  const RecordVisitor visitor{
      [&](std::string_view bytes, std::string_view way) { return copy.header(bytes, way); },
      [&](DocumentIndex document, std::string_view bytes) { return copy.record(document, bytes); }};
  if (const auto visited = visit_source_records(corpus, paths, visitor, progress); !visited) return visited;
  if (const auto flushed = copy.flush(); !flushed) return flushed;
  return file.commit();
}

}  // namespace lookalike
