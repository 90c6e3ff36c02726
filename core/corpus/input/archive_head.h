#pragma once

#include <string_view>

namespace lookalike {

/// Each function examines a file's first bytes; PeekedSource::kHead bytes are enough.

/// A zip that begins with a member.
bool begins_zip(std::string_view head);
bool begins_zstd(std::string_view head);
/// Compressed, or a zip.
bool begins_packed(std::string_view head);
/// Compressed, or an archive whose members are separate files. An office document is a zip, but not such an archive.
bool begins_archive(std::string_view head);
/// A zip with the parts of one document, as in .docx, .xlsx, .odt and .epub files.
bool begins_office_document(std::string_view head);

}  // namespace lookalike
