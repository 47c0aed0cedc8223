/** Numbers of guests and finds. */
export const GUEST_TUNING = {
  /** Guests in the sea at once: more would crowd the pet. */
  atOnce: 3,
  /** Sentences that a note on a book without missions needs before its guest comes. */
  noteSentences: 2,
  /** Days after the last reading in which the pet speaks of a book, and the most books it speaks of. */
  talkDays: 30,
  talkBooks: 10,
  /** Places of guests not met yet that the album shows of each category. */
  shadowsPerCategory: 4,
  /** Finds that lie on the sand on one day. */
  findsAtOnce: 3,
  /** Kinds of finds: twelve series of ten. */
  findKinds: 120,
  findSeries: 12,
} as const;
