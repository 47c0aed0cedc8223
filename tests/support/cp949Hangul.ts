import { ksx1001Hangul } from './ksx1001Hangul.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const TRAILS = [...range(0x41, 0x5a), ...range(0x61, 0x7a), ...range(0x81, 0xfe)];
/** From lead byte A1 on, the upper half of a row belongs to KS X 1001. */
const SHORT_ROW = TRAILS.indexOf(0xa0) + 1;

/**
 * The bytes of all 11,172 syllables in CP949 by how Microsoft laid it out: the syllables of KS X 1001 where that
 * standard has them, every other one in Unicode order in the free places from 8141 on. Made without any decoder, so that
 * it can judge one.
 */
export function cp949Hangul(): Map<string, readonly [number, number]> {
  const codes = new Map<string, readonly [number, number]>();
  for (const [row, syllables] of ksx1001Hangul.entries()) {
    for (const [at, syllable] of [...syllables].entries()) codes.set(syllable, [0xb0 + row, 0xa1 + at]);
  }
  let lead = 0x81;
  let at = 0;
  for (let code = 0xac00; code <= 0xd7a3; code += 1) {
    const syllable = String.fromCodePoint(code);
    if (codes.has(syllable)) continue;
    if (at === (lead <= 0xa0 ? TRAILS.length : SHORT_ROW)) {
      lead += 1;
      at = 0;
    }
    codes.set(syllable, [lead, TRAILS[at] ?? 0]);
    at += 1;
  }
  return codes;
}
