import type { ContestQuery } from '#contract/contest.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { requireMyContest } from './findContest.ts';
import { contestParticipants } from './repositories/contestParticipants.ts';

/**
 * Whether others see the student in lists; place and prizes are the same either way.
 *
 * @throws AppError NOT_FOUND for who has no contest level
 */
export async function setListing(
  context: SignedInContext,
  asked: ContestQuery,
  listed: boolean,
): Promise<{ done: true }> {
  const { me } = await requireMyContest(context, asked);
  await contestParticipants.setListed(context.db, me.contestNo, me.accountNo, listed);
  return { done: true };
}
