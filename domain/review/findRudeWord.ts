import { harmlessApart, harmlessForms, harmlessWords, orders, rudeWords } from './rudeWords.ts';
import { unmaskText } from './unmaskText.ts';

/** What stands inside of a word only to hide it. Other marks end a sentence or hold a title, where a word begins. */
const HIDING = /[\p{N}@#$%*_|\\]/gu;
/** The end of a call or of the sentence. */
const CALLED = '(?:들?아|야)?(?=[^\\p{L}\\s]|\\s*$)';
/** The end of an order, which is no question, or of its line. Laughter after it is no word of the sentence. */
const ORDERED = '(?:라|\\s*(?:버려라?|줘라?|제발))?(?=[^\\p{L}\\s?]|[^\\S\n]*\n|\\s*(?:$|[\u1100-\u11ff]))';
/** Where a word begins, with what is shouted in one breath with it. Single consonants and vowels are laughter and tears. */
const BEGINNING = '(?<![가-힣a-z\\p{N}])[아야개]?';

/**
 * The first rude word of a text, as it stands in the list; null without one. Blanks, digits, marks and unseen characters
 * between the letters do not hide it.
 */
export function findRudeWord(text: string): string | null {
  let letters = unmaskText(text);
  for (const harmless of [...harmlessWords, ...harmlessForms]) letters = letters.replaceAll(harmless, '\n');
  const tight = letters.replace(HIDING, '');
  return rudeWords.find((rude) => isRude(letters, tight, [...unmaskText(rude)])) ?? null;
}

function isRude(letters: string, tight: string, rude: readonly string[]): boolean {
  const word = rude.join('');
  if (spelledOut(letters, rude)) return true;
  if (orders.has(word)) return new RegExp(word + ORDERED, 'u').test(tight) || apart(letters, rude, ORDERED);
  if (tight.includes(word)) return true;
  // Two letters meet by chance where two words do ("시 발표", "날씨…바람"): only longer ones are looked for everywhere.
  if (rude.length === 2) return brokenUp(letters, rude);
  return (
    new RegExp(rude.join('[^\\p{L}\\s]*'), 'u').test(letters) ||
    apart(letters, rude, harmlessApart.has(word) ? CALLED : '')
  );
}

/** With blanks in it ("미친 놈"), which two words of a sentence make as well: "물개 새끼", "혼자 살해했다". */
function apart(text: string, rude: readonly string[], end: string): boolean {
  return new RegExp(`${BEGINNING}${rude.join('\\P{L}*')}${end}`, 'u').test(text);
}

/** With marks between the letters, at the beginning of a word: "씨…발놈", "병♡신아". */
function brokenUp(text: string, rude: readonly string[]): boolean {
  return new RegExp(`${BEGINNING}${rude.join('[^\\p{L}\\s]+')}`, 'u').test(text);
}

/** Letter by letter with blanks or marks between all of them, standing alone: "병 신", "시.발". */
function spelledOut(text: string, rude: readonly string[]): boolean {
  return new RegExp(`(?<![가-힣a-z])${rude.join('[^가-힣a-z]+')}(?![가-힣a-z])`, 'u').test(text);
}
