#pragma once

#include <string_view>

namespace lookalike {

/// Each function judges by a file's first bytes; PeekedSource::kHead of them are enough.

/// A zip that begins with a member.
bool begins_zip(std::string_view head);
bool begins_zstd(std::string_view head);
/// Compressed, or a zip.
bool begins_packed(std::string_view head);
/// Compressed, or an archive whose members are files of their own. An office document is a zip, but none of these.
bool begins_archive(std::string_view head);
/// A zip that holds the parts of one document, as .docx, .xlsx, .odt and .epub files do.
bool begins_office_document(std::string_view head);

}  // namespace lookalike
