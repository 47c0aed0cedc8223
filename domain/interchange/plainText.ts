import { htmlEntity } from './htmlEntity.ts';
import { markdownText } from './markdownText.ts';

/** How a text is written, as Moodle names it; `moodle` is HTML only where it holds a known tag. */
export type TextFormat = 'moodle' | 'html' | 'plain' | 'markdown';

/** What a child would see of a text, on one line. */
export type PlainText = { ok: true; text: string; formatted: boolean } | { ok: false; reason: string };

/** Characters of a text with all its dress; what a mission shows is a hundredth of it. */
export const LONGEST_TEXT = 20_000;

const MEDIA =
  /@@PLUGINFILE@@|\$IMS-CC-FILEBASE\$|<\s*\/?\s*(?:img|audio|video|object|embed|iframe|svg|math|canvas|picture)\b/iu;
const FORMULA = /\\\([^\n]{1,100}?\\\)|\\\[[^\n]{1,100}?\\\]|\$\$[^$]{1,100}\$\$/u;
const STRUCTURE =
  /<\s*\/?\s*(?:script|style|table|form|input|select|textarea|button|link|meta|a|sub|sup|pre|ul|ol|li|dl|dt|dd|hr)\b/iu;
/** Tags that only dress a text. */
const DRESS =
  /<\s*\/?\s*(?:p|br|div|span|b|strong|i|em|u|s|strike|del|ins|small|big|mark|font|h[1-6]|code|tt|kbd|center|section|article|blockquote|q|cite|abbr|label|wbr|bdi|bdo|nobr|o:p)\b[^<>]*>/giu;
const BREAKS = /^<\s*\/?\s*(?:p|br|div|h[1-6]|section|article|blockquote|center)\b/iu;
const COMMENT = /<!--[\s\S]{0,500}?-->/gu;

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
  if (FORMULA.test(text)) return { ok: false, reason: '그림·소리·영상·수식이 들어 있어요' };
  if (format !== 'markdown') return fromHtml(text, format === 'html');
  const read = markdownText(text);
  if (!read.ok) return read;
  const html = fromHtml(read.text, true);
  return html.ok ? { ...html, formatted: html.formatted || read.formatted } : html;
}

function fromHtml(text: string, html: boolean): PlainText {
  if (MEDIA.test(text)) return { ok: false, reason: '그림·소리·영상·수식이 들어 있어요' };
  if (STRUCTURE.test(text)) return { ok: false, reason: '표·목록·링크 같은 HTML이 들어 있어요' };
  const bare = text.replace(COMMENT, '').replace(DRESS, (tag) => (BREAKS.test(tag) ? ' ' : ''));
  const formatted = bare !== text;
  if (!html && !formatted) return { ok: true, text: oneLine(text), formatted };
  if (/<\s*[a-z!/]/iu.test(bare)) return { ok: false, reason: '읽을 수 없는 HTML이 들어 있어요' };
  const shown = bare.replace(/&(?:#\d{1,7}|#x[0-9a-f]{1,6}|\w{1,20});/giu, (whole) => htmlEntity(whole) ?? whole);
  return { ok: true, text: oneLine(shown.replace(/\u00ad/gu, '')), formatted };
}
