#pragma once

#include <cstdint>
#include <fstream>
#include <regex>
#include <stdexcept>
#include <string>
#include <vector>

namespace lookalike::test {

/// A two-dimensional array of little-endian uint32 in C order, as numpy.save writes it (format version 1.0).
struct NpyArray {
  std::size_t rows = 0, columns = 0;
  std::vector<std::uint32_t> values;

  std::vector<std::uint32_t> row(std::size_t i) const {
    const auto begin = values.begin() + static_cast<std::ptrdiff_t>(i * columns);
    return {begin, begin + static_cast<std::ptrdiff_t>(columns)};
  }
};

inline NpyArray read_npy(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string start(10, '\0');
  file.read(start.data(), 10);
  if (!file || start.substr(0, 8) != std::string("\x93NUMPY\x01\0", 8)) throw std::runtime_error(path + " is no .npy");
  const auto byte = [&](std::size_t i) { return std::size_t{static_cast<unsigned char>(start[i])}; };
  std::string header(byte(8) | byte(9) << 8, '\0');
  file.read(header.data(), static_cast<std::streamsize>(header.size()));
  std::smatch shape;
  const std::regex expected(R"('descr': '<u4', 'fortran_order': False, 'shape': \((\d+), (\d+)\))");
  if (!std::regex_search(header, shape, expected)) throw std::runtime_error(path + " has other content: " + header);
  NpyArray array{std::stoul(shape[1]), std::stoul(shape[2]), {}};
  array.values.resize(array.rows * array.columns);
  file.read(reinterpret_cast<char*>(array.values.data()), static_cast<std::streamsize>(array.values.size() * 4));
  if (!file || file.peek() != std::ifstream::traits_type::eof()) throw std::runtime_error(path + " has a wrong length");
  return array;
}

}  // namespace lookalike::test
