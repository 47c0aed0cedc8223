import type { BookIndex } from './BookIndex.ts';
import { fewestEdits } from './fewestEdits.ts';
import { visitPattern } from './PairIndex.ts';
import { searchCost, TYPO_LETTERS } from './searchCost.ts';
import { countBits, STROKE, strokeBits, strokesOf } from './strokesOf.ts';
import { NOT_FOUND } from './wordCosts.ts';

/**
 * Adds the books whose title or author holds a word that differs from a typed one by a slip. Words too short (or far
 * too long) to distinguish a slip from another word add none.
 *
 * @param costs of the word as it was typed; changed where it was not found
 * @param lost 1 for books that lack another word anyway
 */
export function addSlips(index: BookIndex, text: string, costs: Uint8Array, lost: Uint8Array): void {
  const strokes = strokesOf([text]);
  const most = slipsAllowed(text, strokes.length);
  if (most === 0) return;
  const sought = Uint8Array.from(strokes, (stroke) => stroke & STROKE);
  const bits = strokeBits(strokes);
  const column = new Uint8Array(sought.length + 1);
  const { strokes: all, strokesAt, strokeBits: bitsOf } = index;
  const intact = intactSyllables(index, text);
  // A slip breaks one syllable, or two where a final moves on (거북이, 거부기); of two slips one at most does that.
  const least = Math.max(1, text.length - most - 1);
  for (let book = 0; book < index.size; book += 1) {
    if ((intact[book] as number) < least || lost[book] === 1 || costs[book] !== NOT_FOUND) continue;
    // Every slip can bring in at most one stroke that the text does not have.
    if (countBits(bits & ~(bitsOf[book] as number)) > most) continue;
    const place = { text: all, from: strokesAt[book] as number, to: strokesAt[book + 1] as number };
    const slips = fewestEdits(sought, place, column, most);
    if (slips <= most) costs[book] = searchCost.TYPO + slips;
  }
}

/** How many of the syllables each book has in title and author. */
function intactSyllables(index: BookIndex, text: string): Uint8Array {
  const counts = new Uint8Array(index.size);
  // A book has a syllable once, however often it stands in it: the last syllable that was counted for it.
  const counted = new Uint8Array(index.size);
  let number = 0;
  for (const syllable of new Set(text)) {
    number += 1;
    const times = text.split(syllable).length - 1;
    const letter = [syllable.charCodeAt(0)];
    visitPattern(index.facts, { lo: letter, hi: letter, last: 0, consonants: false }, (book, place) => {
      if (counted[book] === number || place >= (index.restAt[book] as number)) return;
      counted[book] = number;
      counts[book] = (counts[book] as number) + times;
    });
  }
  return counts;
}

function slipsAllowed(text: string, length: number): number {
  // Numbers are meant as they are: 2만 리 is not 3만 리. Of one syllable everything is a slip away.
  if (/\d/.test(text) || text.length < 2 || !/[가-힣a-z]/.test(text)) return 0;
  if (length < TYPO_LETTERS.one || length > TYPO_LETTERS.longest) return 0;
  return length < TYPO_LETTERS.two ? 1 : 2;
}
