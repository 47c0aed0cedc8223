/** Numbers of the dictionary and of the word basket. */
export const DICTIONARY_TUNING = {
  /** Share of the content words of a text that have an entry, of different ones and as they run. */
  coverage: 0.95,
  /** Texts below this raq (levels up to 4B) must reach it. */
  coveredBelowRaq: 640,
  /** Characters of the explained words of one text: some 30 kB as they are sent, loaded beside the text. */
  mostCharacters: 70_000,
  /** Words that one basket holds. */
  basketSize: 2000,
} as const;
