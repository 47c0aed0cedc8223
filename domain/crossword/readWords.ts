import { CROSSWORD_TUNING } from './tuning.ts';

/** Why a word is not in the grid. */
export type UnplacedReason =
  | 'NOT_HANGUL'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'DUPLICATE'
  | 'NO_SHARED_SYLLABLE'
  | 'NO_ROOM'
  | 'NOT_WANTED';

/** A word as the author wrote it, and why it was left out. */
export interface UnplacedWord {
  word: string;
  reason: UnplacedReason;
}

/** Words fit for a grid, in the author's order, and the others with their reason. */
export interface ReadWords {
  words: string[];
  refused: UnplacedWord[];
}

const HANGUL_SYLLABLES = /^[가-힣]+$/u;

/** Brings words to NFC without spaces and refuses what cannot stand in a grid of `size` cells a side. */
export function readWords(written: readonly string[], size: number): ReadWords {
  const words: string[] = [];
  const refused: UnplacedWord[] = [];
  const seen = new Set<string>();
  const longest = Math.min(size, CROSSWORD_TUNING.maxSyllables);
  for (const original of written) {
    const word = original.normalize('NFC').replace(/\s+/gu, '');
    const length = [...word].length;
    if (!HANGUL_SYLLABLES.test(word)) refused.push({ word: original, reason: 'NOT_HANGUL' });
    else if (length < CROSSWORD_TUNING.minSyllables) refused.push({ word: original, reason: 'TOO_SHORT' });
    else if (length > longest) refused.push({ word: original, reason: 'TOO_LONG' });
    else if (seen.has(word)) refused.push({ word: original, reason: 'DUPLICATE' });
    else {
      seen.add(word);
      words.push(word);
    }
  }
  return { words, refused };
}
