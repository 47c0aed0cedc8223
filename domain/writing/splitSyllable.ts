const FIRST = 0xac00;
const LAST = 0xd7a3;
const VOWELS = 21;
const FINALS = 28;

export const initialLetters = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
export const vowelLetters = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
/** The first stands for none. */
export const finalLetters = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

/** A syllable as its three letters; the final is a blank where there is none. */
export interface Syllable {
  initial: string;
  vowel: string;
  final: string;
}

/** The letters of a syllable of Hangul; null for any other sign. */
export function splitSyllable(sign: string): Syllable | null {
  const code = sign.charCodeAt(0);
  if (sign.length !== 1 || code < FIRST || code > LAST) return null;
  const index = code - FIRST;
  return {
    initial: initialLetters.charAt(Math.floor(index / (VOWELS * FINALS))),
    vowel: vowelLetters.charAt(Math.floor(index / FINALS) % VOWELS),
    final: finalLetters.charAt(index % FINALS),
  };
}

export function joinSyllable({ initial, vowel, final }: Syllable): string {
  const index =
    (initialLetters.indexOf(initial) * VOWELS + vowelLetters.indexOf(vowel)) * FINALS + finalLetters.indexOf(final);
  return String.fromCharCode(FIRST + index);
}

/** The final of the last syllable of a word; empty where there is none or where it is no Hangul. */
export function finalOf(word: string): string {
  return splitSyllable(word.slice(-1))?.final.trim() ?? '';
}
