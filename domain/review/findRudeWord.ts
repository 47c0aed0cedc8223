import { normalizeNfc } from '../text/normalizeNfc.ts';
import { harmlessWords, rudeWords } from './rudeWords.ts';

/** What people put between letters to slip through. */
const BETWEEN = /[\s.,~!@#$%^&*()_\-+=|\\/:;'"?<>0-9·]/gu;

/**
 * The first rude word of a text, as it stands in the list; null without one. Blanks, digits and marks between the
 * letters do not hide it.
 */
export function findRudeWord(text: string): string | null {
  let letters = normalizeNfc(text).toLowerCase();
  for (const word of harmlessWords) letters = letters.replaceAll(word, '\n');
  const heard = letters.replace(BETWEEN, '');
  const words = letters.split(/\s+/).map((word) => word.replace(BETWEEN, ''));
  for (const rude of rudeWords) {
    if (words.some((word) => word.includes(rude))) return rude;
    // Two letters meet by chance where two words do ("시 발표"): only longer ones are looked for across blanks.
    if ([...rude].length > 2 && heard.includes(rude)) return rude;
    if (spelledOut(letters, rude)) return rude;
  }
  return null;
}

/** Letter by letter with blanks or marks between all of them, standing alone: "병 신", "시.발". */
function spelledOut(text: string, rude: string): boolean {
  const letters = [...rude].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![가-힣a-z])${letters.join('[^가-힣a-z]+')}(?![가-힣a-z])`, 'u').test(text);
}
