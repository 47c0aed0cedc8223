import { convertHangulToQwerty, convertQwertyToHangul, disassemble } from 'es-hangul';
import { type LetterRange, movedFinal, openRange, rangeOfFirst } from './LetterRange.ts';
import { normalizeSearch, typedLetters } from './normalizeSearch.ts';
import { isSyllable } from './partsOf.ts';
import { MOST_WORDS } from './searchCost.ts';

/** One way a word may stand in a text: a range of letters for every place. */
export interface SearchPattern {
  lo: readonly number[];
  hi: readonly number[];
  /** Last letter as it was typed; another one at its place is a half-typed match. 0: nothing here is half typed. */
  last: number;
  /** First consonants only: looked for in titles and authors, where people know them. */
  consonants: boolean;
}

/** One way to read what was typed. */
export interface SearchReading {
  text: string;
  patterns: SearchPattern[];
}

/** A word of the search; any of its readings may match. The first one is what was typed. */
export interface SearchWord {
  readings: [SearchReading, ...SearchReading[]];
}

export interface ParsedSearch {
  words: SearchWord[];
  /** All words as one, to find titles that are the search or begin with it. */
  whole: SearchWord | null;
}

/**
 * Reads a search. First consonants alone (ㅎㅂ) stand for syllables that begin with them, a half-typed syllable for all
 * it may become; Hangul typed with the keyboard set to English is read as Hangul too, and the other way round.
 *
 * @returns no words when nothing searchable was typed
 */
export function parseSearch(query: string): ParsedSearch {
  const typed = query
    .split(/\s+/)
    .map(typedLetters)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  if (typed.length === 0) return { words: [], whole: null };
  return { words: typed.map(readWord), whole: readWord(typed.join('')) };
}

function readWord(typed: string): SearchWord {
  const text = normalizeSearch(typed);
  // Capitals all through are the caps lock, single ones are tense consonants.
  const capsLock = typed === typed.toUpperCase();
  const others = [...new Set([otherKeyboard(capsLock ? text : typed), otherKeyboard(text)])].filter(
    (other) => other !== null && other !== text,
  ) as string[];
  return { readings: [toReading(text), ...others.map(toReading)] };
}

/** What the same keys write with the keyboard set to the other language; null when that makes no word. */
function otherKeyboard(typed: string): string | null {
  if (/^[a-z]{2,}$/i.test(typed)) {
    const hangul = normalizeSearch(convertQwertyToHangul(typed));
    return /[ㅏ-ㅣ]/.test(hangul) ? null : hangul;
  }
  // A vowel that stands alone is no Korean.
  if (/[ㅏ-ㅣ]/.test(typed)) {
    const latin = normalizeSearch(convertHangulToQwerty(typed));
    return /^[a-z0-9]+$/.test(latin) ? latin : null;
  }
  return null;
}

function toReading(text: string): SearchReading {
  const patterns = [toPattern([...text].flatMap(toRanges), lastTyped(text), /^[ㄱ-ㅎ]+$/.test(text))];
  const moved = lastTyped(text) > 0 ? movedFinal(lastTyped(text)) : null;
  if (moved !== null) {
    const before = [...text.slice(0, -1)].flatMap(toRanges);
    // The typed last letter is not at the last place of this one, so nothing there can be called whole.
    patterns.push(toPattern([...before, [moved.before, moved.before], moved.after], -1, false));
  }
  // A title may itself be made of consonants: ㄱㄴㄷ 놀이.
  if (/^[ㄱ-ㅎ]+$/.test(text)) patterns.push(toPattern([...text].map(exactly), 0, false));
  return { text, patterns };
}

/** Code of the last letter where it is a syllable that may be half typed, else 0. */
function lastTyped(text: string): number {
  const code = text.charCodeAt(text.length - 1);
  return isSyllable(code) ? code : 0;
}

function toPattern(ranges: readonly LetterRange[], last: number, consonants: boolean): SearchPattern {
  const lo = ranges.map((range) => range[0]);
  const hi = ranges.map((range) => range[1]);
  const end = hi.length - 1;
  if (last > 0) hi[end] = openRange(last)[1];
  return { lo, hi, last, consonants };
}

function toRanges(letter: string): LetterRange[] {
  if (!/[ㄱ-ㅎ]/.test(letter)) return [...letter].flatMap((one) => codesOf(one).map((code) => [code, code] as const));
  return [...disassemble(letter)].map((consonant) => rangeOfFirst(consonant) ?? exactly(consonant));
}

function exactly(letter: string): LetterRange {
  return [letter.charCodeAt(0), letter.charCodeAt(0)];
}

/** Letters beyond 16 bits are two codes. */
function codesOf(letter: string): number[] {
  return Array.from({ length: letter.length }, (_, at) => letter.charCodeAt(at));
}
