import type { ForeignAnswer, ForeignQuestion } from './ForeignQuestion.ts';
import { showEscapes } from './giftEscapes.ts';
import { oneLine, plainText } from './plainText.ts';
import { type GiftFormat, readGiftAnswer, takeFormat } from './readGiftAnswer.ts';
import { type GiftBlock, splitGift, takeTitle } from './splitGift.ts';

const GAP = ' _____ ';

/** Reads a file of Moodle's GIFT format. Any text is answered: what cannot be a question says why. */
export function readGift(source: string): ForeignQuestion[] {
  return splitGift(source).map(readBlock);
}

function readBlock(block: GiftBlock): ForeignQuestion {
  const { title, rest } = takeTitle(block.text);
  const { format, text: body } = takeFormat(rest, 'moodle');
  const base = { place: `${block.lineNo}줄`, id: block.id ?? title, tags: block.tags };
  const refuse = (reason: string, text: string = body): ForeignQuestion => {
    return { ...base, text: oneLine(showEscapes(text)), explanation: '', notes: [], answer: refused(reason) };
  };
  const open = body.indexOf('{');
  if (open < 0) return refuse('답이 없는 글이에요');
  const end = body.indexOf('}', open);
  if (end < 0) return refuse('여는 중괄호 {의 짝이 없어요');
  const before = body.slice(0, open);
  const after = body.slice(end + 1);
  if (after.includes('{')) return refuse('빈칸이 둘 이상이에요', before);
  const read = readGiftAnswer(body.slice(open + 1, end), format);
  const stem = plain(after.trim() === '' ? before : `${before}${GAP}${after}`, format);
  if (!stem.ok) return refuse(stem.reason, before);
  const notes = [...read.notes];
  if (stem.formatted) notes.unshift('글자 꾸밈은 옮기지 않았어요');
  return { ...base, text: stem.text, explanation: read.explanation, notes, answer: read.answer };
}

const plain = (text: string, format: GiftFormat) =>
  format === 'plain'
    ? { ok: true as const, text: oneLine(showEscapes(text)), formatted: false }
    : plainText(showEscapes(text), format === 'html');

const refused = (reason: string): ForeignAnswer => ({ kind: 'REFUSED', reasons: [reason] });
