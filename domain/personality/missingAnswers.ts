import type { PersonalityAnswers, PersonalityQuestion, PersonalityTest } from './PersonalityTest.ts';
import { dueTieBreaks } from './scorePersonality.ts';
import { PERSONALITY_TUNING } from './tuning.ts';

/** Questions of a test as it stands: all, then those that break a tie. */
export function askedQuestions(test: PersonalityTest, answers: PersonalityAnswers): PersonalityQuestion[] {
  return [...test.items, ...dueTieBreaks(test, answers)];
}

/** Ids of what has to be answered before the test can be handed in, questions passed over once too often too. */
export function missingAnswers(test: PersonalityTest, answers: PersonalityAnswers): string[] {
  const open = askedQuestions(test, answers).filter(({ id }) => !answers.has(id));
  // The one passed over first may stay so.
  const overSkipped = test.dimensions.flatMap(({ code }) =>
    test.items
      .filter((item) => item.dimension === code && answers.get(item.id)?.value === 'S')
      .sort((one, two) => (answers.get(one.id)?.seq ?? 0) - (answers.get(two.id)?.seq ?? 0))
      .slice(PERSONALITY_TUNING.skipsPerDimension),
  );
  return [...open, ...overSkipped].map(({ id }) => id);
}
