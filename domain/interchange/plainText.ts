/** What is left of a text that may hold HTML. */
export type PlainText = { ok: true; text: string; formatted: boolean } | { ok: false; reason: string };

const TAG_NAME = /<\s*(?:\/\s*)?([a-zA-Z]\w*)/g;
const TAG = /<\s*(?:\/\s*)?([a-zA-Z]\w*)\b[^<>]*>/g;
const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const MEDIA = names('img audio video object embed iframe svg math canvas picture');
const STRUCTURE = names('script style table form input select textarea button link meta a sub sup pre ul ol');
/** Tags that only dress a text. */
const DRESS = names('p br div span b strong i em u small mark font h1 h2 h3 h4 h5 h6 code');
const BREAKS = names('p br div h1 h2 h3 h4 h5 h6');
/** Where Moodle keeps files of a question. */
const FILE_OF_MOODLE = /@@PLUGINFILE@@/i;
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
  const tags = [...text.matchAll(TAG_NAME)].map(([, name = '']) => name.toLowerCase());
  if (FILE_OF_MOODLE.test(text) || tags.some((name) => MEDIA.has(name)))
    return { ok: false, reason: '그림·소리·영상·수식이 들어 있어요' };
  if (tags.some((name) => STRUCTURE.has(name))) return { ok: false, reason: '표·목록·링크 같은 HTML이 들어 있어요' };
  const bare = text.replace(TAG, (tag, named: string) => {
    const name = named.toLowerCase();
    if (!DRESS.has(name)) return tag;
    return BREAKS.has(name) ? ' ' : '';
  });
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
