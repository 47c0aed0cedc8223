import { TEAM_MIN_PUPILS } from '#domain/contest/teamShare.ts';
import type { Db } from '#server/db/Db.ts';
import type { Classes } from '#server/repositories/isPupilWithin.ts';
import { readTeamNames } from './readTeamNames.ts';
import type { StoredContest } from './repositories/contests.ts';
import { contestTeams, type TeamRow } from './repositories/contestTeams.ts';

/** A team with its place; null for a team that is too small for one. */
export interface RankedTeam extends TeamRow {
  rankNo: number | null;
  name: string;
}

interface TeamLadder {
  items: RankedTeam[];
  own: RankedTeam | null;
}

/** The first teams of a week, and the own one wherever it stands. Equal shares share a place. */
export async function readTeamLadder(
  db: Db,
  contest: StoredContest,
  roundNo: number,
  { own: ownTeam, count }: { own: number | null; count: number },
): Promise<TeamLadder> {
  const week = { contestNo: contest.contestNo, roundNo };
  const top = await contestTeams.top(db, week, count);
  const own = ownTeam === null ? undefined : await contestTeams.find(db, week, ownTeam);
  const names = await readTeamNames(db, contest, [...top, ...(own ? [own] : [])]);
  const named = (team: TeamRow, rankNo: number | null) => ({ ...team, rankNo, name: names.get(team.teamNo) ?? '' });
  const placeOf = (team: TeamRow) => 1 + top.filter(({ downShare }) => downShare < team.downShare).length;
  const ranked = own && own.pupils >= TEAM_MIN_PUPILS ? await contestTeams.rankOf(db, week, own.downShare) : null;
  return { items: top.map((team) => named(team, placeOf(team))), own: own ? named(own, ranked) : null };
}

/** Teams that are too small for a place, among those that somebody may look into. */
export async function readSmallTeams(
  db: Db,
  contest: StoredContest,
  roundNo: number,
  classes: Classes,
): Promise<RankedTeam[]> {
  const small = (await contestTeams.small(db, { contestNo: contest.contestNo, roundNo })).filter(
    ({ teamNo }) => classes === 'ALL' || classes.includes(teamNo),
  );
  const names = await readTeamNames(db, contest, small);
  return small.map((team) => ({ ...team, rankNo: null, name: names.get(team.teamNo) ?? '' }));
}

/** Figures of a team as they are shown. */
export function describeTeam({ name, rankNo, pupils, readers, growers, downShare }: RankedTeam) {
  const [readerCount, growerCount] = [Math.min(readers, pupils), Math.min(growers, pupils)];
  return {
    rankNo,
    teamName: name,
    pupilCount: pupils,
    readerCount,
    growerCount,
    readerShare: Math.floor((readerCount * 100) / pupils),
    growerShare: Math.floor((growerCount * 100) / pupils),
    share: -downShare / 100,
  };
}
