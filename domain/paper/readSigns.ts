import { disassemble } from 'es-hangul';
import { isPermutation } from '../mission/shownEvents.ts';
import { narrowSigns } from './narrowSigns.ts';
import type { SheetItem } from './sheetItems.ts';
import type { TypedItem, TypedSheet } from './TypedSheet.ts';

/** Stands for an item without an answer. */
export const NO_ANSWER = '-';

/** Keys that mean O and X: the letters, the Hangul keys in their places, digits of a number pad, and signs that look alike. */
const CIRCLES = new Set('O0ㅇㅐ1○'.split(''));
const CROSSES = new Set('Xㅌ2×✕'.split(''));

type SignItem = Exclude<SheetItem, { form: 'WORD' }>;

/**
 * Reads answers that were typed one after the other: `3142` for a quiz, where an item of ORDER takes the numbers of all its
 * events, `312…` for matching, `OXXO` for OX. Blanks and commas mean nothing; a dash, and among digits a zero, leaves an
 * item out.
 */
export function readSigns(items: readonly SignItem[], typed: string): TypedSheet {
  const signs = signsOf(typed);
  const read: TypedItem[] = [];
  let problem: string | null = null;
  let at: number | null = null;
  let next = 0;
  for (const [index, item] of items.entries()) {
    const own = signs.slice(next, next + widthOf(item, signs[next]));
    const typedItem = { key: item.key, ...readItem(item, own) };
    next += own.length;
    read.push(typedItem);
    if (typedItem.state === 'MISSING') at ??= index;
    if (typedItem.state === 'WRONG') problem ??= `${index + 1}번: ${wrongWords(item)}`;
  }
  const over = signs.length - next;
  if (over > 0) problem ??= `답이 문제보다 ${over}개 많아요.`;
  return { items: read, problem, at };
}

function signsOf(typed: string): string[] {
  return [...disassemble(narrowSigns(typed)).toUpperCase()]
    .filter((sign) => !/[\s,.]/u.test(sign))
    .map((sign) => (/\p{Pd}|−|_/u.test(sign) ? NO_ANSWER : sign));
}

const isEmpty = (item: SignItem, sign: string | undefined) =>
  sign === NO_ANSWER || (item.form !== 'OX' && sign === '0');

function widthOf(item: SignItem, first: string | undefined): number {
  return item.form === 'ORDER' && !isEmpty(item, first) ? item.options.length : 1;
}

function readItem(item: SignItem, signs: readonly string[]): Omit<TypedItem, 'key'> {
  const [first] = signs;
  if (first === undefined) return { state: 'MISSING', value: '' };
  if (isEmpty(item, first)) return { state: 'EMPTY', value: '' };
  const value = answerOf(item, signs);
  if (value === null) return { state: 'WRONG', value: '' };
  return item.form === 'ORDER' && signs.length < item.options.length
    ? { state: 'MISSING', value: '' }
    : { state: 'GIVEN', value };
}

/** Null for signs that are no answer to the item. */
function answerOf(item: SignItem, signs: readonly string[]): string | null {
  if (item.form === 'OX') {
    const sign = signs[0] ?? '';
    return CIRCLES.has(sign) ? 'O' : CROSSES.has(sign) ? 'X' : null;
  }
  const values = signs.map((sign) => (/^[1-9]$/.test(sign) ? item.options[Number(sign) - 1]?.value : undefined));
  if (values.some((value) => value === undefined)) return null;
  const value = values.join('');
  if (item.form === 'NUMBER' || signs.length < item.options.length) return value;
  return isPermutation(
    value,
    item.options.map((option) => option.value),
  )
    ? value
    : null;
}

function wrongWords(item: SignItem): string {
  if (item.form === 'OX') return 'O나 X가 아니에요. 안 푼 문제는 -로 적어요.';
  const most = item.options.length;
  if (item.form === 'NUMBER') return `1부터 ${most}까지예요. 안 푼 문제는 0으로 적어요.`;
  return `1부터 ${most}까지를 한 번씩 적어요. 그렇게 쓰지 않았으면 0으로 적어요.`;
}

/** What has to be typed for answers, as `readSigns` reads it back: to show what an example looks like, and for tests. */
export function writeSigns(items: readonly SignItem[], answers: ReadonlyMap<string, string>): string {
  return items
    .map((item) => {
      const value = answers.get(item.key) ?? '';
      if (value === '') return NO_ANSWER;
      if (item.form === 'OX') return value;
      const numberOf = (one: string) => item.options.findIndex((option) => option.value === one) + 1;
      return item.form === 'NUMBER' ? `${numberOf(value)}` : [...value].map(numberOf).join('');
    })
    .join('');
}
