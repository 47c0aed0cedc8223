import { sentences, textLength } from '../book-pack/textMeasures.ts';
import { placesOfWord } from './placesOfWord.ts';

const GAP = '○';
/** Characters of a sentence that is worth reading and fits a screen. */
const LENGTH = { least: 10, most: 70 };

/** A sentence of a text that uses the word, once, with a gap for each of its syllables; null without one. */
export function gapSentence(paragraphs: readonly string[], word: string): string | null {
  const found = paragraphs.flatMap(sentences).find((sentence) => {
    const length = textLength(sentence);
    return length >= LENGTH.least && length <= LENGTH.most && usesOnce(sentence, word);
  });
  return found === undefined ? null : found.normalize('NFC').replace(word, GAP.repeat(textLength(word)));
}

/** Not a second time either, as a part of another word: that would give it away. */
function usesOnce(sentence: string, word: string): boolean {
  const text = sentence.normalize('NFC');
  return text.split(word).length === 2 && placesOfWord(text, word).length === 1;
}
