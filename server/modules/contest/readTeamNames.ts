import { className } from '#domain/classroom/className.ts';
import type { Db } from '#server/db/Db.ts';
import { contestHosts } from './repositories/contestHosts.ts';
import type { StoredContest } from './repositories/contests.ts';

/** Names of the teams of a contest by their numbers: of institutions in a contest of the site, of classes in others. */
export async function readTeamNames(
  db: Db,
  { academyNo }: Pick<StoredContest, 'academyNo'>,
  teams: readonly { teamNo: number }[],
): Promise<Map<number, string>> {
  const teamNos = [...new Set(teams.map(({ teamNo }) => teamNo))];
  if (academyNo === null) return contestHosts.institutionNames(db, teamNos);
  const classes = await contestHosts.classes(db, teamNos);
  return new Map(classes.map((one) => [one.classNo, className(one)]));
}
