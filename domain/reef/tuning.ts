/** Numbers of the reef of a class. Source: simulation of class mixes (`domain/reef/classMixes.test.ts`). */
export const REEF_TUNING = {
  /** Books that one piece takes for each member of the class. */
  booksPerMember: 1.5,
  /** Books of one child that count in a week (Monday 00:00 in Seoul). */
  weeklyBooks: 2,
  /** Below this many members nothing counts and no title is shown: who read what could be worked out. */
  leastMembers: 3,
  /** Pieces that one bay holds; the reef goes on in a further bay. */
  bayPieces: 12,
} as const;
