import { contentTokens } from './contentTokens.ts';

/** Korean verbs change from their third syllable on; two syllables show that it is the same word. */
const STEM_SYLLABLES = 2;

/**
 * Share of the content words of a text that occur in the book, 0 to 1; 1 for a text without content words.
 *
 * @param bookText the whole text of the book without blanks and punctuation
 */
export function shareFromBook(text: string, bookText: string): number {
  const tokens = [...contentTokens(text)];
  if (tokens.length === 0) return 1;
  const found = tokens.filter((token) => bookText.includes([...token].slice(0, STEM_SYLLABLES).join('')));
  return found.length / tokens.length;
}
