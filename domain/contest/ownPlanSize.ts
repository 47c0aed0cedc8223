/** How large a contest of an institution or a class may be. */
export const ownPlanSize = {
  weeks: { least: 2, most: 8 },
  /** Of a proposal; the library has to hold it for every level. */
  booksAWeek: { least: 1, most: 4 },
  /** Most books that a teacher chooses for one week. */
  chosenAWeek: 6,
  /** Reserves that are proposed for a week. */
  reservesAWeek: 2,
} as const;
