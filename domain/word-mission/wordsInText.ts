import { placesOfWord } from './placesOfWord.ts';

/** Words of a list that a text uses, in the order of the list. */
export function wordsInText<T extends { word: string }>(paragraphs: readonly string[], words: readonly T[]): T[] {
  const text = paragraphs.join('\n').normalize('NFC');
  return words.filter(({ word }) => placesOfWord(text, word).length > 0);
}
