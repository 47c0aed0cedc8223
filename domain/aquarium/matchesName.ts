import { normalizeSearch } from '../search/normalizeSearch.ts';

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** Syllables of one first consonant, and endings of one first consonant with one vowel. */
const OF_FIRST = 588;
const OF_VOWEL = 28;
const FIRSTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/**
 * True when a name holds what is written, also by its first consonants (`ㅂㄷㅃ`, `바ㄷ`) and while a syllable is
 * still being composed (`바다 빠` finds 바다 빵). Spaces do not count; nothing written matches everything.
 */
export function matchesName(name: string, written: string): boolean {
  const wanted = [...normalizeSearch(written)];
  const letters = [...normalizeSearch(name)];
  return letters.some((_, start) =>
    wanted.every((letter, at) => agrees(letters[start + at], letter, at === wanted.length - 1)),
  );
}

/** @param last of what is written: an ending may still come */
function agrees(letter: string | undefined, wanted: string, last: boolean): boolean {
  if (letter === undefined) return false;
  if (letter === wanted) return true;
  const code = letter.charCodeAt(0) - FIRST_SYLLABLE;
  if (code < 0 || letter.charCodeAt(0) > LAST_SYLLABLE) return false;
  if (FIRSTS.includes(wanted)) return FIRSTS[Math.floor(code / OF_FIRST)] === wanted;
  const wantedCode = wanted.charCodeAt(0) - FIRST_SYLLABLE;
  const open = wantedCode >= 0 && wanted.charCodeAt(0) <= LAST_SYLLABLE && wantedCode % OF_VOWEL === 0;
  return last && open && Math.floor(code / OF_VOWEL) === Math.floor(wantedCode / OF_VOWEL);
}
