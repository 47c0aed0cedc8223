import type { PersonalityAttempt } from '#contract/personality.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { describeAttempt } from './describeAttempt.ts';
import { loadPersonality } from './loadPersonality.ts';
import type { PersonalitySetup } from './PersonalitySetup.ts';

/**
 * A test under way, to go on with on any device.
 *
 * @throws AppError NOT_FOUND, TEST_CLOSED
 */
export async function readPersonalityAttempt(
  context: SignedInContext,
  setup: PersonalitySetup,
  resultNo: number,
): Promise<PersonalityAttempt> {
  return describeAttempt(context, await loadPersonality(context, setup, resultNo));
}
