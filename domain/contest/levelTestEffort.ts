import type { Effort } from '../diagnosis/judgeEffort.ts';
import { longestSameChoice } from '../diagnosis/longestSameChoice.ts';
import { DIAGNOSIS_TUNING } from '../diagnosis/tuning.ts';

/** What the rules need to know of a form of the level test. */
export interface LevelTestForm {
  formNo: number;
  band: string;
  passages: readonly { paragraphs: readonly string[] }[];
  items: readonly { content: string; question: string; options: readonly string[]; answer: number; raq: number }[];
}

/** Who gets a level without a test: the child curriculum (specification, section 4). */
export function skipsLevelTest(grade: string): boolean {
  return grade === 'CHILD';
}

/** Reading level of the child curriculum. */
export const CHILD_LEVEL = '0B';
/** Middle of 0B on the raq scale. */
export const CHILD_RAQ = 150;

/** Number of a question on the wire: it shows where an item stands and nothing about its answer. @param index from 0 */
export const questionNo = (formNo: number, index: number) => formNo * 100 + index + 1;
/** Number of an example on the wire, it reveals as little as that of its question. @param choice from 1 */
export const exampleNo = (question: number, choice: number) => question * 10 + choice;

/**
 * Whether a test was really taken. It is handed in as a whole, so its time is that of the whole test. A level is given
 * once and for ever, so it is not given for answers that nobody can have read, or that all stand at one position; the
 * test may then be taken again.
 *
 * @param choices 1–4, in the order of the items
 * @param elapsedMs from the opening of the test to the hand-in, by the server's clock
 */
export function levelTestEffort(form: LevelTestForm, choices: readonly number[], elapsedMs: number): Effort {
  if (elapsedMs < leastReadingMs(form)) return 'TOO_FAST';
  return longestSameChoice(choices) >= DIAGNOSIS_TUNING.effort.sameChoiceRun ? 'SAME_CHOICE' : 'READ';
}

/** The shortest time in which the test can be read once, in milliseconds. */
export function leastReadingMs({ passages, items }: LevelTestForm): number {
  const texts = [
    ...passages.flatMap(({ paragraphs }) => paragraphs),
    ...items.flatMap(({ content, question, options }) => [content, question, ...options]),
  ];
  const characters = texts.reduce((sum, text) => sum + text.replaceAll(/\s/gu, '').length, 0);
  return (characters * 1000) / DIAGNOSIS_TUNING.effort.fastestReading;
}
