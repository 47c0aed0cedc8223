import type { z } from 'zod';
import type { ContestPlan } from '#contract/contestPlan.ts';
import type { GiveContestBody, givenContest } from '#contract/staffContest.ts';
import { contestStatus } from '#domain/contest/contestStatus.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { withoutControls } from '#domain/text/withoutControls.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { readPublishedContests } from '../readPublishedContests.ts';
import { forgetContests } from '../readSiteContests.ts';
import { contests } from '../repositories/contests.ts';
import { planContest } from './draftContest.ts';

/**
 * Gives a contest to an institution or to classes of it; it is seen at once. A request with the same key gives nothing
 * more.
 *
 * @throws AppError INVALID_INPUT for what does not fit; CONTEST_LEAVES_BEHIND where more pupils could not finish than were
 *   agreed to; CONTEST_TOO_MANY; DEMO_ACCOUNT
 */
export async function giveContest(
  context: PostContext,
  plans: readonly ContestPlan[],
  given: GiveContestBody,
): Promise<z.infer<typeof givenContest>> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { now, post, staffNo } = context;
  return withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const before = await findGiven(inside, given.requestKey);
    if (before !== null) return before;
    const open = (await readPublishedContests(db, post.academyNo)).filter(
      (contest) => contestStatus(contest, now) !== 'COMPLETED',
    );
    if (open.length >= CONTEST_TUNING.mostOfInstitution) throw new AppError('CONTEST_TOO_MANY');
    const { host, content, endDay, belowFinish } = await planContest(inside, plans, given);
    if (belowFinish > given.leaveBehind) throw new AppError('CONTEST_LEAVES_BEHIND');
    const prizes = withoutControls(given.prizes).normalize('NFC').trim();
    const contestNo = await contests.insertOnce(
      db,
      {
        state: 'PUBLISHED',
        title: withoutControls(given.title).normalize('NFC').trim(),
        sites: [context.site],
        startDay: given.startDay,
        endDay,
        dailyCap: given.dailyCap,
        pcImagePath: null,
        mobileImagePath: null,
        content,
        academyNo: host.academyNo,
        classNos: host.classNos,
        prizes: prizes === '' ? null : prizes,
        staffNo,
        requestKey: given.requestKey,
      },
      now,
    );
    if (contestNo === undefined) {
      // The same request, sent twice at the same moment: the other one was first.
      const other = await findGiven(inside, given.requestKey);
      if (other === null) throw new AppError('CONFLICT');
      return other;
    }
    await recordStaffAction(inside, { kind: 'CONTEST_GIVEN', detail: `contest ${contestNo}` });
    return { contestNo };
  }).finally(() => forgetContests(context.db));
}

/** What this request has given before; null for one that is new. @throws AppError NOT_FOUND for somebody else's */
async function findGiven(
  { db, staffNo, post }: PostContext,
  requestKey: string,
): Promise<{ contestNo: number } | null> {
  const before = await contests.ofRequest(db, requestKey);
  if (before === undefined) return null;
  if (before.staffNo !== staffNo || before.academyNo !== post.academyNo) throw new AppError('NOT_FOUND');
  return { contestNo: before.contestNo };
}
