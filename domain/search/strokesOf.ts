import { isSyllable, partsOf } from './partsOf.ts';

const VOWELS_FROM = 19;
/** Strokes of each vowel in the order of Unicode, as the 14 vowel keys write them: ㅘ is ㅗ and ㅏ. */
// biome-ignore format: a table in the order of Unicode
const VOWEL_STROKES: readonly (readonly number[])[] = [
  [0], [1], [2], [3], [4], [5], [6], [7], [8], [8, 0], [8, 1], [8, 13], [9], [10], [10, 4], [10, 5], [10, 13], [11],
  [12], [12, 13], [13],
];
/** Strokes of each final as first consonants: ㄳ is ㄱ and ㅅ. */
// biome-ignore format: a table in the order of Unicode
const FINAL_STROKES: readonly (readonly number[])[] = [
  [], [0], [1], [0, 9], [2], [2, 12], [2, 18], [3], [5], [5, 0], [5, 6], [5, 7], [5, 9], [5, 16], [5, 17], [5, 18],
  [6], [7], [7, 9], [9], [10], [11], [12], [14], [15], [16], [17], [18],
];
/** Letters that are not Hangul: every Latin letter has a stroke of its own, others share them. */
const OTHERS_FROM = 33;
const OTHERS = 30;

/** The stroke itself is in the low six bits; these flags mark where it stands. */
export const STROKE = 0x3f;
export const STARTS_WORD = 0x40;
export const ENDS_SYLLABLE = 0x80;
/** Between two texts; no letter has it. */
export const NO_STROKE = 0x3f;

/**
 * A text as the strokes that type it: a consonant is the same whether it begins or ends a syllable, so 거부기 and 거북이
 * differ by one stroke.
 */
export function strokesOf(words: readonly string[]): number[] {
  const strokes: number[] = [];
  for (const word of words) {
    for (let at = 0; at < word.length; at += 1) {
      const first = strokes.length;
      pushStrokes(word.charCodeAt(at), strokes);
      if (at === 0) strokes[first] = (strokes[first] as number) | STARTS_WORD;
      strokes[strokes.length - 1] = (strokes.at(-1) as number) | ENDS_SYLLABLE;
    }
  }
  return strokes;
}

function pushStrokes(letter: number, into: number[]): void {
  if (!isSyllable(letter)) {
    into.push(OTHERS_FROM + (letter % OTHERS));
    return;
  }
  const [first, vowel, final] = partsOf(letter);
  into.push(first);
  for (const stroke of VOWEL_STROKES[vowel] ?? []) into.push(VOWELS_FROM + stroke);
  for (const stroke of FINAL_STROKES[final] ?? []) into.push(stroke);
}

/** Which strokes there are, as 32 bits; a few strokes share one. */
export function strokeBits(strokes: readonly number[]): number {
  let bits = 0;
  for (const stroke of strokes) bits |= 1 << (stroke & STROKE);
  return bits >>> 0;
}

/** How many bits are set. */
export function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
