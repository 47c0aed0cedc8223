import { FINALS, FIRST_SYLLABLE, PER_FIRST, partsOf } from './partsOf.ts';

/** Letters from `lo` to `hi`, both included, as UTF-16 codes. Syllables that begin alike are one. */
export type LetterRange = readonly [lo: number, hi: number];

const FIRSTS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
/** Last vowel that typing on can make of a vowel: ㅗ → ㅘㅙㅚ, ㅜ → ㅝㅞㅟ, ㅡ → ㅢ. */
const VOWEL_GROWS: Readonly<Record<number, number>> = { 8: 11, 13: 16, 18: 19 };
/** Last cluster that typing on can make of a final: ㄱ → ㄳ, ㄴ → ㄵㄶ, ㄹ → ㄺ…ㅀ, ㅂ → ㅄ. */
const FINAL_GROWS: Readonly<Record<number, number>> = { 1: 3, 4: 6, 8: 15, 17: 18 };
/** What a final leaves behind, and the first consonant it becomes, when a vowel follows: 흥 + ㅏ → 흐 + 아. */
// biome-ignore format: one pair per final, in the order of Unicode
const FINAL_MOVES: readonly (readonly [left: number, first: number])[] = [
  [0, 0], [0, 0], [0, 1], [1, 9], [0, 2], [4, 12], [4, 18], [0, 3], [0, 5], [8, 0], [8, 6], [8, 7], [8, 9], [8, 16],
  [8, 17], [8, 18], [0, 6], [0, 7], [17, 9], [0, 9], [0, 10], [0, 11], [0, 12], [0, 14], [0, 15], [0, 16], [0, 17],
  [0, 18],
];

/** Every syllable that begins with a consonant; a tense one and its plain twin are one (ㅃ finds 부). Null for vowels. */
export function rangeOfFirst(consonant: string): LetterRange | null {
  const first = FIRSTS.indexOf(consonant);
  if (first < 0) return null;
  const tense = [1, 4, 8, 10, 13];
  const from = tense.includes(first) ? first - 1 : first;
  const to = tense.includes(first + 1) ? first + 1 : first;
  return [FIRST_SYLLABLE + from * PER_FIRST, FIRST_SYLLABLE + (to + 1) * PER_FIRST - 1];
}

/** Every syllable that a half-typed one may still become: 흐 → 흐–흫 and 희–흿. */
export function openRange(code: number): LetterRange {
  const [first, vowel, final] = partsOf(code);
  const start = FIRST_SYLLABLE + first * PER_FIRST;
  if (final > 0) return [code, start + vowel * FINALS + (FINAL_GROWS[final] ?? final)];
  return [code, start + (VOWEL_GROWS[vowel] ?? vowel) * FINALS + FINALS - 1];
}

/** The final of a half-typed syllable as the beginning of the next one: 흥 → 흐 + 아–잏. Null without a final. */
export function movedFinal(code: number): { before: number; after: LetterRange } | null {
  const [, , final] = partsOf(code);
  const [left, first] = FINAL_MOVES[final] ?? [0, 0];
  if (final === 0) return null;
  const start = FIRST_SYLLABLE + first * PER_FIRST;
  return { before: code - final + left, after: [start, start + PER_FIRST - 1] };
}
