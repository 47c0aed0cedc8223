/** Numbers of the item statistics. `measureItem.test.ts` runs the simulation behind them again. */
export const ITEM_TUNING = {
  /** Answers are counted by the reader's level in steps of so many raq. */
  raqPerBin: 100,
  /**
   * How far the writer's estimate of an item's difficulty is trusted: standard deviation in raq of the normal prior around
   * it. With 20 answers the measured value has moved about a third of the way, with 200 nearly the whole.
   */
  writerDeviation: 150,
  /** Fewer answers make an estimate of the writer's, not a measurement. */
  answersToMeasure: 200,
  /** Fewer answers are not judged at all. */
  answersToJudge: 100,
  /** Chance of a right answer without knowing, by what an item asks for. */
  guessing: { CHOICE: 0.2, OX: 0.45, ORDER: 0.04 },
  misfit: {
    /** Twice the gain in log-likelihood when the slope is free: chi-square with one degree of freedom, 0.1 %. */
    likelihoodGain: 10.8,
    /** An item that hardly rises with the readers' level, as a share of the slope that the model expects. */
    weakSlope: 0.45,
    /** Options that fewer choose are no rivals of the key. */
    rivalShare: 0.12,
    /** So many standard errors better readers of a wrong option make the key doubtful. */
    leadOfKey: 2,
    /** A wrong option whose readers are no further behind is as good as the key, where the slope is weak as well (1 %). */
    leadOfRival: -1,
    likelihoodGainOfRival: 6.6,
    /** Difference in raq between the writer's estimate and the answers, and its standard errors. */
    raqGap: 300,
    raqGapErrors: 3,
    /** Where nearly everybody is right, nothing else can be seen. */
    knownByAll: 0.95,
  },
} as const;
