#pragma once

#include <zstd.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// A Parquet encoder that is independent of the reader: written from the format's description alone
/// (github.com/apache/parquet-format), one call per page.
namespace lookalike::testing {

inline void put_variable(std::string& bytes, std::uint64_t value) {
  for (; value >= 0x80; value >>= 7) bytes += static_cast<char>(0x80 | (value & 0x7F));
  bytes += static_cast<char>(value);
}

inline void put_zigzag(std::string& bytes, std::int64_t value) {
  put_variable(bytes, (static_cast<std::uint64_t>(value) << 1) ^ static_cast<std::uint64_t>(value >> 63));
}

inline void put_little(std::string& bytes, std::uint64_t value, int size) {
  for (int i = 0; i < size; ++i) bytes += static_cast<char>(value >> (8 * i));
}

/// A structure of the compact protocol; fields are written in the order of their numbers.
class ThriftStructure {
 public:
  static constexpr int kInt32 = 5, kInt64 = 6, kBinary = 8, kList = 9, kStructure = 12;

  ThriftStructure& int32(int id, std::int64_t value) { return integer(id, kInt32, value); }
  ThriftStructure& int64(int id, std::int64_t value) { return integer(id, kInt64, value); }
  ThriftStructure& truth(int id, bool value) {
    head(id, value ? 1 : 2);
    return *this;
  }
  ThriftStructure& text(int id, std::string_view value) {
    head(id, kBinary);
    put_variable(bytes_, value.size());
    bytes_ += value;
    return *this;
  }
  ThriftStructure& structure(int id, const ThriftStructure& value) {
    head(id, kStructure);
    bytes_ += value.done();
    return *this;
  }
  ThriftStructure& list(int id, const std::vector<ThriftStructure>& values) {
    head(id, kList);
    bytes_ += static_cast<char>(values.size() < 15 ? values.size() << 4 | kStructure : 0xF0 | kStructure);
    if (values.size() >= 15) put_variable(bytes_, values.size());
    for (const ThriftStructure& value : values) bytes_ += value.done();
    return *this;
  }
  /// Arbitrary bytes as a field.
  ThriftStructure& raw(int id, int type, std::string_view value) {
    head(id, type);
    bytes_ += value;
    return *this;
  }
  std::string done() const { return bytes_ + '\0'; }

 private:
  ThriftStructure& integer(int id, int type, std::int64_t value) {
    head(id, type);
    put_zigzag(bytes_, value);
    return *this;
  }
  void head(int id, int type) {
    const int step = id - last_;
    if (step > 0 && step < 16) {
      bytes_ += static_cast<char>(step << 4 | type);
    } else {
      bytes_ += static_cast<char>(type);
      put_zigzag(bytes_, id);
    }
    last_ = id;
  }

  std::string bytes_;
  int last_ = 0;
};

/// Values of a page in their encodings.
inline std::string plain_texts(const std::vector<std::string>& texts) {
  std::string bytes;
  for (const std::string& text : texts) {
    put_little(bytes, text.size(), 4);
    bytes += text;
  }
  return bytes;
}

inline std::string plain_numbers(const std::vector<std::int64_t>& numbers, int size) {
  std::string bytes;
  for (const std::int64_t number : numbers) put_little(bytes, static_cast<std::uint64_t>(number), size);
  return bytes;
}

/// One bit-packed run of the hybrid encoding, padded to groups of eight.
inline std::string packed_run(const std::vector<std::uint32_t>& numbers, int width) {
  const std::size_t groups = (numbers.size() + 7) / 8;
  std::string bytes;
  put_variable(bytes, groups << 1 | 1);
  std::vector<bool> bits;
  for (std::size_t i = 0; i < 8 * groups; ++i)
    for (int bit = 0; bit < width; ++bit) bits.push_back(i < numbers.size() && ((numbers[i] >> bit) & 1) != 0);
  for (std::size_t i = 0; i < bits.size(); i += 8) {
    int byte = 0;
    for (std::size_t bit = 0; bit < 8; ++bit) byte |= (bits[i + bit] ? 1 : 0) << bit;
    bytes += static_cast<char>(byte);
  }
  return bytes;
}

inline std::string repeated_run(std::uint64_t count, std::uint32_t number, int width) {
  std::string bytes;
  put_variable(bytes, count << 1);
  put_little(bytes, number, (width + 7) / 8);
  return bytes;
}

/// Difference to the previous number, wrapping around; an arbitrary value after the last one.
inline std::uint64_t difference_at(const std::vector<std::int64_t>& numbers, std::size_t i) {
  return i < numbers.size() ? static_cast<std::uint64_t>(numbers[i]) - static_cast<std::uint64_t>(numbers[i - 1]) : 0;
}

/// DELTA_BINARY_PACKED in blocks of 128 with four groups, every difference in its full width of 64 bits.
inline std::string delta_numbers(const std::vector<std::int64_t>& numbers) {
  std::string bytes;
  put_variable(bytes, 128);
  put_variable(bytes, 4);
  put_variable(bytes, numbers.size());
  put_zigzag(bytes, numbers.empty() ? 0 : numbers.front());
  for (std::size_t block = 1; block < numbers.size(); block += 128) {
    put_zigzag(bytes, -7);  // any minimum will do: sums wrap around
    bytes += std::string(4, 64);
    for (std::size_t group = block; group < std::min(block + 128, numbers.size()); group += 32)
      for (std::size_t i = group; i < group + 32; ++i) put_little(bytes, difference_at(numbers, i) + 7, 8);
  }
  return bytes;
}

/// DELTA_BINARY_PACKED of one number `count` times in few bytes: a block of one group whose differences take no bits.
inline std::string equal_delta_numbers(std::uint64_t count, std::int64_t number) {
  std::string bytes;
  put_variable(bytes, 1 << 30);
  put_variable(bytes, 1);
  put_variable(bytes, count);
  put_zigzag(bytes, number);
  return bytes + std::string(2, '\0');
}

inline std::string delta_length_texts(const std::vector<std::string>& texts) {
  std::vector<std::int64_t> lengths;
  std::string bytes;
  for (const std::string& text : texts) {
    lengths.push_back(static_cast<std::int64_t>(text.size()));
    bytes += text;
  }
  return delta_numbers(lengths) + bytes;
}

inline std::string delta_texts(const std::vector<std::string>& texts) {
  std::vector<std::int64_t> prefixes;
  std::vector<std::string> suffixes;
  std::string before;
  for (const std::string& text : texts) {
    std::size_t same = 0;
    while (same < std::min(text.size(), before.size()) && text[same] == before[same]) ++same;
    prefixes.push_back(static_cast<std::int64_t>(same));
    suffixes.push_back(text.substr(same));
    before = text;
  }
  return delta_numbers(prefixes) + delta_length_texts(suffixes);
}

inline std::string zstd(const std::string& text) {
  std::string packed(ZSTD_compressBound(text.size()), '\0');
  return packed.substr(0, ZSTD_compress(packed.data(), packed.size(), text.data(), text.size(), 3));
}

/// A page of the file: its header and the bytes that follow it.
inline std::string page(int kind, std::size_t values, int encoding, const std::string& body, std::size_t unpacked) {
  ThriftStructure header, data;
  header.int32(1, kind).int32(2, static_cast<std::int64_t>(unpacked)).int32(3, static_cast<std::int64_t>(body.size()));
  data.int32(1, static_cast<std::int64_t>(values)).int32(2, encoding);
  if (kind == 0) data.int32(3, 3).int32(4, 3);
  return header.structure(kind == 0 ? 5 : 7, data).done() + body;
}

inline std::string data_page(std::size_t values, int encoding, const std::string& body) {
  return page(0, values, encoding, body, body.size());
}

inline std::string dictionary_page(std::size_t values, const std::string& body) {
  return page(2, values, 0, body, body.size());
}

/// A column as the schema describes it, and its pages in each row group.
struct WrittenColumn {
  std::string name;
  int type = 6;      // BYTE_ARRAY
  int optional = 0;  // 1: OPTIONAL, 2: REPEATED
  int codec = 0;
  std::vector<std::string> pages = {};  // one per row group
  int converted = -1;
  std::size_t uncounted = 0;  // bytes of its pages that the metadata leave out
};

/// The file of these columns; `rows` of each row group. `writer` names the program that wrote it.
inline std::string parquet_file(const std::vector<WrittenColumn>& columns, const std::vector<std::size_t>& rows,
                                const std::string& writer = {}) {
  std::string bytes = "PAR1";
  std::vector<ThriftStructure> schema(1), groups;
  schema[0].text(4, "schema").int32(5, static_cast<std::int64_t>(columns.size()));
  for (const WrittenColumn& column : columns) {
    ThriftStructure element;
    element.int32(1, column.type).int32(3, column.optional).text(4, column.name);
    if (column.converted >= 0) element.int32(6, column.converted);
    schema.push_back(element);
  }
  std::size_t all = 0;
  for (std::size_t group = 0; group < rows.size(); ++group) {
    std::vector<ThriftStructure> chunks;
    for (const WrittenColumn& column : columns) {
      ThriftStructure metadata;
      metadata.int32(1, column.type).int32(4, column.codec).int64(5, static_cast<std::int64_t>(rows[group]));
      metadata.int64(7, static_cast<std::int64_t>(column.pages[group].size() - column.uncounted));
      metadata.int64(9, static_cast<std::int64_t>(bytes.size()));
      chunks.push_back(ThriftStructure().structure(3, metadata));
      bytes += column.pages[group];
    }
    groups.push_back(ThriftStructure().list(1, chunks).int64(3, static_cast<std::int64_t>(rows[group])));
    all += rows[group];
  }
  ThriftStructure metadata;
  metadata.int32(1, 1).list(2, schema).int64(3, static_cast<std::int64_t>(all)).list(4, groups);
  if (!writer.empty()) metadata.text(6, writer);
  const std::string footer = metadata.done();
  bytes += footer;
  put_little(bytes, footer.size(), 4);
  return bytes + "PAR1";
}

}  // namespace lookalike::testing
