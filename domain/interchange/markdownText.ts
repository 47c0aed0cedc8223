import { hasMarkdownStructure } from './hasMarkdownStructure.ts';
import { withoutCodeMarks } from './withoutCodeMarks.ts';

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
