/** Numbers of the growth line, on the raq scale. `growthLine.test.ts` runs the simulation behind them again. */
export const GROWTH_TUNING = {
  /** What a year of school adds, where nothing else is known; the middle of `typicalRaq` from grade to grade. */
  growthPerYear: 100,
  /** How far a reader may have moved from that after a year: standard deviation. */
  driftPerYear: 120,
  /**
   * How much easier or harder the missions are for one reader than the books' raq suggests, standard deviation: one value of
   * each reader that holds on. Small only where the difficulty of the items has been measured.
   */
  offset: { estimated: 300, measured: 90 },
  /** The same for a single mission: a day, a topic, how well the book was read. */
  missionDeviation: 140,
  /** Chance of a right answer without knowing. */
  guessing: { QUIZ: 0.2, OX: 0.45 },
  /** Missions that draw a line without any test. */
  leastMissions: 3,
  /** Marks of so many days before now are used. */
  days: 400,
  /** Months that the line shows at most. */
  months: 12,
} as const;
