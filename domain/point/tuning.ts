/** Numbers of the two purses. Source: one-year simulation of six kinds of readers (tests/api/aquariumEconomy.test.ts). */
export const POINT_TUNING = {
  /** Shells per point by how many books have paid this week: up to and including `books`. */
  weeklyTiers: [
    { books: 5, share: 1 },
    { books: 10, share: 0.5 },
    { books: Number.POSITIVE_INFINITY, share: 0.2 },
  ],
  /** Shells for the first passed mission of a book, before the weekly tier; a book pays them once for ever. */
  bookPresent: 20,
  /** EXP added on top when every gauge is well. */
  wellFedBonus: 0.1,
  /** Gauge value from which the pet counts as well. */
  wellGauge: 60,
  /** EXP from level L to L + 1 is `first + step × (L − 1)`. */
  level: { first: 50, step: 25, cap: 50 },
} as const;
