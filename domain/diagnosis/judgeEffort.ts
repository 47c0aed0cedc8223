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
  const { rapidShare, sameChoiceRun } = DIAGNOSIS_TUNING.effort;
  const inTime = inOrder(answers);
  const rapid = areRapid(inTime, startedAt).filter(Boolean).length;
  if (rapid >= Math.ceil(itemCount * rapidShare)) return 'TOO_FAST';
  return longestSameChoice(inTime.map(({ choice }) => choice)) >= sameChoiceRun ? 'SAME_CHOICE' : 'READ';
}

/**
 * Whether a word is due before the test has to pause: half of the rapid answers that end it, or two thirds of the run at
 * one position, are there, and the last answer is one more of them. The warning ends once the reader slows down.
 *
 * @param itemCount questions of the whole test
 */
export function isHurried(answers: readonly TimedAnswer[], startedAt: number, itemCount: number): boolean {
  const { rapidShare, sameChoiceRun } = DIAGNOSIS_TUNING.effort;
  const inTime = inOrder(answers);
  const rapid = areRapid(inTime, startedAt);
  const hurries = rapid.at(-1) === true && rapid.filter(Boolean).length >= Math.ceil((itemCount * rapidShare) / 2);
  const run = Math.ceil((sameChoiceRun * 2) / 3);
  const latest = inTime.slice(-run).map(({ choice }) => choice);
  return hurries || longestSameChoice(latest) >= run;
}

function inOrder(answers: readonly TimedAnswer[]): TimedAnswer[] {
  return [...answers].sort(
    (one, other) => one.answeredAt - other.answeredAt || other.length - one.length || one.choice - other.choice,
  );
}

/** For each answer, whether it came sooner after the one before it than anybody can read its question. */
function areRapid(inTime: readonly TimedAnswer[], startedAt: number): boolean[] {
  return inTime.map(({ answeredAt, length }, at) => {
    const before = inTime[at - 1]?.answeredAt ?? startedAt;
    return (answeredAt - before) * DIAGNOSIS_TUNING.effort.fastestReading < length * 1000;
  });
}
