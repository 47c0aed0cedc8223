import type { BookCategory } from '../book/bookCategories.ts';

/** Two concrete things to do; each stands for one side of a dimension. */
export interface PersonalityQuestion {
  id: string;
  dimension: string;
  situation: string;
  options: readonly { pole: string; text: string }[];
}

export interface PersonalityDimension {
  code: string;
  name: string;
  poles: readonly { letter: string; name: string; short: string }[];
}

export interface PersonalityType {
  /** One letter of each dimension, in their order. */
  code: string;
  name: string;
  summary: string;
  strengths: readonly string[];
  tryThis: string;
  learnFromOpposite: string;
  /** How much each category suits, 0–1; a missing one counts as in the middle. */
  weights: Partial<Readonly<Record<BookCategory, number>>>;
}

/** The test of content/personality; the whole file is described by contract/personalityTest.ts. */
export interface PersonalityTest {
  dimensions: readonly PersonalityDimension[];
  items: readonly PersonalityQuestion[];
  tieBreaks: readonly PersonalityQuestion[];
  results: readonly PersonalityType[];
  disclaimer: string;
}

/** '1' and '2' choose an option, 'S' passes the question over. */
export const personalityChoices = ['1', '2', 'S'] as const;
export type PersonalityChoice = (typeof personalityChoices)[number];

export interface PersonalityAnswer {
  value: PersonalityChoice;
  /** The order in which answers were given (domain/mission/StampedAnswer). */
  seq: number;
}

/** By the question's id. */
export type PersonalityAnswers = ReadonlyMap<string, PersonalityAnswer>;
