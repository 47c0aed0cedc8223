import { createProblemSink, type PackProblem } from '../book-pack/PackProblem.ts';
import { type Coverage, contentWordsOf, coverageOf, wordsInUse } from './contentWordsOf.ts';
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

/** How much of a text is explained, and what is wrong with it. */
export interface TextCoverage extends Coverage {
  bookNo: number;
  raq: number;
  problems: PackProblem[];
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
      const { word, meaning, books = [], forms } = entry;
      // Written alike, two words differ by the forms of one of them.
      const keys = [JSON.stringify([word, books, meaning]), JSON.stringify([word, books, forms === undefined])];
      if (keys.some((key) => seen.has(key))) sink.error(at, '같은 낱말이 두 번 있어요');
      for (const key of keys) seen.add(key);
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
export function checkCoverage(book: ReadBook, dictionary: Dictionary): TextCoverage {
  const sink = createProblemSink(String(book.bookNo));
  const words = contentWordsOf(book.paragraphs, dictionary, book.bookNo);
  const { running, distinct, missing } = coverageOf(words);
  const { coverage, coveredBelowRaq } = DICTIONARY_TUNING;
  if (book.raq < coveredBelowRaq && Math.min(running, distinct) < coverage) {
    sink.error('', `낱말 풀이가 모자라요: ${missing.slice(0, MISSING_SHOWN).join(', ')}`);
  }
  for (const entry of new Set(words.map(({ entry }) => entry))) {
    const clue = entry && book.clues.find((asked) => entry.meaning.includes(withoutEnd(asked)));
    if (clue) sink.error(entry.word, `뜻이 퍼즐의 열쇠말과 같아요: ${clue}`);
  }
  const characters = JSON.stringify(wordsInUse(words)).length;
  if (characters > DICTIONARY_TUNING.mostCharacters) {
    sink.error(
      '',
      `낱말 풀이가 너무 길어요: ${characters}자 가운데 ${DICTIONARY_TUNING.mostCharacters}자까지 보낼 수 있어요`,
    );
  }
  const { bookNo, raq } = book;
  return { bookNo, raq, running, distinct, missing, problems: sink.problems };
}

/** Words without an entry that are named at once. */
const MISSING_SHOWN = 40;

const withoutEnd = (clue: string) => clue.trim().replace(/[.!?]$/u, '');
