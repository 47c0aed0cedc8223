import { convertQwertyToHangul, disassemble } from 'es-hangul';
import { choseong } from './choseong.ts';
import { gramsToFind, normalizeSearch } from './searchFields.ts';

/** Words of a query beyond these are left out. */
const MOST_WORDS = 6;

/** One way to read a word of the query. */
export interface SearchReading {
  /** CHOSEONG: only first consonants were typed. WORD: anything else, taken apart into letters. */
  kind: 'WORD' | 'CHOSEONG';
  text: string;
  /** All of these are in the index for every match. */
  grams: string[];
}

/** A word of the query; any of its readings may match. */
export type SearchWord = SearchReading[];

/**
 * The words of a query. First consonants alone (ㅎㅂ) find syllables that begin with them; a half-typed syllable finds
 * what it may become; Hangul typed with the keyboard set to English is read as Hangul too.
 *
 * @returns no words when nothing searchable was typed
 */
export function parseSearch(query: string): SearchWord[] {
  return query
    .split(/\s+/)
    .map(normalizeSearch)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map(readingsOf);
}

function readingsOf(word: string): SearchWord {
  const readings = [readingOf(word)];
  if (/^[a-z]{2,}$/.test(word)) {
    const hangul = normalizeSearch(convertQwertyToHangul(word));
    if (hangul !== word) readings.push(readingOf(hangul));
  }
  return readings;
}

function readingOf(word: string): SearchReading {
  const consonants = choseong(word);
  const only = /^[ㄱ-ㅎ]+$/.test(word);
  return {
    kind: only ? 'CHOSEONG' : 'WORD',
    text: only ? consonants : disassemble(word),
    grams: gramsToFind(consonants),
  };
}
