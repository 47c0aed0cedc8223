import type { z } from 'zod';
import { PAGE_SIZE } from '#contract/envelope.ts';
import type { StaffContest, StaffContestSummary, staffContestQuery } from '#contract/staffContest.ts';
import { pupilClassName } from '#domain/classroom/className.ts';
import { TEAM_MIN_PUPILS } from '#domain/contest/teamShare.ts';
import { classesInReach } from '#domain/staff/staffRights.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { begunWeeks } from '../begunWeeks.ts';
import { toInstant } from '../describeStatus.ts';
import { completionPointOf } from '../findContest.ts';
import { describeTeam, readSmallTeams, readTeamLadder } from '../readTeamLadder.ts';
import { contestPupils } from '../repositories/contestPupils.ts';
import { describeLevels } from './describeLevels.ts';
import { summarizeContests } from './listStaffContests.ts';
import { mayChangeContest, requireStaffContest } from './requireStaffContest.ts';

/** More classes than an institution has. */
const MOST_TEAMS = 200;

/**
 * A contest for who gives it: books, the ladder of classes, and the pupils in reach who have joined.
 *
 * @throws AppError NOT_FOUND for a contest of somebody else, or a week that has not begun
 */
export async function readStaffContest(
  context: PostContext,
  contestNo: number,
  { page, roundNo: wanted }: z.infer<typeof staffContestQuery>,
): Promise<StaffContest> {
  const { db, now, post } = context;
  const contest = await requireStaffContest(context, contestNo);
  const { content } = contest;
  const roundNos = begunWeeks(contest, now);
  const roundNo = wanted ?? roundNos.at(-1) ?? null;
  if (wanted !== undefined && !roundNos.includes(wanted)) throw new AppError('NOT_FOUND');
  const classes = classesInReach(post, 'GIVE_CONTEST') ?? [];
  const within = { contestNo, academyNo: post.academyNo, classes };
  const finish = new Map(content.levels.map((level) => [level.code, completionPointOf(level)]));
  const readRows = contestPupils.list(db, within, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const [ladder, small, rows, weeks, summaries, levels, completedCount, heldCount, totalCount] = await Promise.all([
    roundNo === null ? null : readTeamLadder(db, contest, roundNo, { own: null, count: MOST_TEAMS }),
    roundNo === null ? [] : readSmallTeams(db, contest, roundNo, classes),
    readRows,
    readRows.then((rows) =>
      contestPupils.weeks(
        db,
        contestNo,
        rows.map(({ accountNo }) => accountNo),
      ),
    ),
    summarizeContests(context, [contest]),
    describeLevels(db, content),
    contestPupils.countCompleted(db, contestNo, finish),
    contestPupils.countHeld(db, within),
    contestPupils.count(db, within),
  ]);
  const teams = [...(ladder?.items ?? []), ...small];
  const [summary] = summaries as [StaffContestSummary];
  return {
    ...summary,
    prizes: contest.prizes,
    dailyCap: contest.dailyCap,
    levels,
    completedCount,
    heldCount,
    mayChange: mayChangeContest(context, contest),
    teams: { roundNo, roundNos, items: teams.map(describeTeam), minPupils: TEAM_MIN_PUPILS },
    readers: {
      page,
      pageSize: PAGE_SIZE,
      totalCount,
      items: rows.map(({ accountNo, name, levelCode, point, growth, ...pupil }) => ({
        accountNo,
        name,
        className: pupilClassName(pupil),
        contestLevelName: content.levels.find(({ code }) => code === levelCode)?.name ?? '',
        point,
        completionPoint: finish.get(levelCode) ?? 0,
        growthPoint: growth,
        weekPoints: content.rounds.map(
          (round) => weeks.find((week) => week.accountNo === accountNo && week.roundNo === round.roundNo)?.point ?? 0,
        ),
      })),
    },
    currentDate: toInstant(now),
  };
}
