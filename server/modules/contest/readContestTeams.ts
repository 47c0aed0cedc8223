import type { z } from 'zod';
import type { ContestTeams, contestTeamsQuery, TeamItem } from '#contract/contestTeams.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { TEAM_MIN_PUPILS } from '#domain/contest/teamShare.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { begunWeeks } from './begunWeeks.ts';
import { toInstant } from './describeStatus.ts';
import { chosenOf, findContests, NO_CONTEST } from './findContest.ts';
import { describeTeam, type RankedTeam, readTeamLadder } from './readTeamLadder.ts';

/**
 * How much the teams of a contest read in one week: classes, or institutions in a contest of the site. For who may join
 * the contest or has joined it.
 *
 * @throws AppError NOT_FOUND without such a contest, or for a week that has not begun
 */
export async function readContestTeams(
  context: SignedInContext,
  { roundNo: wanted, ...asked }: z.infer<typeof contestTeamsQuery>,
): Promise<ContestTeams> {
  const { db, now } = context;
  const { found, place } = await findContests(context);
  const contest = chosenOf(found, asked)?.contest;
  if (contest === undefined) throw new AppError('NOT_FOUND', { message: NO_CONTEST });
  const roundNos = begunWeeks(contest, now);
  const roundNo = wanted ?? roundNos.at(-1);
  if (roundNo === undefined || !roundNos.includes(roundNo)) throw new AppError('NOT_FOUND');
  const ownTeam = contest.academyNo === null ? place.academyNo : place.classNo;
  const { items, own } = await readTeamLadder(db, contest, roundNo, { own: ownTeam, count: CONTEST_TUNING.topCount });
  return {
    roundNo,
    roundNos,
    items: items.map((team) => toItem(team, ownTeam)),
    mine: own && toItem(own, ownTeam),
    minPupils: TEAM_MIN_PUPILS,
    currentDate: toInstant(now),
  };
}

function toItem(team: RankedTeam, ownTeam: number | null): TeamItem {
  return { ...describeTeam(team), myYn: team.teamNo === ownTeam ? 'Y' : 'N' };
}
