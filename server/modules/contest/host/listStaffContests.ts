import { PAGE_SIZE } from '#contract/envelope.ts';
import type { StaffContestList, StaffContestSummary } from '#contract/staffContest.ts';
import { contestLastDay, contestStatus, contestsInOrder } from '#domain/contest/contestStatus.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { describeHosts } from '../describeHosts.ts';
import { readPublishedContests } from '../readPublishedContests.ts';
import { contestHosts } from '../repositories/contestHosts.ts';
import type { StoredContest } from '../repositories/contests.ts';
import { seesContest } from './requireStaffContest.ts';

/** One page of the contests of the institution and of classes in reach, in the order in which pupils see them. */
export async function listStaffContests(context: PostContext, page: number): Promise<StaffContestList> {
  const { db, now, post } = context;
  const seen = (await readPublishedContests(db, post.academyNo)).filter((contest) => seesContest(context, contest));
  const shown = contestsInOrder(seen, now).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { items: await summarizeContests(context, shown), page, pageSize: PAGE_SIZE, totalCount: seen.length };
}

/** What lists and the page of a contest share; in a fixed number of statements, however many contests there are. */
export async function summarizeContests(
  { db, now, post }: PostContext,
  all: readonly StoredContest[],
): Promise<StaffContestSummary[]> {
  const [hostOf, staffNames, pupilCounts, joined] = await Promise.all([
    describeHosts(db, all),
    contestHosts.staffNames(db, [...new Set(all.flatMap(({ staffNo }) => staffNo ?? []))]),
    contestHosts.pupilCounts(db, post.academyNo, all),
    contestHosts.joinedCounts(
      db,
      all.map(({ contestNo }) => contestNo),
    ),
  ]);
  return all.map((contest, at) => {
    const { scope, hostName } = hostOf(contest);
    return {
      contestNo: contest.contestNo,
      title: contest.title,
      status: contestStatus(contest, now),
      scope,
      hostName: hostName ?? '',
      startDay: contest.startDay,
      endDay: contestLastDay(contest),
      staffName: staffNames.get(contest.staffNo ?? 0) ?? null,
      pupilCount: pupilCounts[at] ?? 0,
      joinedCount: joined.get(contest.contestNo) ?? 0,
    };
  });
}
