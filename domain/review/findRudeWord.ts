import { lettersApart } from './lettersApart.ts';
import { harmlessApart, harmlessForms, harmlessWords, orders, rudeWords } from './rudeWords.ts';
import { unmaskText } from './unmaskText.ts';

/** What stands inside of a word only to hide it. Other marks end a sentence or hold a title, where a word begins. */
const HIDING = /[\p{N}@#$%*_|\\]/gu;
/** The end of a call or of the sentence. */
const CALLED = /(?:들?아|야)?(?=[^\p{L}\s]|\s*$)/uy;
/** The end of an order, which is no question, or of its line. Laughter after it is no word of the sentence. */
const ORDERED = /(?:라|\s*(?:버려라?|줘라?|제발))?(?=[^\p{L}\s?]|[^\S\n]*\n|\s*(?:$|[\u1100-\u11ff]))/uy;
/** Shouted in one breath with the word after it. */
const SHOUTED = /^[아야개]$/;
/** What a word does not begin behind. Single consonants and vowels are laughter and tears. */
const INSIDE = /^[가-힣a-z\p{N}]$/u;
const OF_WORD = /^[가-힣a-z]$/;
const LETTER = /^\p{L}$/u;
const BLANK_OR_LETTER = /^[\p{L}\s]$/u;

type Test = (letters: readonly string[], at: number) => boolean;

/**
 * The first rude word of a text, as it stands in the list; null without one. Blanks, digits, marks and unseen characters
 * between the letters do not hide it.
 */
export function findRudeWord(text: string): string | null {
  let letters = unmaskText(text);
  for (const word of harmlessWords) letters = letters.replaceAll(word, '\n');
  for (const form of harmlessForms) {
    letters = letters.replace(form, (_, before: unknown) => `${typeof before === 'string' ? before : ''}\n`);
  }
  const whole = [...letters];
  const tight = [...letters.replace(HIDING, '')];
  return rudeWords.find((rude) => isRude(whole, tight, [...unmaskText(rude)])) ?? null;
}

function isRude(letters: readonly string[], tight: readonly string[], rude: readonly string[]): boolean {
  const word = rude.join('');
  if (spelledOut(letters, rude)) return true;
  if (orders.has(word)) {
    return isThere(tight, lettersApart(tight, rude, never), ORDERED) || apart(letters, rude, ORDERED);
  }
  if (lettersApart(tight, rude, never).length > 0) return true;
  // Two letters meet by chance where two words do ("시 발표", "날씨…바람"): only longer ones are looked for everywhere.
  if (rude.length === 2) return brokenUp(letters, rude);
  const broken = lettersApart(letters, rude, isMark);
  return broken.length > 0 || apart(letters, rude, harmlessApart.has(word) ? CALLED : null);
}

/** With blanks in it ("미친 놈"), which two words of a sentence make as well: "물개 새끼", "혼자 살해했다". */
function apart(letters: readonly string[], rude: readonly string[], end: RegExp | null): boolean {
  const places = lettersApart(letters, rude, (each) => !LETTER.test(each), { mayBegin: begins });
  return end === null ? places.length > 0 : isThere(letters, places, end);
}

/** With marks between the letters, at the beginning of a word: "씨…발놈", "병♡신아". */
function brokenUp(letters: readonly string[], rude: readonly string[]): boolean {
  return lettersApart(letters, rude, isMark, { least: 1, mayBegin: begins }).length > 0;
}

/** Letter by letter with blanks or marks between all of them, standing alone: "병 신", "시.발". */
function spelledOut(letters: readonly string[], rude: readonly string[]): boolean {
  const alone: Test = (all, at) => !OF_WORD.test(all[at - 1] ?? '');
  const places = lettersApart(letters, rude, (each) => !OF_WORD.test(each), { least: 1, mayBegin: alone });
  return places.some((end) => !OF_WORD.test(letters[end] ?? ''));
}

const never = () => false;
const isMark = (letter: string) => !BLANK_OR_LETTER.test(letter);
const begins: Test = (letters, at) =>
  !INSIDE.test(letters[at - 1] ?? '') || (SHOUTED.test(letters[at - 1] ?? '') && !INSIDE.test(letters[at - 2] ?? ''));

/** Whether one of the places is followed by such an end. @param end sticky */
function isThere(letters: readonly string[], places: readonly number[], end: RegExp): boolean {
  if (places.length === 0) return false;
  const text = letters.join('');
  let [at, index] = [0, 0];
  return places.some((place) => {
    for (; at < place; at += 1) index += letters[at]?.length ?? 0;
    end.lastIndex = index;
    return end.test(text);
  });
}
