/** Names of U+00A0 to U+00FF in their order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
/** Marks that editors write by name. */
const MARKS =
  'lt< gt> amp& quot" apos\' hellip… ldquo“ rdquo” lsquo‘ rsquo’ sbquo‚ bdquo„ lsaquo‹ rsaquo› ndash– mdash— bull• prime′ Prime″ larr← uarr↑ rarr→ darr↓ harr↔ rArr⇒ ne≠ le≤ ge≥ infin∞ minus− radic√ asymp≈ equiv≡ sum∑ cap∩ ang∠ there4∴ euro€ trade™ hearts♥ spades♠ clubs♣ diams♦ loz◊ oelig\u0153 OElig\u0152 pi\u03c0 alpha\u03b1 beta\u03b2 gamma\u03b3 theta\u03b8 omega\u03c9 Omega\u03a9 lbrace{ rbrace} lcub{ rcub} lbrack[ rbrack] lsqb[ rsqb] equals= num# colon: tilde~ bsol\\ sol/ ast* lowbar_ grave` excl! quest? comma, period. percnt% plus+ dollar$ commat@ lpar( rpar) semi; vert| ensp\u2002 emsp\u2003 thinsp\u2009 zwnj\u200c zwj\u200d lrm\u200e rlm\u200f NewLine\u000a Tab\u0009 hyphen- dash-';

const entities: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...MARKS.split(/ (?=[A-Za-z])/u).map((entry) => {
    const name = /^[A-Za-z]+\d?/u.exec(entry)?.[0] ?? '';
    return [name, entry.slice(name.length)] as const;
  }),
]);

/** The characters of a reference such as `&nbsp;`, `&#44032;` or `&#xAC00;`; null for one that nobody knows. */
export function htmlEntity(reference: string): string | null {
  const [, decimal, hex, name] = /^&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,20}));$/iu.exec(reference) ?? [];
  if (name !== undefined) return entities.get(name) ?? null;
  if (decimal === undefined && hex === undefined) return null;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isCharacter =
    code > 31 && code <= 0x10ffff && !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : null;
}
