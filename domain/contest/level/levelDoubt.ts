/** When a contest level is doubtful. `judgeLevel.test.ts` runs the simulation behind these numbers again. */
export const LEVEL_DOUBT = {
  /** Chance of a right answer by guessing one of four options; `DIAGNOSIS_TUNING.guessing` is what a reader's guess is worth. */
  blindGuess: 0.25,
  /**
   * So many right answers, or more, reach guessers more often than this: at most nine of twenty, and at most seven in the
   * second form, which a weak reader manages.
   */
  guessedAtLeast: { first: 0.04, both: 0.2 },
  /** And of readers of the usual level, fewer than this share would have so few right. */
  fewFor: 0.5,
  /** More than one group lower is doubtful where fewer readers of the usual level than this would come out so low. */
  farLower: { first: 0.2, both: 0.03 },
  /** Any lower group is doubtful where hardly anybody of the usual level has so few right. */
  unlikely: { first: 0.01, both: 0.003 },
  /** Groups lower than the usual one that are "more than one". */
  farGroups: 2,
  /** The second form lies so far below the usual level, in raq and in standard errors, that its reader manages most of it. */
  secondForm: { below: 200, errors: 1 },
  /** Missions of so many days are what a reader is known by, beside the last test. */
  missionDays: 90,
} as const;
