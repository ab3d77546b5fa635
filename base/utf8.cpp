// Hand-made for two blocks of letters; the real Unicode tables would be a dependency for nothing.
#include "base/utf8.h"

namespace pentarchy {
namespace {

struct Letter {
    char32_t code = 0;
    size_t size = 0;  // bytes; 0: not valid UTF-8
};

Letter first_letter(std::string_view text) {
    const auto byte = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80) return {lead, 1};
    const size_t size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || text.size() < size) return {};
    char32_t code = lead & (0x7f >> size);
    for (size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xc0) != 0x80) return {};
        code = code << 6 | (byte(i) & 0x3f);
    }
    const bool overlong = (size == 3 && code < 0x800) || (size == 4 && code < 0x10000);
    const bool surrogate = code >= 0xd800 && code < 0xe000;
    return overlong || surrogate || code > 0x10ffff ? Letter{} : Letter{code, size};
}

char32_t upper(char32_t c) {
    if (c >= 'a' && c <= 'z') return c - 0x20;
    if (c >= 0xe0 && c <= 0xfe && c != 0xf7) return c - 0x20;
    // From U+0100 on, capital and small letter alternate; in two stretches the capital is the odd one.
    const bool odd_capitals = (c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17e);
    if (odd_capitals) return c % 2 ? c : c - 1;
    const bool even_capitals = (c >= 0x100 && c <= 0x137 && c != 0x131) || (c >= 0x14a && c <= 0x177);
    if (even_capitals) return c % 2 ? c - 1 : c;
    return c;
}

// It shows what it is: neither a control character nor one that is invisible or turns the direction of writing.
bool is_seen(const Letter& letter) {
    const char32_t c = letter.code;
    const bool control = c < 0x20 || (c >= 0x7f && c < 0xa0);
    const bool unseen = c == 0xad || c == 0x34f || c == 0x61c || c == 0x115f || c == 0x1160 || c == 0x17b4 ||
                        c == 0x17b5 || (c >= 0x180b && c <= 0x180f) || (c >= 0x200b && c <= 0x200f) ||
                        (c >= 0x2028 && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) || c == 0x3164 ||
                        (c >= 0xe000 && c <= 0xf8ff) || (c >= 0xfe00 && c <= 0xfe0f) || c == 0xfeff || c == 0xffa0 ||
                        (c >= 0xfff0 && c <= 0xfffb) || c >= 0xe0000;
    return letter.size > 0 && !control && !unseen;
}

constexpr char32_t kJoiner = 0x200d, kAsText = 0xfe0e, kAsPicture = 0xfe0f, kKeycap = 0x20e3, kBlackFlag = 0x1f3f4,
                   kTagsEnd = 0xe007f;

// What can be a picture: the blocks that hold them, generously.
bool is_picture(char32_t c) {
    return (c >= 0x1f000 && c <= 0x1faff) || (c >= 0x2600 && c <= 0x27bf) || (c >= 0x2190 && c <= 0x21ff) ||
           (c >= 0x2300 && c <= 0x23ff) || (c >= 0x25a0 && c <= 0x25ff) || (c >= 0x2900 && c <= 0x297f) ||
           (c >= 0x2b00 && c <= 0x2bff) || c == 0xa9 || c == 0xae || c == 0x203c || c == 0x2049 || c == 0x2122 ||
           c == 0x2139 || c == 0x24c2 || c == 0x3030 || c == 0x303d || c == 0x3297 || c == 0x3299;
}

// Takes the next letter off the text if it is one of those.
template <class Is>
bool take(std::string_view& text, Is is) {
    if (text.empty()) return false;
    const Letter letter = first_letter(text);
    if (letter.size == 0 || !is(letter.code)) return false;
    text.remove_prefix(letter.size);
    return true;
}
bool take(std::string_view& text, char32_t wanted) {
    return take(text, [&](char32_t c) { return c == wanted; });
}

// One picture with its tone of skin or its style; a flag of a region is spelt in letters that nobody sees.
bool take_picture(std::string_view& text) {
    const bool flag = take(text, kBlackFlag);
    if (!flag && !take(text, is_picture)) return false;
    if (std::string_view rest = text; flag && take(rest, [](char32_t c) { return c >= 0xe0061 && c <= 0xe007a; })) {
        while (take(rest, [](char32_t c) { return c >= 0xe0030 && c < kTagsEnd; })) {
        }
        if (take(rest, kTagsEnd)) text = rest;
    }
    take(text, [](char32_t c) { return (c >= 0x1f3fb && c <= 0x1f3ff) || c == kAsText || c == kAsPicture; });
    return true;
}

// Bytes of the emoji that the text begins with, however many pictures it joins; 0 if it begins with none.
size_t emoji_size(std::string_view text) {
    std::string_view rest = text;
    if (take(rest, [](char32_t c) { return (c >= '0' && c <= '9') || c == '#' || c == '*'; }))
        return take(rest, kAsPicture) && take(rest, kKeycap) ? text.size() - rest.size() : 0;
    if (!take_picture(rest)) return 0;
    for (std::string_view more = rest; take(more, kJoiner) && take_picture(more);) rest = more;
    return text.size() - rest.size();
}

// The bare small letters of U+00C0 to U+017F; a dot keeps the sign as it is.
constexpr std::string_view kBare =
    "aaaaaaaceeeeiiiidnooooo.ouuuuytsaaaaaaaceeeeiiiidnooooo.ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
constexpr char32_t kBareFirst = 0xc0;
static_assert(kBareFirst + kBare.size() == 0x180);

}  // namespace

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const size_t size = first_letter(text).size;
        if (size == 0) return false;
        text.remove_prefix(size);
    }
    return true;
}

bool is_plain(std::string_view text) {
    while (!text.empty()) {
        const Letter letter = first_letter(text);
        if (!is_seen(letter)) return false;
        text.remove_prefix(letter.size);
    }
    return true;
}

bool is_message(std::string_view text) {
    while (!text.empty()) {
        size_t size = emoji_size(text);
        if (size == 0) {
            const Letter letter = first_letter(text);
            if (!is_seen(letter)) return false;
            size = letter.size;
        }
        text.remove_prefix(size);
    }
    return true;
}

bool is_name(std::string_view text) {
    return !text.empty() && text.size() <= kMaxName && is_plain(text) && trim(text) == text && is_one_script(text);
}

bool is_one_script(std::string_view text) {
    bool latin = false, greek = false, cyrillic = false;
    while (!text.empty()) {
        const auto [c, size] = first_letter(text);
        if (size == 0) return false;
        latin |=
            (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= 0xc0 && c <= 0x24f && c != 0xd7 && c != 0xf7);
        greek |= (c >= 0x370 && c <= 0x3ff) || (c >= 0x1f00 && c <= 0x1fff);
        cyrillic |= c >= 0x400 && c <= 0x52f;
        text.remove_prefix(size);
    }
    return latin + greek + cyrillic <= 1;
}

std::string upper_first(std::string_view text) {
    if (text.empty()) return {};
    const Letter letter = first_letter(text);
    const char32_t capital = upper(letter.code);
    if (letter.size == 0 || capital == letter.code) return std::string(text);
    std::string out;
    if (capital < 0x80) {
        out = static_cast<char>(capital);
    } else {
        out = {static_cast<char>(0xc0 | capital >> 6), static_cast<char>(0x80 | (capital & 0x3f))};
    }
    return out.append(text.substr(letter.size));
}

std::string fold(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const Letter letter = first_letter(text);
        const size_t size = letter.size ? letter.size : 1;
        const char32_t at = letter.code - kBareFirst;
        if (letter.code >= 'A' && letter.code <= 'Z') {
            out += static_cast<char>(letter.code + 0x20);
        } else if (letter.code >= kBareFirst && at < kBare.size() && kBare[at] != '.') {
            out += kBare[at];
        } else if (letter.code == 0xA0) {
            out += ' ';  // a no-break space is a space
        } else {
            out += text.substr(0, size);
        }
        text.remove_prefix(size);
    }
    return out;
}

std::string_view trim(std::string_view text) {
    constexpr std::string_view kBlank = " \t\r\n";
    const size_t begin = text.find_first_not_of(kBlank);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kBlank) - begin + 1);
}

}  // namespace pentarchy
