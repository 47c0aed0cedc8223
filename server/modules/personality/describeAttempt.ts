import type { z } from 'zod';
import type { PersonalityAttempt, personalityQuestion } from '#contract/personality.ts';
import { missingAnswers } from '#domain/personality/missingAnswers.ts';
import type { PersonalityQuestion } from '#domain/personality/PersonalityTest.ts';
import { dueTieBreaks } from '#domain/personality/scorePersonality.ts';
import { createRandom } from '#domain/random/createRandom.ts';
import { shuffled } from '#domain/random/shuffled.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { LoadedPersonality } from './loadPersonality.ts';

/** An attempt as the student sees it: which side an option stands for is not shown. */
export function describeAttempt(
  { now }: SignedInContext,
  { attempt, test, stored, answers }: LoadedPersonality,
): PersonalityAttempt {
  const items = shuffled(test.items, createRandom(attempt.seed));
  return {
    accountBookBTIResultNo: attempt.resultNo,
    startedAt: new Date(attempt.startedAt).toISOString(),
    currentDate: new Date(now).toISOString(),
    itemCount: items.length,
    questions: [...items, ...dueTieBreaks(test, answers)].map(showQuestion),
    answers: stored,
    missing: missingAnswers(test, answers),
    disclaimer: test.disclaimer,
  };
}

export function showQuestion({ id, situation, options }: PersonalityQuestion): z.infer<typeof personalityQuestion> {
  return { key: id, situation, options: options.map(({ text }, index) => ({ no: index + 1, text })) };
}
