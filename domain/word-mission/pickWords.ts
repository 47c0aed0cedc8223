import type { Random } from '../random/createRandom.ts';
import { shuffled } from '../random/shuffled.ts';
import type { CatchWord, WordReview } from './CatchWord.ts';
import { WORD_TUNING } from './tuning.ts';

/** Where the words of a day may come from. */
export interface WordSources {
  /** Words that were wrong in a mission of the last days, the latest first. */
  missed: readonly CatchWord[];
  /** Words that the student put into the basket, the first one first. */
  basket: readonly CatchWord[];
  /** Other words of books of the last days. */
  books: readonly CatchWord[];
  /** Words by reading level: the own level first, then the nearest ones. */
  levels: readonly (readonly CatchWord[])[];
  /** Every word this student has caught. */
  reviews: readonly WordReview[];
  /** Words not to be given now, wherever they come from: of a puzzle at hand, of a mission that is still open. */
  barred: ReadonlySet<string>;
}

export interface PickedWord extends CatchWord {
  stage: number;
  missed: boolean;
}

/**
 * The words of a day, different ones. In this order: words once wrong that are due again, words newly wrong, other words
 * that are due, new words of the basket, new words of own books, new words of the level. A word never comes before its day, unless every word
 * there is has been caught: then known ones come again, and after them those that wait longest. A barred one never does.
 *
 * @param day in Seoul, `YYYY-MM-DD`
 */
export function pickWords(sources: WordSources, day: string, random: Random): PickedWord[] {
  const known = new Map(sources.reviews.map((review) => [review.word, review]));
  const byDue = [...sources.reviews].sort((one, two) =>
    one.dueDay < two.dueDay ? -1 : one.dueDay > two.dueDay ? 1 : 0,
  );
  const due = byDue.filter(({ dueDay }) => dueDay <= day);
  const fresh = (words: readonly CatchWord[], missed: boolean) =>
    words.filter(({ word }) => !known.has(word)).map((word) => ({ ...word, stage: 0, missed }));
  const inOrder: PickedWord[] = [
    ...due.filter(({ missed }) => missed),
    ...fresh(sources.missed, true),
    ...due.filter(({ missed }) => !missed),
    ...fresh(sources.basket, false),
    ...shuffled(fresh(sources.books, false), random),
    ...sources.levels.flatMap((words) => shuffled(fresh(words, false), random)),
    ...byDue.filter(({ stage }) => stage > WORD_TUNING.spacing.length),
    ...byDue,
  ];
  const picked = new Map<string, PickedWord>();
  for (const { word, meaning, sentence, bookNo, stage, missed } of inOrder) {
    if (picked.size >= WORD_TUNING.aDay) break;
    if (!picked.has(word) && !sources.barred.has(word))
      picked.set(word, { word, meaning, sentence, bookNo, stage, missed });
  }
  return [...picked.values()];
}
