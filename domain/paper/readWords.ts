import { narrowSigns } from './narrowSigns.ts';
import type { SheetItem } from './sheetItems.ts';
import type { TypedItem, TypedSheet } from './TypedSheet.ts';

type WordItem = Extract<SheetItem, { form: 'WORD' }>;

/** A number, the direction where two words have it (ㄱ across, ㅅ down, also as the keys r and t), and what was written. */
const TOKEN = /^(\d{1,2})([ㄱㅅrt]?)([가-힣]*)$/iu;
/** All of the words, for a sheet on which none is right. */
const ALL = '*';
const DIRECTIONS: Readonly<Record<string, 'across' | 'down'>> = { ㄱ: 'across', r: 'across', ㅅ: 'down', t: 'down' };

/**
 * Reads the numbers of the words of a crossword that are wrong or empty; every other word counts as written rightly. What
 * was written may follow a number: `3 5ㅅ 7나룻배`.
 */
export function readWords(items: readonly WordItem[], typed: string): TypedSheet {
  const named = new Map<string, string>();
  let problem: string | null = null;
  for (const token of narrowSigns(typed).split(/[\s,.]+/u)) {
    if (token === '') continue;
    if (token === ALL) for (const { key } of items) named.set(key, named.get(key) ?? '');
    else {
      const found = findWord(items, token);
      if (typeof found === 'string') problem ??= found;
      else named.set(found.item.key, found.written);
    }
  }
  const read = items.map(({ key, word }): TypedItem => {
    const written = named.get(key) ?? word;
    return { key, state: written === '' ? 'EMPTY' : 'GIVEN', value: written };
  });
  return { items: read, problem, at: null };
}

/** How a word is named: by its number, with the direction where two words have it. */
export function wordSign(items: readonly WordItem[], { number, direction }: WordItem): string {
  const alone = items.filter((item) => item.number === number).length === 1;
  return alone ? `${number}` : `${number}${direction === 'across' ? 'ㄱ' : 'ㅅ'}`;
}

/** The word that a part of the text names, or what is wrong with it in words. */
function findWord(items: readonly WordItem[], token: string): { item: WordItem; written: string } | string {
  const [, digits = '', sign = '', written = ''] = TOKEN.exec(token) ?? [];
  if (digits === '') return `‘${token}’: 틀린 낱말의 번호를 띄어서 적어요.`;
  const number = Number(digits);
  const direction = DIRECTIONS[sign.toLowerCase()];
  const found = items.filter((item) => item.number === number && (!direction || item.direction === direction));
  const [item] = found;
  if (item === undefined) return `${digits}번 ${wordsOf(direction)}낱말은 없어요.`;
  if (found.length > 1) return `${digits}번은 두 낱말이에요. 가로는 ${digits}ㄱ, 세로는 ${digits}ㅅ으로 적어요.`;
  if ([...written].length > [...item.word].length) return `${token}: ${item.word.length}글자까지 적을 수 있어요.`;
  return { item, written };
}

const wordsOf = (direction: 'across' | 'down' | undefined) =>
  direction === undefined ? '' : direction === 'across' ? '가로 ' : '세로 ';
