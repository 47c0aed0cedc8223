import type { QuestionFile } from './ForeignQuestion.ts';
import { showEscapes } from './giftEscapes.ts';
import { LONGEST_TEXT, oneLine, plainText, type TextFormat } from './plainText.ts';
import { type ReadItem, refuse, toQuestionFile } from './ReadItem.ts';
import { readGiftAnswer, takeFormat } from './readGiftAnswer.ts';
import { type GiftBlock, splitGift, takeTitle } from './splitGift.ts';

const TAG = /<\/?[a-z!][^<>]{0,1000}>/giu;

const GAP = ' _____ ';
/** Characters shown on either side of a mark that is in the wrong place. */
const AROUND = 12;

/**
 * Reads a file of Moodle's GIFT format. Any text is answered: what cannot be a question is reported with why and where.
 */
export function readGift(source: string): QuestionFile {
  return toQuestionFile(splitGift(source).map(readBlock));
}

function readBlock(block: GiftBlock): ReadItem {
  const { title, rest } = takeTitle(block.text);
  const { format, text: body } = takeFormat(rest, 'moodle');
  const base = { place: `${block.lineNos[0] ?? 1}줄`, id: block.id ?? title, tags: block.tags };
  const refused = (reason: string, text: string = body): ReadItem => {
    const shown = oneLine(showEscapes(text.slice(0, LONGEST_TEXT)));
    return { ...base, text: shown, explanation: '', notes: [], answer: refuse(reason) };
  };
  const where = (offset: number) => describePlace(block, block.text.length - body.length + offset);
  if (block.blankInside !== null) return refused(`중괄호 { } 안에 빈 줄이 있어요: ${block.blankInside}번째 줄`);
  if (block.text.length > LONGEST_TEXT) return refused('문제가 너무 길어요');
  const open = body.indexOf('{');
  const stray = findStrayMark(open < 0 ? body : body.slice(0, open), format);
  if (stray !== null && (open >= 0 || stray.mark === '}')) {
    return refused(describeStray(stray.mark, where(stray.offset)), open < 0 ? body : body.slice(0, open));
  }
  if (open < 0) return refused('답이 없는 글이에요');
  const end = body.indexOf('}', open);
  if (end < 0) return refused(`여는 중괄호 {의 짝이 없어요: ${where(open)}`);
  const before = body.slice(0, open);
  const after = body.slice(end + 1);
  const nested = body.slice(open + 1, end).indexOf('{');
  if (nested >= 0) return refused(`중괄호 { } 안에 {가 또 있어요: ${where(open + 1 + nested)}`, before);
  const glued = body.slice(open + 1, end).indexOf('::');
  if (glued >= 0) return refused(`답 사이에 다른 문제의 이름(::)이 있어요: ${where(open + 1 + glued)}`, before);
  if (after.includes('{')) return refused('빈칸이 둘 이상이에요', before);
  const behind = findStrayMark(after, format);
  if (behind !== null) return refused(describeStray(behind.mark, where(end + 1 + behind.offset)), before);
  const read = readGiftAnswer(body.slice(open + 1, end), format);
  const stem = plainText(showEscapes(after.trim() === '' ? before : `${before}${GAP}${after}`), format);
  if (!stem.ok) return refused(stem.reason, before);
  const notes = [...read.notes];
  if (stem.formatted) notes.unshift('글자 꾸밈은 옮기지 않았어요');
  return { ...base, text: stem.text, explanation: read.explanation, notes, answer: read.answer };
}

function describeStray(mark: string, where: string): string {
  const escaped = [...mark].map((letter) => `\\${letter}`).join('');
  return `질문 글에 부호 ${mark} 가 그대로 있어요: ${where}. 글자로 쓰려면 ${escaped} 로 적어 주세요`;
}

/** Line of the file, and the words around. */
function describePlace({ text, lineNos }: GiftBlock, offset: number): string {
  const line = lineNos[text.slice(0, offset).split('\n').length - 1] ?? lineNos[0] ?? 1;
  const piece = text.slice(Math.max(0, offset - AROUND), offset + AROUND);
  return `${line}번째 줄 ‘${oneLine(showEscapes(piece))}’`;
}

/** A mark that means something to GIFT in a text where it can mean nothing. */
interface StrayMark {
  mark: string;
  /** In the text that was searched. */
  offset: number;
}

/**
 * The first unescaped mark of a text outside of the braces. Most programs take such a text and show something else than
 * its writer meant: a brace, an answer or the name of the next question that got into it.
 *
 * @param text with escaped characters hidden
 */
function findStrayMark(text: string, format: TextFormat): StrayMark | null {
  // An `=` between an attribute and its value is escaped by Moodle and by nobody else.
  const searched = format === 'plain' ? text : text.replace(TAG, (tag) => ' '.repeat(tag.length));
  const found = /[{}~=]|::/u.exec(searched);
  return found === null ? null : { mark: found[0], offset: found.index };
}
