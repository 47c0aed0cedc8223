import { hideEscapes, showEscapes } from './giftEscapes.ts';

/** One question of a GIFT file: its lines, and the comments above it. Escaped characters are hidden. */
export interface GiftBlock {
  /** Line of the file for each line of the text, counted from 1. */
  lineNos: readonly number[];
  text: string;
  id: string | null;
  tags: string[];
  /** A blank line between `{` and `}`, which breaks a question; null for none. */
  blankInside: number | null;
}

type Brace = '{' | '}';

/**
 * Cuts a GIFT file at its blank lines. Comments and `$CATEGORY` lines belong to no question. A blank line inside braces
 * does not cut: the question goes to its `}`, so that the next one stands by itself.
 */
export function splitGift(source: string): GiftBlock[] {
  const all = source.replace(/^\ufeff/u, '').split(/\r\n|\r|\n/u);
  const closesLater = closedBelow(all);
  const blocks: GiftBlock[] = [];
  let lines: string[] = [];
  let lineNos: number[] = [];
  let comments: string[] = [];
  let blankInside: number | null = null;
  let open = false;
  const close = () => {
    if (lines.length > 0) {
      blocks.push({ lineNos, text: hideEscapes(lines.join('\n')), ...readComments(comments), blankInside });
    }
    [lines, lineNos, comments, blankInside, open] = [[], [], [], null, false];
  };
  for (const [index, line] of all.entries()) {
    if (line.trim() === '') {
      if (open && closesLater[index]) blankInside ??= index + 1;
      else close();
    } else if (isComment(line)) comments.push(line);
    else if (!isCategory(line)) {
      lines.push(line);
      lineNos.push(index + 1);
      open = bracesOf(line).at(-1) === '{' || (open && bracesOf(line).length === 0);
      if (!open && blankInside !== null) close();
    }
  }
  close();
  return blocks;
}

const isComment = (line: string) => /^\s*\/\//u.test(line);
const isCategory = (line: string) => /^\s*\$CATEGORY\s*:/iu.test(line);

/** Unescaped braces in their order. */
function bracesOf(line: string): Brace[] {
  return [...line.replace(/\\[\s\S]/gu, '').matchAll(/[{}]/gu)].map(([mark]) => mark as Brace);
}

/** For each line, whether a `}` comes below before any `{` and before the name of another question. */
function closedBelow(lines: readonly string[]): boolean[] {
  const closed: boolean[] = [];
  let next = false;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    closed[index] = next;
    const line = lines[index] ?? '';
    if (isComment(line)) continue;
    const [first] = bracesOf(line);
    if (first !== undefined) next = first === '}';
    if (/^\s*::/u.test(line)) next = false;
  }
  return closed;
}

/** `// [id:q1] [tag:추론적 이해]`, as Moodle writes them. */
function readComments(comments: readonly string[]): { id: string | null; tags: string[] } {
  const text = comments.join('\n');
  const unmask = (value = '') => value.replaceAll('\\]', ']').trim();
  const [id] = readMarks(text, '[id:');
  return { id: id === undefined ? null : unmask(id), tags: readMarks(text, '[tag:').map(unmask) };
}

/** What stands between each such mark and the bracket that closes it in its line; `\]` closes only where no other does. */
function readMarks(text: string, open: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf(open); at !== -1; at = text.indexOf(open, at)) {
    const start = at + open.length;
    let end = start;
    let escaped = -1;
    while (end < text.length && text[end] !== '\n' && text[end] !== ']') {
      if (text.startsWith('\\]', end)) {
        escaped = end + 1;
        end += 1;
      }
      end += 1;
    }
    const close = text[end] === ']' ? end : escaped;
    if (close > start) found.push(text.slice(start, close));
    at = Math.max(end, close + 1);
  }
  return found;
}

/** `::name::` and the rest of a block. */
export function takeTitle(text: string): { title: string | null; rest: string } {
  const match = /^\s*::([\s\S]*?)::([\s\S]*)$/u.exec(text);
  if (match === null) return { title: null, rest: text };
  return { title: showEscapes(match[1] ?? '').trim() || null, rest: match[2] ?? '' };
}
