/** Where Hangul syllables stand in Unicode: in the order first consonant, vowel, final. */
export const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
export const FINALS = 28;
/** Syllables that share a first consonant: 21 vowels, each with every final. */
export const PER_FIRST = 21 * FINALS;

/** Whether a UTF-16 code unit is a whole Hangul syllable, 가 to 힣; single letters are none. */
export function isSyllable(code: number): boolean {
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE;
}

/** First consonant (0–18), vowel (0–20) and final (0–27, 0 = none) of a syllable. */
export function partsOf(code: number): readonly [first: number, vowel: number, final: number] {
  const at = code - FIRST_SYLLABLE;
  return [Math.floor(at / PER_FIRST), Math.floor((at % PER_FIRST) / FINALS), at % FINALS];
}
