import { withJosa } from '#domain/text/withJosa.ts';
import { withoutParts } from '#domain/text/withoutParts.ts';
import { checkSvgElements } from './checkSvgElements.ts';

/** Bytes a cover or an option picture may weigh. */
export const MAX_SVG_BYTES = 60_000;

const FORBIDDEN: readonly { pattern: RegExp; reason: string }[] = [
  { pattern: /<\s*script/iu, reason: 'script는 쓸 수 없어요' },
  { pattern: /<\s*foreignObject/iu, reason: 'foreignObject는 쓸 수 없어요' },
  { pattern: /<\s*(iframe|object|embed|audio|video|a)[\s/>]/iu, reason: '다른 문서를 담는 요소는 쓸 수 없어요' },
  {
    pattern: /<!\s*(DOCTYPE|ENTITY)|<\?xml-stylesheet|<!\[CDATA\[/iu,
    reason: 'DOCTYPE, ENTITY, CDATA, 외부 스타일은 쓸 수 없어요',
  },
  { pattern: /[\s"'/]on[a-z]+\s*=/iu, reason: '이벤트 속성(on…)은 쓸 수 없어요' },
  { pattern: /\bhref\s*=\s*(?!["']#)/iu, reason: 'href는 이 그림 안의 #id만 가리킬 수 있어요' },
  { pattern: /\bsrc\s*=/iu, reason: 'src는 쓸 수 없어요' },
  { pattern: /url\(\s*(?!["']?#)/iu, reason: 'url()은 이 그림 안의 #id만 가리킬 수 있어요' },
  { pattern: /@import|javascript:|expression\(/iu, reason: '밖의 것을 불러올 수 없어요' },
  { pattern: /attributeName\s*=\s*(?:["']\s*)?(xlink:)?href/iu, reason: 'href를 움직일 수 없어요' },
  { pattern: /<\s*(text|tspan)[\s>]/iu, reason: '그림 안에 글자를 그리지 않아요' },
];

/**
 * Holds one SVG file against what may be shown to children from our own origin: a closed picture
 * without code, without anything from outside, with the agreed canvas.
 *
 * @param viewBox the canvas it must have, such as `0 0 96 96`
 * @param mostBytes bytes that it may have
 * @returns Korean reasons; none for a sound picture
 */
export function checkSvg(source: string, viewBox: string, mostBytes = MAX_SVG_BYTES): string[] {
  const reasons: string[] = [];
  const bytes = new TextEncoder().encode(source).length;
  if (bytes > mostBytes) reasons.push(`${Math.ceil(bytes / 1000)}kB예요. ${mostBytes / 1000}kB 이하여야 해요`);
  const bare = withoutParts(withoutParts(source, '<!--', '-->'), '<?', '?>');
  const root = /^\s*<svg\s([^>]*)>/u.exec(bare)?.[1];
  if (root === undefined) return [...reasons, 'SVG 그림이 아니에요'];
  if (!root.includes('xmlns="http://www.w3.org/2000/svg"')) reasons.push('xmlns가 없어서 그림으로 열리지 않아요');
  if (!root.includes(`viewBox="${viewBox}"`)) reasons.push(`viewBox가 "${viewBox}"여야 해요`);
  for (const { pattern, reason } of FORBIDDEN) if (pattern.test(source)) reasons.push(reason);
  const unclosed = firstUnclosedTag(bare);
  if (unclosed !== undefined) reasons.push(`<${unclosed}> 태그의 짝이 맞지 않아요`);
  reasons.push(...missingReferences(source));
  if (/^\s*<\?xml[^>]*\bencoding\s*=\s*["'](?!utf-8["'])/iu.test(source))
    reasons.push('UTF-8로 저장한 그림이어야 해요');
  // What the text gives away has the better reason; what it hides, the elements show.
  if (reasons.length === 0) reasons.push(...checkSvgElements(source));
  return reasons;
}

/** A browser shows nothing of an SVG whose tags do not close. */
/** @param bare without comments and instructions */
function firstUnclosedTag(bare: string): string | undefined {
  const open: string[] = [];
  for (const { 0: opening, 1: closing, 2: name = '', index } of bare.matchAll(/<(\/?)([a-zA-Z][\w:-]*)/gu)) {
    const end = endOfTag(bare, index + opening.length);
    if (end === -1) continue;
    if (closing === '/') {
      if (open.pop() !== name) return name;
    } else if (bare[end - 1] !== '/') open.push(name);
  }
  return open.at(-1);
}

/** Where the tag ends whose name ends here; -1 where another one begins first. Quotation marks may hold either. */
function endOfTag(bare: string, start: number): number {
  for (let at = start; at < bare.length; at += 1) {
    const letter = bare[at] ?? '';
    if (letter === '>') return at;
    if (letter === '<') return -1;
    if (letter === '"' || letter === "'") {
      at = bare.indexOf(letter, at + 1);
      if (at === -1) return -1;
    }
  }
  return -1;
}

function missingReferences(source: string): string[] {
  const ids = new Set([...source.matchAll(/\sid=["']([^"']+)["']/gu)].map((match) => match[1]));
  const used = new Set([...source.matchAll(/(?:url\(\s*["']?|href=["'])#([^"')\s]+)/gu)].map((match) => match[1]));
  return [...used].filter((id) => !ids.has(id)).map((id) => `${withJosa(`#${id}`, '이/가')} 그림 안에 없어요`);
}
