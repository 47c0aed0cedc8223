/** How a mission stands in a contest when one of its items turns out to be wrong. */
export interface MissionInContest {
  /** What each round would have brought with the withdrawn items right from the beginning. */
  worth: Readonly<Record<1 | 2, number>>;
  /**
   * Rounds in the contest's ledger, and the points that the ledger has for the mission, earlier corrections included.
   */
  counted: { rounds: readonly (1 | 2)[]; points: number };
  /** Rounds that wait to be looked at, and what each would bring. */
  held: readonly { round: 1 | 2; points: number }[];
}

export interface CorrectedMission {
  /** Points to be written on top; never below 0. */
  gain: number;
  /** What each waiting round is to bring once it is released, in the order given. */
  held: number[];
}

/**
 * What a withdrawn item changes in a contest: rounds that counted are worth what they would have been worth with the item
 * right, and nobody gets less. A round that never counted (another week, over the day's cap, not accepted) brings
 * nothing now either. Rounds that wait fill up to the same sum, so that releasing them pays nothing twice.
 */
export function correctedPoints({ worth, counted, held }: MissionInContest): CorrectedMission {
  let due = counted.rounds.reduce((sum, round) => sum + worth[round], 0);
  const gain = Math.max(0, due - counted.points);
  let given = counted.points + gain;
  const waiting = held.map(({ round }) => {
    due += worth[round];
    const points = Math.max(0, due - given);
    given += points;
    return points;
  });
  return { gain, held: waiting };
}
