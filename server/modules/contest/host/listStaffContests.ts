import type { StaffContestSummary } from '#contract/staffContest.ts';
import { contestLastDay, contestStatus, contestsInOrder } from '#domain/contest/contestStatus.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { describeHost } from '../describeHost.ts';
import { contestHosts } from '../repositories/contestHosts.ts';
import { contests, type StoredContest } from '../repositories/contests.ts';
import { seesContest } from './requireStaffContest.ts';

/** Contests of the institution and of classes in reach, in the order in which pupils see them. */
export async function listStaffContests(context: PostContext): Promise<{ items: StaffContestSummary[] }> {
  const { db, now, post } = context;
  const seen = (await contests.ofInstitution(db, post.academyNo)).filter((contest) => seesContest(context, contest));
  const items: StaffContestSummary[] = [];
  for (const contest of contestsInOrder(seen, now)) items.push(await describeContest(context, contest));
  return { items };
}

/** What lists and the page of a contest share. */
export async function describeContest({ db, now }: PostContext, contest: StoredContest): Promise<StaffContestSummary> {
  const { scope, hostName } = await describeHost(db, contest);
  return {
    contestNo: contest.contestNo,
    title: contest.title,
    status: contestStatus(contest, now),
    scope,
    hostName: hostName ?? '',
    startDay: contest.startDay,
    endDay: contestLastDay(contest),
    staffName: contest.staffNo === null ? null : ((await contestHosts.staffName(db, contest.staffNo)) ?? null),
    pupilCount: await contestHosts.countPupils(db, contest),
    joinedCount: await contestHosts.countJoined(db, contest.contestNo),
  };
}
