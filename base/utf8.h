// The little Unicode that texts need: valid UTF-8, the upper case of a first letter, folding for search.
// Covers Latin letters up to U+017F, which hold English, Czech and its neighbours.
#pragma once

#include <string>
#include <string_view>

namespace pentarchy {

bool is_utf8(std::string_view text);

// UTF-8 that shows what it is: no control characters, none that are invisible or turn the direction of writing.
bool is_plain(std::string_view text);

// Plain as well, with emoji of several parts (families, professions, flags): what joins them is unseen, and fine
// between pictures.
bool is_message(std::string_view text);

// Letters of one script only: a Cyrillic or Greek letter among Latin ones poses as another.
bool is_one_script(std::string_view text);

// What a person may be called: from 1 to so many bytes of plain text in one script, without spaces at its ends.
inline constexpr size_t kMaxName = 30;
bool is_name(std::string_view text);

std::string upper_first(std::string_view text);  // "červená" -> "Červená"

// Lower case without diacritics: "Příliš" -> "prilis". A no-break space becomes a plain one, other letters stay as they
// are.
std::string fold(std::string_view text);

std::string_view trim(std::string_view text);  // without spaces, tabs and line ends on either side

}  // namespace pentarchy
