import { className } from '#domain/classroom/className.ts';
import { type ContestScope, contestScope } from '#domain/contest/contestScope.ts';
import type { Db } from '#server/db/Db.ts';
import { contestHosts } from './repositories/contestHosts.ts';
import type { StoredContest } from './repositories/contests.ts';

/** Whose contest it is, in words: the institution or its classes; no name for one of the site. */
export async function describeHost(
  db: Db,
  contest: Pick<StoredContest, 'sites' | 'academyNo' | 'classNos'>,
): Promise<{ scope: ContestScope; hostName: string | null }> {
  const scope = contestScope(contest);
  if (contest.academyNo === null) return { scope, hostName: null };
  if (scope === 'INSTITUTION')
    return { scope, hostName: (await contestHosts.institutionName(db, contest.academyNo)) ?? '' };
  const classes = await contestHosts.classes(db, contest.classNos);
  return { scope, hostName: classes.map(className).join(', ') };
}
