import { hideEscapes, showEscapes } from './giftEscapes.ts';

/** One question of a GIFT file: its lines, and what the comments above it say. Escaped characters are hidden. */
export interface GiftBlock {
  /** Line of its first character, counted from 1. */
  lineNo: number;
  text: string;
  id: string | null;
  tags: string[];
}

/** Cuts a GIFT file at its blank lines. Comments and `$CATEGORY` lines belong to no question. */
export function splitGift(source: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let lines: string[] = [];
  let comments: string[] = [];
  let lineNo = 0;
  const close = () => {
    if (lines.length > 0) blocks.push({ lineNo, text: hideEscapes(lines.join('\n')), ...readComments(comments) });
    lines = [];
    comments = [];
  };
  const all = source.replace(/^\ufeff/u, '').split(/\r\n|\r|\n/u);
  for (const [index, line] of all.entries()) {
    if (line.trim() === '') close();
    else if (/^\s*\/\//u.test(line)) comments.push(line);
    else if (!/^\s*\$CATEGORY\s*:/iu.test(line)) {
      if (lines.length === 0) lineNo = index + 1;
      lines.push(line);
    }
  }
  close();
  return blocks;
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
