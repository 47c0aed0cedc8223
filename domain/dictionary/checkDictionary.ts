import { createProblemSink, type PackProblem } from '../book-pack/PackProblem.ts';
import { contentWordsOf, coverageOf } from './contentWordsOf.ts';
import type { DictionaryEntry } from './DictionaryEntry.ts';
import { type Dictionary, indexDictionary } from './lookUpWord.ts';
import { DICTIONARY_TUNING } from './tuning.ts';

/** What a book has to do with the dictionary. */
export interface ReadBook {
  bookNo: number;
  raq: number;
  /** Headings and paragraphs. */
  paragraphs: readonly string[];
  /** Clues of its puzzles. */
  clues: readonly string[];
}

/** Holds the files of the dictionary against their rules: no entry twice, every example uses its word. */
export function checkDictionary(
  files: readonly { file: string; entries: readonly DictionaryEntry[] }[],
): PackProblem[] {
  const seen = new Set<string>();
  return files.flatMap(({ file, entries }) => {
    const sink = createProblemSink(file);
    for (const [index, entry] of entries.entries()) {
      const at = `[${index}] ${entry.word}`;
      const key = JSON.stringify([entry.word, entry.books ?? [], entry.forms === undefined]);
      if (seen.has(key)) sink.error(at, '같은 낱말이 두 번 있어요');
      seen.add(key);
      if (entry.sentence !== undefined && !usesWord(entry.sentence, entry)) {
        sink.error(at, '보기 문장에 낱말이 나오지 않아요');
      }
    }
    return sink.problems;
  });
}

function usesWord(sentence: string, { word, meaning, forms }: DictionaryEntry): boolean {
  const alone = indexDictionary([{ word, meaning, forms }]);
  return contentWordsOf([sentence], alone).some(({ entry }) => entry !== null) || sentence.includes(word);
}

/**
 * Measures how much of a text the dictionary explains, and whether it gives a puzzle of the book away: a reader who
 * touches the word would be shown the very clue.
 */
export function checkCoverage(file: string, dictionary: Dictionary, book: ReadBook) {
  const sink = createProblemSink(file);
  const words = contentWordsOf(book.paragraphs, dictionary, book.bookNo);
  const { running, distinct, missing } = coverageOf(words);
  const { coverage, coveredBelowRaq } = DICTIONARY_TUNING;
  if (book.raq < coveredBelowRaq && Math.min(running, distinct) < coverage) {
    sink.error('', `낱말 풀이가 모자라요: ${missing.slice(0, MISSING_SHOWN).join(', ')}`);
  }
  for (const entry of new Set(words.map(({ entry }) => entry))) {
    const told = entry && book.clues.find((clue) => entry.meaning.includes(withoutEnd(clue)));
    if (told) sink.error(entry.word, `뜻이 퍼즐의 열쇠말과 같아요: ${told}`);
  }
  return { problems: sink.problems, running, distinct, missing: missing.length };
}

/** Words without an entry that are named at once. */
const MISSING_SHOWN = 40;

const withoutEnd = (clue: string) => clue.trim().replace(/[.!?]$/u, '');
