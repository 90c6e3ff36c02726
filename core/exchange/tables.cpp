#include "core/exchange/tables.h"

#include <algorithm>
#include <bit>

#include "core/base/csv_text.h"
#include "core/system/new_file.h"

namespace lookalike {
namespace {

constexpr std::size_t kFlush = std::size_t{1} << 20;
constexpr std::size_t kRows = 1'024;  // between two looks at the stop token

void append_values(std::string& line, double jaccard, double estimate) {
  append_number(line, jaccard);
  line += ',';
  append_number(line, estimate);
}

void append_scores(std::string& line, double jaccard, double estimate, std::uint32_t bands) {
  append_values(line, jaccard, estimate);
  line += ',' + std::to_string(bands);
}

/// The documents of a table by their ids.
struct IdCells {
  const Corpus& corpus;
  CsvCells cells;

  void append(std::string& line, DocumentIndex document) const {
    append_csv_text(line, corpus.label(document).id, cells);
    line += ',';
  }
};

template <typename Pair>
void append_documents(std::string& line, const Pair& pair, const IdCells& ids) {
  line += std::to_string(pair.a.value) + ',' + std::to_string(pair.b.value) + ',';
  ids.append(line, pair.a);
  ids.append(line, pair.b);
}

// Streams a header and one line a pair to a new file. `for_each` visits the `count` pairs until it is told to stop.
template <typename ForEach, typename AppendLine>
Result<void> write_lines(const std::string& header, double count, const ForEach& for_each, const std::string& path,
                         const Progress& progress, const AppendLine& append_line) {
  NewFile file(path);
  std::string lines = header;
  double written = 0;
  for_each([&](const auto& pair) {
    append_line(lines, pair);
    lines += '\n';
    ++written;
    if (lines.size() < kFlush) return true;
    file.write(lines);
    lines.clear();
    progress.at(written / count);
    return file.good() && !progress.cancelled();
  });
  if (progress.cancelled()) return cancelled();
  file.write(lines);
  return file.commit();
}

constexpr const char* kHeader = "a,b,a_id,b_id,jaccard,estimate,bands\n";
constexpr const char* kChangedHeader = "a,b,a_id,b_id,jaccard,estimate,bands,kept_jaccard,kept_estimate\n";

void append_pair(std::string& line, const SimilarPair& pair, const IdCells& ids) {
  append_documents(line, pair, ids);
  append_scores(line, pair.jaccard, pair.estimate(), pair.bands);
}

void append_changed(std::string& line, const SimilarPair& pair, const SimilarPair& kept, const IdCells& ids) {
  append_pair(line, pair, ids);
  line += ',';
  append_values(line, kept.jaccard, kept.estimate());
}

constexpr const char* kExactHeader = "a,b,a_id,b_id,jaccard\n";

auto exact_line(const Corpus& corpus, CsvCells cells) {
  return [ids = IdCells{corpus, cells}](std::string& line, const auto& pair) {
    append_documents(line, pair, ids);
    append_number(line, pair.jaccard);
  };
}

// Header of format version 1.0: magic, length, a Python dictionary padded so that the data are aligned to 64 bytes.
std::string npy_header(std::size_t rows, std::size_t columns) {
  std::string text = "{'descr': '<u4', 'fortran_order': False, 'shape': (" + std::to_string(rows) + ", " +
                     std::to_string(columns) + "), }";
  constexpr std::size_t kPreamble = 10;
  text.append(63 - (kPreamble + text.size()) % 64, ' ');
  text += '\n';
  std::string header("\x93NUMPY\x01\x00", 8);
  header += static_cast<char>(text.size() & 0xFF);
  header += static_cast<char>(text.size() >> 8);
  return header + text;
}

}  // namespace

Result<void> write_pairs_csv(const RunResult& run, const std::string& path, const Progress& progress, CsvCells cells) {
  return write_lines(
      kHeader, static_cast<double>(run.similar->count()), [&](const auto& visit) { run.similar->for_each(visit); },
      path, progress,
      [&](std::string& line, const SimilarPair& pair) {
        append_pair(line, pair, {*run.corpus, cells});
      });
}

Result<void> write_pairs_csv(std::span<const SimilarPair> pairs, const Corpus& corpus, const std::string& path,
                             const Progress& progress, CsvCells cells) {
  const auto for_each = [&](const auto& visit) { (void)std::all_of(pairs.begin(), pairs.end(), visit); };
  return write_lines(kHeader, static_cast<double>(pairs.size()), for_each, path, progress,
                     [&](std::string& line, const SimilarPair& pair) {
                       append_pair(line, pair, {corpus, cells});
                     });
}

Result<void> write_changed_pairs_csv(std::span<const std::pair<SimilarPair, SimilarPair>> pairs, const Corpus& corpus,
                                     const std::string& path, const Progress& progress, CsvCells cells) {
  const auto for_each = [&](const auto& visit) { (void)std::all_of(pairs.begin(), pairs.end(), visit); };
  return write_lines(kChangedHeader, static_cast<double>(pairs.size()), for_each, path, progress,
                     [&](std::string& line, const auto& both) {
                       append_changed(line, both.first, both.second, {corpus, cells});
                     });
}

Result<void> write_pairs_csv(const PairStream& pairs, PairKind kind, const std::string& path, const Progress& progress,
                             CsvCells cells) {
  using Both = std::pair<const SimilarPair&, const SimilarPair*>;
  const auto for_each = [&](const auto& visit) {
    pairs.for_each([&](const SimilarPair& pair, const SimilarPair* kept) { return visit(Both(pair, kept)); });
  };
  const IdCells ids{*pairs.run->corpus, cells};
  return write_lines(kind == PairKind::changed ? kChangedHeader : kHeader, static_cast<double>(pairs.total), for_each,
                     path, progress, [&](std::string& line, const Both& both) {
                       both.second ? append_changed(line, both.first, *both.second, ids)
                                   : append_pair(line, both.first, ids);
                     });
}

Result<void> write_exact_pairs_csv(const SimilarPairs& pairs, const Corpus& corpus, const std::string& path,
                                   const Progress& progress, CsvCells cells) {
  return write_lines(
      kExactHeader, static_cast<double>(pairs.count()), [&](const auto& visit) { pairs.for_each(visit); }, path,
      progress, exact_line(corpus, cells));
}

Result<void> write_exact_pairs_csv(std::span<const ExactPair> pairs, const Corpus& corpus, const std::string& path,
                                   const Progress& progress, CsvCells cells) {
  const auto for_each = [&](const auto& visit) { (void)std::all_of(pairs.begin(), pairs.end(), visit); };
  return write_lines(kExactHeader, static_cast<double>(pairs.size()), for_each, path, progress,
                     exact_line(corpus, cells));
}

Result<void> write_signatures_npy(const SignatureMatrix& matrix, const std::string& path, const Progress& progress) {
  static_assert(std::endian::native == std::endian::little, "the header says little endian");
  NewFile file(path);
  file.write(npy_header(matrix.documents(), matrix.hashes()));
  for (std::size_t i = 0; i < matrix.documents() && file.good(); ++i) {
    const auto row = matrix[DocumentIndex(i)];
    file.write({reinterpret_cast<const char*>(row.data()), row.size_bytes()});
    if (i % kRows != 0) continue;
    if (progress.cancelled()) return cancelled();
    progress.at(static_cast<double>(i) / static_cast<double>(matrix.documents()));
  }
  return file.commit();
}

std::string neighbours_csv(const Corpus& corpus, const std::vector<NamedNeighbours>& lists, CsvCells cells) {
  const IdCells ids{corpus, cells};
  std::string text = "by,rank,document,id,jaccard,estimate,bands\n";
  for (const NamedNeighbours& list : lists) {
    std::size_t rank = 0;
    for (const Neighbour& neighbour : list.found) {
      text += list.by + ',' + std::to_string(++rank) + ',' + std::to_string(neighbour.document.value) + ',';
      ids.append(text, neighbour.document);
      append_scores(text, neighbour.jaccard, neighbour.estimate, neighbour.bands);
      text += '\n';
    }
  }
  return text;
}

Result<void> write_text(const std::string& text, const std::string& path) {
  NewFile file(path);
  file.write(text);
  return file.commit();
}

}  // namespace lookalike
