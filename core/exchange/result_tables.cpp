#include "core/exchange/result_tables.h"

#include <bit>

#include "core/system/whole_file.h"

namespace lookalike {
namespace {

constexpr std::size_t kRows = 1'024;  // between checks of the stop token

void append_scores(std::string& line, double jaccard, double estimate, std::uint32_t bands) {
  append_number(line, jaccard);
  line += ',';
  append_number(line, estimate);
  line += ',' + std::to_string(bands);
}

/// The documents of a table by id.
struct IdCells {
  const Corpus& corpus;
  CsvCells cells;

  void append(std::string& line, DocumentIndex document) const {
    append_csv_text(line, corpus.label(document).id, cells);
    line += ',';
  }
};

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
