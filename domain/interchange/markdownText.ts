const REFERENCE = /\[[^\]]{1,60}\]\[[^\]]{0,60}\]/u;

const LINK_TEXT = /\[[^\]]{1,60}\]\(/gu;

/** Characters of the address of a link. */
const LONGEST_ADDRESS = 300;

const ADDRESS = /<https?:/u;

const LIST_LINE = /^\s*(?:[-*+]|\d+[.)])\s/u;

const isBlank = (letter: string) => letter === ' ' || letter === '\t';

/** Where escaped marks wait while the others are looked for. */
const HIDDEN = 0xe100;
const ESCAPABLE = '\\`*_{}[]()#+-.!~>|<&';

const IMAGE = /!\[[^\]]{0,60}\]\(/u;

/** Dress at the beginning of a line: of headings and quotations. */
const DRESS_OF_LINES = [/^ {0,3}#{1,6}[ \t]+/gmu, /^ {0,3}>[ \t]?/gmu];
/** Dress that falls away, the longest marks first. Underscores inside a word of Latin letters are part of it. */
const DRESS: readonly (readonly [RegExp, string])[] = [
  [/~~(?=\S)([^~]+?)(?<=\S)~~/gu, '$1'],
  [/\*\*\*(?=[^\s*])([^*]+?)(?<=\S)\*\*\*/gu, '$1'],
  [/\*\*(?=[^\s*])((?:[^*]|\*(?!\*))+?)(?<=\S)\*\*/gu, '$1'],
  [/\*(?=[^\s*])([^*]+?)(?<=\S)\*/gu, '$1'],
  [/(?<![A-Za-z0-9_])__(?=[^\s_])((?:[^_]|_(?!_))+?)(?<=[^\s_])__(?![A-Za-z0-9_])/gu, '$1'],
  [/(?<![A-Za-z0-9_])_(?=[^\s_])([^_]+?)(?<=[^\s_])_(?![A-Za-z0-9_])/gu, '$1'],
];

/** Markdown as the text that a reader sees, still with HTML where it holds some; or why it cannot be shown as text. */
export type MarkdownText = { ok: true; text: string; formatted: boolean } | { ok: false; reason: string };

/** Takes the dress of Markdown off, as Moodle's own reader (PHP Markdown Extra) understands it. */
export function markdownText(source: string): MarkdownText {
  if (IMAGE.test(source)) return { ok: false, reason: '그림·소리·영상·수식이 들어 있어요' };
  if (hasMarkdownStructure(source)) return { ok: false, reason: '표·목록·링크 같은 꾸밈이 들어 있어요' };
  const clean = source.replace(/[\ue100-\ue11f]/gu, '\ufffd');
  const hidden = clean.replace(/\\([\\`*_{}[\]()#+\-.!~>|<&])/gu, (_, mark: string) =>
    String.fromCharCode(HIDDEN + ESCAPABLE.indexOf(mark)),
  );
  const lines = DRESS_OF_LINES.reduce((text, pattern) => text.replace(pattern, ''), hidden);
  const bare = DRESS.reduce((text, [pattern, kept]) => text.replace(pattern, kept), withoutCodeMarks(lines));
  const text = bare.replace(/[\ue100-\ue11f]/gu, (mark) => ESCAPABLE[mark.charCodeAt(0) - HIDDEN] ?? '');
  return { ok: true, text, formatted: bare !== hidden };
}

/** Markdown without the backticks around code, and without one blank inside of them; as many close it as have opened it. */
function withoutCodeMarks(text: string): string {
  // Texts at even places, the backticks between them at odd ones.
  const parts = text.split(/(`+)/u);
  let bare = '';
  let open = 0;
  for (let at = 0; at < parts.length; at += 2) {
    const inside = parts[at] ?? '';
    const close = parts[at + 1]?.length ?? 0;
    const paired = Math.min(open, close);
    bare += '`'.repeat(open - paired) + (paired === 0 ? inside : withoutOuterBlanks(inside));
    open = close - paired;
  }
  return bare;
}

function withoutOuterBlanks(code: string): string {
  const start = code.length > 1 && isBlank(code.charAt(0)) ? 1 : 0;
  const end = code.length - start > 1 && isBlank(code.charAt(code.length - 1)) ? code.length - 1 : code.length;
  return code.slice(start, end);
}

/** Whether Markdown holds what a mission cannot show: a list, a table, a link or a block of code. */
function hasMarkdownStructure(source: string): boolean {
  const listed = source.split('\n').filter((line) => LIST_LINE.test(line)).length > 1;
  return listed || REFERENCE.test(source) || ADDRESS.test(source) || hasLink(source) || hasTableOrCode(source);
}

function hasLink(source: string): boolean {
  return [...source.matchAll(LINK_TEXT)].some(({ 0: opening, index }) => {
    const start = index + opening.length;
    // Of a character beyond the basic plane a string counts two.
    const end = [...source.slice(start, start + 2 * LONGEST_ADDRESS + 1)].indexOf(')');
    return end !== -1 && end <= LONGEST_ADDRESS;
  });
}

function hasTableOrCode(source: string): boolean {
  const lines = source.split(/[\n\r\u2028\u2029]/u).map((line) => line.trim());
  return lines.some(
    (line) => line.startsWith('```') || (line.length > 1 && line.startsWith('|') && line.endsWith('|')),
  );
}
