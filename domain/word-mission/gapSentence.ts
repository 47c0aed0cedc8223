import { sentences, textLength } from '../book-pack/textMeasures.ts';

const GAP = '○';
/** Characters of a sentence that is worth reading and fits a screen. */
const LENGTH = { least: 10, most: 70 };

/** A sentence of a text that holds the word once, with a gap for each of its syllables; null without one. */
export function gapSentence(paragraphs: readonly string[], word: string): string | null {
  const found = paragraphs.flatMap(sentences).find((sentence) => {
    const length = textLength(sentence);
    return length >= LENGTH.least && length <= LENGTH.most && standsOnce(sentence, word);
  });
  return found === undefined ? null : found.normalize('NFC').replace(word, GAP.repeat(textLength(word)));
}

/** At the start of an 어절, so that it is this word and not a part of another one. */
function standsOnce(sentence: string, word: string): boolean {
  const parts = sentence.normalize('NFC').split(word);
  return parts.length === 2 && !/[가-힣]$/.test(parts[0] ?? '');
}
