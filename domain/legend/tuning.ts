/** Numbers of the hall of fame. */
export const LEGEND_TUNING = {
  /** Readers that are shown at most: whoever leafs further learns nothing of fame any more. */
  shownReaders: 300,
  /** Places that are counted out for a reader; beyond, the page only states that. Bounds the work of one call. */
  countedPlaces: 1_000,
  /** Months that can be looked back at, the current one included. */
  shownMonths: 12,
} as const;
