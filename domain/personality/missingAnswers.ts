import type { PersonalityAnswers, PersonalityQuestion, PersonalityTest } from './PersonalityTest.ts';
import { dueTieBreaks } from './scorePersonality.ts';
import { PERSONALITY_TUNING } from './tuning.ts';

/** Questions of a test as it stands: all, then those that break a tie. */
export function askedQuestions(test: PersonalityTest, answers: PersonalityAnswers): PersonalityQuestion[] {
  return [...test.items, ...dueTieBreaks(test, answers)];
}

/** Whether this question may be passed over: one of a dimension may. */
export function maySkip(test: PersonalityTest, answers: PersonalityAnswers, id: string): boolean {
  const question = test.items.find((item) => item.id === id);
  if (!question) return test.tieBreaks.some((item) => item.id === id);
  const skipped = test.items.filter(
    (item) => item.id !== id && item.dimension === question.dimension && answers.get(item.id)?.value === 'S',
  );
  return skipped.length < PERSONALITY_TUNING.skipsPerDimension;
}

/** Ids of what has to be answered before the test can be handed in; empty when it can be. */
export function missingAnswers(test: PersonalityTest, answers: PersonalityAnswers): string[] {
  const open = askedQuestions(test, answers).filter(({ id }) => !answers.has(id));
  // Two devices that passed different questions over at the same time may together have passed over too many.
  const overSkipped = test.dimensions.flatMap(({ code }) =>
    test.items
      .filter((item) => item.dimension === code && answers.get(item.id)?.value === 'S')
      .slice(PERSONALITY_TUNING.skipsPerDimension),
  );
  return [...open, ...overSkipped].map(({ id }) => id);
}
