import { hasFormula } from './hasFormula.ts';
import { htmlEntity } from './htmlEntity.ts';
import { markdownText } from './markdownText.ts';

const OPEN = '<!--';

const CLOSE = '-->';

/** Characters of a comment; a longer one is not taken for a comment. */
const LONGEST = 500;

/** How a text is written, as Moodle names it; `moodle` is HTML only where it holds a known tag. */
export type TextFormat = 'moodle' | 'html' | 'plain' | 'markdown';

/** What a child would see of a text, on one line. */
export type PlainText = { ok: true; text: string; formatted: boolean } | { ok: false; reason: string };

/** Characters of a text with all its dress; what a mission shows is a hundredth of it. */
export const LONGEST_TEXT = 20_000;

/** Where Moodle and Common Cartridge keep files of a question. */
const FILES = /@@PLUGINFILE@@|\$IMS-CC-FILEBASE\$/iu;
const TAG_NAME = /<\s*(?:\/\s*)?(o:p|[a-z]\w*)\b/giu;
const TAG = /<\s*(?:\/\s*)?(o:p|[a-z]\w*)\b[^<>]*>/giu;
const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const MEDIA = names('img audio video object embed iframe svg math canvas picture');
const STRUCTURE = names(
  'script style table form input select textarea button link meta a sub sup pre ul ol li dl dt dd hr',
);
const BREAKS = names('p br div h1 h2 h3 h4 h5 h6 section article blockquote center');
/** Tags that only dress a text, besides those that break a line. */
const DRESS = names(
  'span b strong i em u s strike del ins small big mark font code tt kbd q cite abbr label wbr bdi bdo nobr o:p',
);

/** One line without leading or trailing blanks, in NFC. */
export function oneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/**
 * Reads a text with what its format means. Dress is taken off; media and structure cannot be shown by a mission, so that
 * a text with them is refused.
 */
export function plainText(text: string, format: TextFormat): PlainText {
  if (format === 'plain') return { ok: true, text: oneLine(text), formatted: false };
  if (text.length > LONGEST_TEXT) return { ok: false, reason: '글이 너무 길어요' };
  if (hasFormula(text)) return { ok: false, reason: '그림·소리·영상·수식이 들어 있어요' };
  if (format !== 'markdown') return fromHtml(text, format === 'html');
  const read = markdownText(text);
  if (!read.ok) return read;
  const html = fromHtml(read.text, true);
  return html.ok ? { ...html, formatted: html.formatted || read.formatted } : html;
}

function fromHtml(text: string, html: boolean): PlainText {
  const tags = [...text.matchAll(TAG_NAME)].map(([, name = '']) => name.toLowerCase());
  if (FILES.test(text) || tags.some((name) => MEDIA.has(name)))
    return { ok: false, reason: '그림·소리·영상·수식이 들어 있어요' };
  if (tags.some((name) => STRUCTURE.has(name))) return { ok: false, reason: '표·목록·링크 같은 HTML이 들어 있어요' };
  const bare = withoutComments(text).replace(TAG, (tag, named: string) => {
    const name = named.toLowerCase();
    if (BREAKS.has(name)) return ' ';
    return DRESS.has(name) ? '' : tag;
  });
  const formatted = bare !== text;
  if (!html && !formatted) return { ok: true, text: oneLine(text), formatted };
  if (/<\s*[a-z!/]/iu.test(bare)) return { ok: false, reason: '읽을 수 없는 HTML이 들어 있어요' };
  const shown = bare.replace(/&(?:#\d{1,7}|#x[0-9a-f]{1,6}|\w{1,20});/giu, (whole) => htmlEntity(whole) ?? whole);
  return { ok: true, text: oneLine(shown.replace(/\u00ad/gu, '')), formatted };
}

/** HTML without its comments. */
function withoutComments(html: string): string {
  let kept = '';
  let from = 0;
  for (let at = html.indexOf(OPEN); at !== -1; at = html.indexOf(OPEN, Math.max(at + 1, from))) {
    const start = at + OPEN.length;
    // Of a character beyond the basic plane a string counts two.
    const behind = html.slice(start, start + 2 * LONGEST + CLOSE.length);
    const end = behind.indexOf(CLOSE);
    if (end === -1 || [...behind.slice(0, end)].length > LONGEST) continue;
    kept += html.slice(from, at);
    from = start + end + CLOSE.length;
  }
  return kept + html.slice(from);
}
