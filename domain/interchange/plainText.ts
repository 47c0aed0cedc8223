/** What is left of a text that may hold HTML. */
export type PlainText = { ok: true; text: string; formatted: boolean } | { ok: false; reason: string };

const MEDIA = /@@PLUGINFILE@@|<\s*\/?\s*(img|audio|video|object|embed|iframe|svg|math|canvas|picture)\b/iu;
const STRUCTURE = /<\s*\/?\s*(script|style|table|form|input|select|textarea|button|link|meta|a|sub|sup|pre|ul|ol)\b/iu;
/** Tags that only dress a text. */
const DRESS = /<\s*\/?\s*(p|br|div|span|b|strong|i|em|u|small|mark|font|h[1-6]|code)\b[^<>]*>/giu;
const BREAKS = /^<\s*\/?\s*(p|br|div|h[1-6])\b/iu;
const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  middot: '·',
};

/** One line without leading or trailing blanks, in NFC. */
export function oneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/**
 * Reads a text that may hold HTML. Dress is taken off; media and structure cannot be shown by a mission, so that a text
 * with them is refused.
 *
 * @param html true when the text says that it is HTML; without, it is looked at only when it holds a known tag
 */
export function plainText(text: string, html: boolean): PlainText {
  if (MEDIA.test(text)) return { ok: false, reason: '그림·소리·영상·수식이 들어 있어요' };
  if (STRUCTURE.test(text)) return { ok: false, reason: '표·목록·링크 같은 HTML이 들어 있어요' };
  const bare = text.replace(DRESS, (tag) => (BREAKS.test(tag) ? ' ' : ''));
  const formatted = bare !== text;
  if (!html && !formatted) return { ok: true, text: oneLine(text), formatted };
  if (/<\s*[a-z!/]/iu.test(bare)) return { ok: false, reason: '읽을 수 없는 HTML이 들어 있어요' };
  return { ok: true, text: oneLine(decodeEntities(bare)), formatted };
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const isCharacter = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : whole;
  });
}
