import { PAGE_SIZE } from '#contract/envelope.ts';
import type { PersonalityList } from '#contract/personality.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { describePersonalitySummary } from './describePersonalitySummary.ts';
import { requireHome } from './PersonalitySetup.ts';
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
