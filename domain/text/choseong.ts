import { disassemble } from 'es-hangul';

const FIRST = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const TENSE: Readonly<Record<string, string>> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' };
const SYLLABLE_BASE = 0xac00;
const SYLLABLE_END = 0xd7a3;
/** Syllables that share a first consonant. */
const SYLLABLES_PER_FIRST = 588;

/**
 * First consonants of a text, one character for each of its characters: tense ones as their plain twin,
 * characters that are not Hangul as they are. Clustered consonants (ㄳ) are split.
 */
export function choseong(text: string): string {
  return [...text].map((letter) => [...firstOf(letter)].map((jamo) => TENSE[jamo] ?? jamo).join('')).join('');
}

function firstOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= SYLLABLE_BASE && code <= SYLLABLE_END) {
    return FIRST[Math.floor((code - SYLLABLE_BASE) / SYLLABLES_PER_FIRST)] ?? letter;
  }
  return /[ㄱ-ㅎ]/.test(letter) ? disassemble(letter) : letter;
}
