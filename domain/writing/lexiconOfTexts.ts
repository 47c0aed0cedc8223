import { behindNoun } from '../dictionary/behindNoun.ts';
import { functionWords } from '../dictionary/functionWords.ts';
import { type Dictionary, indexDictionary, lookUpWord } from '../dictionary/lookUpWord.ts';
import { commonWords } from './commonWords.ts';
import { createLexicon, type Lexicon } from './Lexicon.ts';
import { WRITING_TUNING } from './tuning.ts';
import { writerWords } from './writerWords.ts';

/** The words of a dictionary, of texts, and those that children write with. @param texts in any order */
export function lexiconOfTexts(dictionary: Dictionary, texts: Iterable<string>): Lexicon {
  const surfaces = countSurfaces(texts);
  // Words of children count as frequent, although our texts hardly use them.
  const always = [...writerWords, ...functionWords.nouns];
  const frequencies = new Map<string, number>([
    ...commonWords.map((word): [string, number] => [word, WRITING_TUNING.frequent]),
    ...always.map((word): [string, number] => [word, Number.POSITIVE_INFINITY]),
  ]);
  const count = (word: string, times: number) => frequencies.set(word, (frequencies.get(word) ?? 0) + times);
  const unknown: [string, number][] = [];
  for (const [surface, times] of surfaces) {
    const found = lookUpWord(surface, dictionary);
    if (found === 'unknown') unknown.push([surface, times]);
    else if (found !== 'function') count(found.word, times);
  }
  const nouns = nounsOf(unknown.map(([surface]) => surface));
  const listed = new Set([...writerWords, ...commonWords, ...nouns]);
  const more = indexDictionary([...listed].map((word) => ({ word, meaning: '' })));
  for (const [surface, times] of unknown) {
    const found = lookUpWord(surface, more);
    if (typeof found !== 'string') count(found.word, times);
  }
  return createLexicon([dictionary, more], surfaces, frequencies);
}

/** Counts the runs of Hangul of texts. */
function countSurfaces(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [surface] of text.normalize('NFC').matchAll(/[가-힣]+/gu)) {
      counts.set(surface, (counts.get(surface) ?? 0) + 1);
    }
  }
  return counts;
}

/** Particles that only stand behind nouns, to be left off. */
const PARTICLES = /(?:에게|에서|이랑|까지|부터|처럼|보다|으로|[은는이가을를에의도와과로])$/u;

/** Nouns that no dictionary has and that texts use with two particles or more: 개구리가 and 개구리는 make 개구리 one. */
function nounsOf(surfaces: readonly string[]): string[] {
  const forms = new Map<string, number>();
  for (const surface of surfaces) {
    for (const noun of new Set([surface, surface.replace(PARTICLES, '')])) {
      if (noun.length > 1 && behindNoun(noun, surface.slice(noun.length)) !== null) {
        forms.set(noun, (forms.get(noun) ?? 0) + 1);
      }
    }
  }
  return [...forms].filter(([, count]) => count > 1).map(([noun]) => noun);
}
