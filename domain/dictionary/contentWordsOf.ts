import type { DictionaryEntry } from './DictionaryEntry.ts';
import { type Dictionary, lookUpWord } from './lookUpWord.ts';

/** A surface of a text that carries meaning, how often it occurs, and its entry. */
export interface ContentWord {
  surface: string;
  count: number;
  /** Null where no entry explains it. */
  entry: DictionaryEntry | null;
}

/**
 * The content words of a text, different ones, in the order in which they first occur: everything written in Hangul
 * except words that only point, count or hold others together.
 */
export function contentWordsOf(paragraphs: readonly string[], dictionary: Dictionary, bookNo?: number): ContentWord[] {
  const counts = new Map<string, number>();
  for (const [surface] of paragraphs
    .join('\n')
    .normalize('NFC')
    .matchAll(/[가-힣]+/gu)) {
    counts.set(surface, (counts.get(surface) ?? 0) + 1);
  }
  return [...counts].flatMap(([surface, count]) => {
    const entry = lookUpWord(surface, dictionary, bookNo);
    if (entry === 'function') return [];
    return [{ surface, count, entry: entry === 'unknown' ? null : entry }];
  });
}

/** An entry with the surfaces by which a text uses it, except the word itself. */
export interface WordInUse {
  word: string;
  meaning: string;
  sentence: string | null;
  forms: string[];
}

/** The entries that a text uses, in the order in which they first occur. */
export function wordsInUse(words: readonly ContentWord[]): WordInUse[] {
  const used = new Map<DictionaryEntry, WordInUse>();
  for (const { surface, entry } of words) {
    if (!entry) continue;
    const { word, meaning, sentence } = entry;
    const inUse = used.get(entry) ?? { word, meaning, sentence: sentence ?? null, forms: [] };
    if (surface !== word) inUse.forms.push(surface);
    used.set(entry, inUse);
  }
  return [...used.values()];
}

/** How much of a text is explained, as shares from 0 to 1. */
export interface Coverage {
  /** Of the words as they run. */
  running: number;
  /** Of different words; a surface without an entry counts as a word of its own. */
  distinct: number;
  missing: string[];
}

/** How many of the content words of a text have an entry. */
export function coverageOf(words: readonly ContentWord[]): Coverage {
  const sum = (some: readonly ContentWord[]) => some.reduce((total, { count }) => total + count, 0);
  const known = words.filter(({ entry }) => entry);
  const missing = words.filter(({ entry }) => !entry).map(({ surface }) => surface);
  const lemmas = new Set(known.map(({ entry }) => entry)).size;
  const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
  return {
    running: share(sum(known), sum(words)),
    distinct: share(lemmas, lemmas + missing.length),
    missing,
  };
}
