#include "core/base/entities.h"

#include <charconv>
#include <optional>
#include <sstream>
#include <unordered_map>

namespace lookalike {
namespace {

// HTML 4.01, section 24, as in Python's html.entities, plus "apos": U+00A0 to U+00FF in order, then the others by code.
constexpr const char kLatin[] =
    "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute "
    "micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring "
    "AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml "
    "times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil "
    "egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash "
    "ugrave uacute ucirc uuml yacute thorn yuml";
constexpr const char kOthers[] =
    "quot 34 amp 38 apos 39 lt 60 gt 62 OElig 338 oelig 339 Scaron 352 scaron 353 Yuml 376 fnof 402 circ 710 "
    "tilde 732 Alpha 913 Beta 914 Gamma 915 Delta 916 Epsilon 917 Zeta 918 Eta 919 Theta 920 Iota 921 Kappa 922 "
    "Lambda 923 Mu 924 Nu 925 Xi 926 Omicron 927 Pi 928 Rho 929 Sigma 931 Tau 932 Upsilon 933 Phi 934 Chi 935 Psi "
    "936 Omega 937 alpha 945 beta 946 gamma 947 delta 948 epsilon 949 zeta 950 eta 951 theta 952 iota 953 kappa "
    "954 lambda 955 mu 956 nu 957 xi 958 omicron 959 pi 960 rho 961 sigmaf 962 sigma 963 tau 964 upsilon 965 phi "
    "966 chi 967 psi 968 omega 969 thetasym 977 upsih 978 piv 982 ensp 8194 emsp 8195 thinsp 8201 zwnj 8204 zwj "
    "8205 lrm 8206 rlm 8207 ndash 8211 mdash 8212 lsquo 8216 rsquo 8217 sbquo 8218 ldquo 8220 rdquo 8221 bdquo "
    "8222 dagger 8224 Dagger 8225 bull 8226 hellip 8230 permil 8240 prime 8242 Prime 8243 lsaquo 8249 rsaquo 8250 "
    "oline 8254 frasl 8260 euro 8364 image 8465 weierp 8472 real 8476 trade 8482 alefsym 8501 larr 8592 uarr 8593 "
    "rarr 8594 darr 8595 harr 8596 crarr 8629 lArr 8656 uArr 8657 rArr 8658 dArr 8659 hArr 8660 forall 8704 part "
    "8706 exist 8707 empty 8709 nabla 8711 isin 8712 notin 8713 ni 8715 prod 8719 sum 8721 minus 8722 lowast 8727 "
    "radic 8730 prop 8733 infin 8734 ang 8736 and 8743 or 8744 cap 8745 cup 8746 int 8747 there4 8756 sim 8764 "
    "cong 8773 asymp 8776 ne 8800 equiv 8801 le 8804 ge 8805 sub 8834 sup 8835 nsub 8836 sube 8838 supe 8839 "
    "oplus 8853 otimes 8855 perp 8869 sdot 8901 lceil 8968 rceil 8969 lfloor 8970 rfloor 8971 lang 9001 rang 9002 "
    "loz 9674 spades 9824 clubs 9827 hearts 9829 diams 9830";

std::optional<char32_t> named(const std::string& name) {
  static const std::unordered_map<std::string, char32_t> table = [] {
    std::unordered_map<std::string, char32_t> made;
    std::istringstream latin(kLatin), others(kOthers);
    std::uint32_t code = 0xA0;
    for (std::string each; latin >> each; ++code) made.emplace(each, code);
    for (std::string each; others >> each >> code;) made.emplace(each, code);
    return made;
  }();
  const auto at = table.find(name);
  return at == table.end() ? std::nullopt : std::optional(at->second);
}

/// A character by its number, in decimal digits or, after an x, in hexadecimal digits.
std::optional<char32_t> numbered(std::string_view digits) {
  const bool hexadecimal = digits.starts_with('x') || digits.starts_with('X');
  if (hexadecimal) digits.remove_prefix(1);
  std::uint32_t code = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), code, hexadecimal ? 16 : 10);
  const bool whole = error == std::errc() && end == digits.data() + digits.size();
  const bool surrogate = code >= 0xD800 && code < 0xE000;
  if (!whole || surrogate || code > 0x10FFFF) return {};
  return code;
}

}  // namespace

Utf8Character first_entity(std::string_view text) {
  constexpr std::size_t kLongest = 10;  // "&thetasym;"
  if (!text.starts_with('&')) return {};
  const std::size_t end = text.substr(0, kLongest).find(';');
  if (end == std::string_view::npos) return {};
  const std::string_view name = text.substr(1, end - 1);
  const auto code = name.starts_with('#') ? numbered(name.substr(1)) : named(std::string(name));
  return code ? Utf8Character{*code, end + 1} : Utf8Character{};
}

std::string_view decode_entities(std::string_view text, std::string& storage, ControlReferences controls) {
  storage.clear();
  std::size_t copied = 0;
  for (std::size_t at = text.find('&'); at != std::string_view::npos; at = text.find('&', at + 1)) {
    const Utf8Character entity = first_entity(text.substr(at));
    if (entity.bytes == 0) continue;
    storage.append(text, copied, at - copied);
    const bool control = entity.value < 0x20 || entity.value == 0x7F;
    const bool kept = controls == ControlReferences::keep ? entity.value > 0 : !control;
    if (kept) append_utf8(entity.value, storage);
    copied = at + entity.bytes;
  }
  return copied == 0 ? text : std::string_view(storage.append(text.substr(copied)));
}

}  // namespace lookalike
