/** Points of one mission, as the student can be paid for it and as a contest has it. */
export interface MissionWorth {
  mission: number;
  contest: number;
}

/** What of a mission has been paid: by the rounds before, and by this one on top. */
export interface PaidPoints {
  before: number;
  points: number;
}

/**
 * Points of a round in the measure of a contest: what the mission pays is its share of what the mission was worth when
 * the contest was made, so that a book that is worth more or less today changes no contest. Worth the same in both, it
 * brings what it pays.
 */
export function contestShare({ before, points }: PaidPoints, worth: MissionWorth): number {
  return measured(before + points, worth) - measured(before, worth);
}

function measured(points: number, { mission, contest }: MissionWorth): number {
  return mission <= 0 ? 0 : Math.min(contest, Math.round((points * contest) / mission));
}

/** What the ledger of a contest has for one mission, or what one of its rows brings. */
export interface MissionSum {
  amount: number;
  /** What it could have been. */
  possible: number;
}

/**
 * What a round brings to a contest. All rounds together never bring more than the mission is worth to it, and never more
 * than they could.
 *
 * @param share points of the round in the measure of the contest
 * @param contestWorth what the mission is worth to the contest
 * @param before what the ledger has for the mission
 */
export function countedRound(
  { round, share }: { round: 1 | 2; share: number },
  contestWorth: number,
  before: MissionSum,
): MissionSum {
  const amount = Math.min(share, Math.max(0, contestWorth - before.amount));
  // A retry whose first round did not count is measured by what it brings.
  const possible = round === 1 ? contestWorth : amount;
  return { amount, possible: possibleOnTop(before, { amount, possible }) };
}

/** What a row adds to what was possible: both rounds are one mission, which never has more than it could have had. */
export function possibleOnTop(before: MissionSum, row: MissionSum): number {
  return Math.max(0, Math.max(row.possible, before.amount + row.amount) - before.possible);
}
