/** How the words of a card are set, stage units. */
export const cardLetters = {
  /** Sizes, largest first; those below 16 CSS pixels are left out where drawn. */
  leftSizes: [30, 28, 27, 26, 25, 24, 23, 22, 21, 20],
  rightSizes: [28, 26, 25, 24, 22, 21, 20],
  /** What tab and margins take of a card's width. */
  leftSpare: 40,
  rightSpare: 52,
  /** Above and below the words together. */
  margin: 8,
} as const;
