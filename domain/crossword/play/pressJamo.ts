import { assemble, removeLastCharacter } from 'es-hangul';

/** The text after a key of a two-set keyboard: joins jamo to syllables, and takes a final consonant over to a vowel. */
export function pressJamo(text: string, jamo: string): string {
  return assemble([text, jamo]);
}

/** The text after its last jamo was taken away. */
export function eraseJamo(text: string): string {
  return text === '' ? '' : removeLastCharacter(text);
}

/** Rows of a two-set keyboard. */
export const JAMO_ROWS = [
  ['ㅂ', 'ㅈ', 'ㄷ', 'ㄱ', 'ㅅ', 'ㅛ', 'ㅕ', 'ㅑ', 'ㅐ', 'ㅔ'],
  ['ㅁ', 'ㄴ', 'ㅇ', 'ㄹ', 'ㅎ', 'ㅗ', 'ㅓ', 'ㅏ', 'ㅣ'],
  ['ㅋ', 'ㅌ', 'ㅊ', 'ㅍ', 'ㅠ', 'ㅜ', 'ㅡ'],
] as const;

/** What a key gives while the shift key is on; keys that are missing give the same. */
export const SHIFTED_JAMO: Readonly<Record<string, string>> = {
  ㅂ: 'ㅃ',
  ㅈ: 'ㅉ',
  ㄷ: 'ㄸ',
  ㄱ: 'ㄲ',
  ㅅ: 'ㅆ',
  ㅐ: 'ㅒ',
  ㅔ: 'ㅖ',
};
