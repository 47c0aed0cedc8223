import { PAGE_SIZE } from '#contract/envelope.ts';
import type { PersonalityAttempt, PersonalityList } from '#contract/personality.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { describeAttempt } from './describeAttempt.ts';
import { describePersonalitySummary } from './describePersonalitySummary.ts';
import { loadPersonality } from './loadPersonality.ts';
import { type PersonalitySetup, requireHome } from './PersonalitySetup.ts';
import { personalityResults } from './repositories/personalityResults.ts';

/** The results of this student, the newest first. */
export async function readPersonalityList(context: SignedInContext, page: number): Promise<PersonalityList> {
  requireHome(context);
  const { db, accountNo } = context;
  const rows = await personalityResults.results(db, accountNo, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  return {
    items: rows.map(describePersonalitySummary),
    page,
    pageSize: PAGE_SIZE,
    totalCount: await personalityResults.resultCount(db, accountNo),
  };
}

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
