/** Numbers of the first voyage. Its EXP together open the egg (`AQUARIUM_TUNING.hatchExp`), its first parts crack it. */
export const VOYAGE_TUNING = {
  /** Paid once for ever when a step is done, whatever was right at first. */
  rewards: {
    PAIRS: { shells: 0, exp: 5 },
    OX: { shells: 10, exp: 5 },
    FEED: { shells: 0, exp: 10 },
  },
  /** Sentences, pairs and statements of every story: all of it takes less than three minutes. */
  sentences: 6,
  pairs: 3,
  statements: 2,
} as const;
