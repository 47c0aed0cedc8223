/** How well a book fits a search: the lower the better. Odd numbers in between are half-typed matches. */
export const searchCost = {
  /** The whole search is the title. */
  EXACT_TITLE: 0,
  /** The title begins with the whole search. */
  TITLE_START: 2,
  // From here on the costs of all words are added up.
  TITLE_WORD: 4,
  TITLE_PART: 6,
  AUTHOR: 8,
  /** Publisher, subcategory or label. */
  LABEL: 10,
  SUMMARY: 12,
  /** A slip of the finger; every further one costs a step more, one in the author another. */
  TYPO: 16,
} as const;

/** Added where only the beginning of the last syllable was typed: 흐 for 흥부. */
export const HALF_TYPED = 1;

/** Words of a search beyond these are left out. */
export const MOST_WORDS = 6;

/** Where this many books hold the words as they were typed, nobody looks for slips of the finger. */
export const ENOUGH_BOOKS = 30;

/** Letters (ㅎㅡㅇ = 3) from which on a word may hold one slip, and two. Longer ones take too long to compare. */
export const TYPO_LETTERS = { one: 4, two: 8, longest: 31 } as const;

/** Words of fewer syllables are not looked for in publishers and labels: one syllable is in half of them. */
export const LABEL_SYLLABLES = 2;
