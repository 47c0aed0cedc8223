/** First consonants as a Mac or iPhone writes them when they stand alone. */
const LONE_FIRSTS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const NO_LETTERS = /[^\p{L}\p{N}]+/u;
const NO_LETTERS_ANYWHERE = /[^\p{L}\p{N}]+/gu;

function compose(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[ᄀ-ᄒ]/g, (letter) => LONE_FIRSTS[letter.charCodeAt(0) - 0x1100] ?? letter)
    .replace(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));
}

/** Text as searches compare it: composed, lower case, letters and digits only. */
export function normalizeSearch(text: string): string {
  return compose(text).replaceAll(NO_LETTERS_ANYWHERE, '').toLowerCase();
}

/** The words of a stored text; every mark ends one. Joined they are what `normalizeSearch` makes of it. */
export function searchableWords(text: string): string[] {
  return compose(text)
    .toLowerCase()
    .split(NO_LETTERS)
    .filter((word) => word !== '');
}

/** A word as typed, with the capitals that a keyboard set to English gives tense consonants (Rnf → 꿀). */
export function typedLetters(word: string): string {
  return compose(word).replaceAll(NO_LETTERS_ANYWHERE, '');
}
