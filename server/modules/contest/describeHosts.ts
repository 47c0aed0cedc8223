import { className } from '#domain/classroom/className.ts';
import { type ContestScope, contestScope } from '#domain/contest/contestScope.ts';
import type { Db } from '#server/db/Db.ts';
import { contestHosts } from './repositories/contestHosts.ts';
import type { StoredContest } from './repositories/contests.ts';

/** Whose contest it is. */
export interface DescribedHost {
  scope: ContestScope;
  /** The institution or its classes in words; null for a contest of the site. */
  hostName: string | null;
}

/** Whose contests these are, in two statements at most. @returns what belongs to one of them */
export async function describeHosts(
  db: Db,
  contests: readonly StoredContest[],
): Promise<(contest: StoredContest) => DescribedHost> {
  const ofInstitutions = contests.filter((contest) => contestScope(contest) === 'INSTITUTION');
  const academyNos = new Set(ofInstitutions.flatMap(({ academyNo }) => academyNo ?? []));
  const names = await contestHosts.institutionNames(db, [...academyNos]);
  const classes = await contestHosts.classes(db, [...new Set(contests.flatMap(({ classNos }) => classNos))]);
  return (contest) => {
    const scope = contestScope(contest);
    if (contest.academyNo === null) return { scope, hostName: null };
    if (scope === 'INSTITUTION') return { scope, hostName: names.get(contest.academyNo) ?? '' };
    const own = classes.filter(({ classNo }) => contest.classNos.includes(classNo));
    return { scope, hostName: own.map(className).join(', ') };
  };
}
