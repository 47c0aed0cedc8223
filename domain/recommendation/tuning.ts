/** Numbers of the recommendation; docs/recommendation.md explains them with examples. */
export const RECOMMENDATION_TUNING = {
  /** How strongly each sign shows that a book was liked. The strongest sign of a book counts. */
  liking: { fiveStars: 3, favourite: 3, fourStars: 2, verified: 1.5, finished: 1 },
  /** How alike two books are, by what they share; the sum is at most 1. */
  likeness: { author: 0.7, subCategory: 0.4, category: 0.2, label: 0.3, mostLabels: 0.6 },
  /** Parts of a book's worth: how well it fits the level, how much it is like what was liked, and missions to play. */
  worth: { fit: 1, taste: 1.2, playable: 0.5 },
  /** Understood share that is best for growing, and the distance from it at which a book fits no more. */
  bestComprehension: 0.75,
  comprehensionReach: 0.3,
  /** From this likeness on a liked book is given as the reason. */
  reasonLikeness: 0.2,
  /** What a book loses for each one already chosen of its category, and of its author. */
  again: { category: 0.18, author: 0.5 },
  /** Every so many places one goes to a category the reader has not liked yet, if there is a fitting one. */
  discoveryEvery: 5,
} as const;
