import {
  type PersonalityAnswer,
  type PersonalityTest,
  personalityChoices,
} from '#domain/personality/PersonalityTest.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { type PersonalitySetup, readTest, requireHome } from './PersonalitySetup.ts';
import { personalityAnswers, type StoredPersonalityAnswer } from './repositories/personalityAnswers.ts';
import { personalityResults, type StoredPersonality } from './repositories/personalityResults.ts';

export interface LoadedPersonality {
  attempt: StoredPersonality;
  test: PersonalityTest;
  stored: StoredPersonalityAnswer[];
  answers: Map<string, PersonalityAnswer>;
}

/**
 * An attempt of the signed-in student that is under way.
 *
 * @throws AppError NOT_FOUND when it is missing or somebody else's; TEST_CLOSED when it was handed in
 */
export async function loadPersonality(
  context: SignedInContext,
  setup: PersonalitySetup,
  resultNo: number,
): Promise<LoadedPersonality> {
  requireHome(context);
  const attempt = await personalityResults.findOwn(context.db, context.accountNo, resultNo);
  if (!attempt) throw new AppError('NOT_FOUND');
  if (attempt.status !== 'OPEN') throw new AppError('TEST_CLOSED');
  return describeLoaded(context, setup, attempt);
}

export async function describeLoaded(
  { db }: SignedInContext,
  setup: PersonalitySetup,
  attempt: StoredPersonality,
): Promise<LoadedPersonality> {
  const test = await readTest(db, setup, attempt.version);
  const stored = await personalityAnswers.list(db, attempt.resultNo);
  return { attempt, test, stored, answers: answersOf(stored) };
}

export function answersOf(stored: readonly StoredPersonalityAnswer[]): Map<string, PersonalityAnswer> {
  return new Map(
    stored.flatMap(({ key, value: text, seq }) => {
      const value = personalityChoices.find((choice) => choice === text);
      return value ? [[key, { value, seq }] as const] : [];
    }),
  );
}
