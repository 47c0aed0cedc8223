import { longestSameChoice } from './longestSameChoice.ts';
import { DIAGNOSIS_TUNING } from './tuning.ts';

/** An answer that was given, with what had to be read for it. */
export interface TimedAnswer {
  /** Position of the chosen option, 1–4. */
  choice: number;
  /** When the question was first answered; milliseconds of the server's clock. */
  answeredAt: number;
  /** Characters of question and options without blanks. The passage is left out: it may have been read before. */
  length: number;
}

/** READ: nothing speaks against it. The others give no level, and the test may be taken again. */
export type Effort = 'READ' | 'TOO_FAST' | 'SAME_CHOICE';

/**
 * Whether the questions were read so far. An answer is too fast when it came sooner after the one before it than
 * anybody can read the question; a test with too many of them is no test. The answers may come in any order.
 *
 * @param itemCount questions of the whole test
 */
export function judgeEffort(answers: readonly TimedAnswer[], startedAt: number, itemCount: number): Effort {
  const { fastestReading, rapidShare, sameChoiceRun } = DIAGNOSIS_TUNING.effort;
  const inTime = [...answers].sort(
    (one, other) => one.answeredAt - other.answeredAt || other.length - one.length || one.choice - other.choice,
  );
  let [rapid, before] = [0, startedAt];
  for (const { answeredAt, length } of inTime) {
    if ((answeredAt - before) * fastestReading < length * 1000) rapid += 1;
    before = answeredAt;
  }
  if (rapid >= Math.ceil(itemCount * rapidShare)) return 'TOO_FAST';
  return longestSameChoice(inTime.map(({ choice }) => choice)) >= sameChoiceRun ? 'SAME_CHOICE' : 'READ';
}
