/** A word that can be asked for. */
export interface CatchWord {
  word: string;
  meaning: string;
  /** A sentence with one ○ for each syllable of the word; null where there is none. */
  sentence: string | null;
  /** The book it was met in; null for a word of the reading level. */
  bookNo: number | null;
}

/** A word of a list. */
export interface ListedWord extends CatchWord {
  /** Another word is written alike: no sentence of a book is taken for it. */
  homonym?: true | undefined;
}

/** What a student has done with a word. */
export interface WordReview {
  word: string;
  meaning: string;
  sentence: string | null;
  bookNo: number | null;
  /** Times it was caught well: 0–4, and 5 once it is known. */
  stage: number;
  /** First day (Seoul) on which it may be asked again. */
  dueDay: string;
  /** It was wrong in a mission of a book. */
  missed: boolean;
}

/** How a word is asked for. */
export const wordForms = ['CONSONANTS', 'MEANING', 'SENTENCE'] as const;
export type WordForm = (typeof wordForms)[number];
