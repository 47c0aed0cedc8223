/** Pupils that a team needs to have a place: in a smaller one a place would show who reads and who does not. */
export const TEAM_MIN_PUPILS = 5;

/** What is known of a team in one week of a contest. */
export interface TeamWeek {
  /** Pupils of the team, also those who have not joined. */
  pupils: number;
  /** Of these, who have points of this week. */
  readers: number;
  /** Of these, who have more points this week than in their own first week. */
  growers: number;
}

/** What changes for a team by a change of one reader's points. */
export interface TeamChange {
  roundNo: number;
  readers: -1 | 0 | 1;
  growers: -1 | 0 | 1;
}

interface Week {
  roundNo: number;
  point: number;
}

/**
 * Hundredths of a per cent by which teams are ordered: the mean of the share that reads and of the share that grows.
 * Nobody counts more than once in each, so that one reader, however strong, moves it by at most 1/n.
 */
export function teamShare({ pupils, readers, growers }: TeamWeek): number {
  if (pupils <= 0) return 0;
  // Who has left the team since may still be counted.
  const counted = Math.min(readers, pupils) + Math.min(growers, pupils);
  return Math.floor((counted * 5000) / pupils);
}

/** @param before points by week; @param after the same with the change */
export function teamChanges(before: readonly Week[], after: readonly Week[]): TeamChange[] {
  const roundNos = [...new Set([...before, ...after].map(({ roundNo }) => roundNo))].sort((one, other) => one - other);
  return roundNos.flatMap((roundNo) => {
    const [was, is] = [standOf(before, roundNo), standOf(after, roundNo)];
    const change = { roundNo, readers: step(was.reads, is.reads), growers: step(was.grew, is.grew) };
    return change.readers === 0 && change.growers === 0 ? [] : [change];
  });
}

function standOf(weeks: readonly Week[], roundNo: number): { reads: boolean; grew: boolean } {
  const scored = weeks.filter(({ point }) => point > 0).sort((one, other) => one.roundNo - other.roundNo);
  const [first] = scored;
  const week = scored.find((one) => one.roundNo === roundNo);
  return {
    reads: week !== undefined,
    grew: first !== undefined && week !== undefined && first !== week && week.point > first.point,
  };
}

const step = (was: boolean, is: boolean): -1 | 0 | 1 => (was === is ? 0 : is ? 1 : -1);
