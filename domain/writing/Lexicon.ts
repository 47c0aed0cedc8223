import { disassemble } from 'es-hangul';
import { endings } from '../dictionary/endings.ts';
import { type Dictionary, lookUpWord } from '../dictionary/lookUpWord.ts';
import { fitsBehind } from '../word-mission/placesOfWord.ts';

/** Which words there are. */
export interface Lexicon {
  /** Whether a surface is a word with what may stand behind it. */
  knows(surface: string): boolean;
  /** How often our texts use a surface. */
  count(surface: string): number;
  /** Whether a surface is a noun as it stands. */
  isNoun(surface: string): boolean;
  /** The longest noun that a surface begins with and behind which only particles stand. */
  nounOf(surface: string): string | null;
  /** The verb or adjective that a surface can be a form of, the most frequent one. */
  verbOf(surface: string): string | null;
  /** How often our texts use a word in any of its forms; endless for those that only hold others together. */
  frequency(word: string): number;
  /** What a surface is a form of, to compare words of two texts; null for words that only hold others together. */
  stemOf(surface: string): string | null;
}

/** Words that only hold others together have no entry. */
const FUNCTION_WORD = '';

/**
 * Words by dictionaries and by texts.
 *
 * @param surfaces runs of syllables of our texts, with how often they occur
 * @param frequencies how often the texts use a word in any of its forms
 */
export function createLexicon(
  dictionaries: readonly Dictionary[],
  surfaces: ReadonlyMap<string, number>,
  frequencies: ReadonlyMap<string, number>,
): Lexicon {
  const find = (surface: string) =>
    dictionaries.map((one) => lookUpWord(surface, one)).find((found) => found !== 'unknown') ?? 'unknown';
  const isNoun = (surface: string) => dictionaries.some(({ nouns }) => nouns.has(surface));
  const frequency = (word: string) =>
    word === FUNCTION_WORD ? Number.POSITIVE_INFINITY : (frequencies.get(word) ?? 0);
  return {
    knows: (surface) => surfaces.has(surface) || find(surface) !== 'unknown',
    count: (surface) => surfaces.get(surface) ?? 0,
    isNoun,
    nounOf: (surface) => {
      for (let end = surface.length; end > 0; end -= 1) {
        const noun = surface.slice(0, end);
        if (isNoun(noun) && fitsBehind(noun, surface.slice(end))) return noun;
      }
      return null;
    },
    verbOf: (surface) => {
      const verbs = dictionaries.flatMap((one) => verbsOf(surface, one));
      return verbs.sort((one, other) => frequency(other) - frequency(one))[0] ?? null;
    },
    frequency,
    stemOf: (surface) => {
      const found = find(surface);
      if (found === 'function') return null;
      return found === 'unknown' ? bareNoun(surface) : found.word;
    },
  };
}

function verbsOf(surface: string, { stems }: Dictionary): string[] {
  const letters = disassemble(surface);
  const found: string[] = [];
  for (let end = letters.length; end > 0; end -= 1) {
    const rest = letters.slice(end);
    for (const { item, kind } of stems.get(letters.slice(0, end)) ?? []) {
      if (endings[kind].test(rest)) found.push(item.entry?.word ?? FUNCTION_WORD);
    }
  }
  return found;
}

/** The same with the words of one more text, such as the book that somebody writes about, and with its names. */
export function withWords(lexicon: Lexicon, words: ReadonlySet<string>, names: readonly string[]): Lexicon {
  return {
    ...lexicon,
    isNoun: (surface) => names.includes(surface) || lexicon.isNoun(surface),
    knows: (surface) => words.has(surface) || lexicon.knows(surface),
    count: (surface) => Math.max(lexicon.count(surface), words.has(surface) ? 1 : 0),
  };
}

const PARTICLE =
  /(?:이?랑|하고|에게서?|한테서?|에서|까지|부터|처럼|보다|마다|으로|들이|들은|들을|들의|들도|이[는가를]|[은는이가을를도만의와과에로])$/u;

/** A noun that no dictionary has, without its particle: 피터는 and 피터를 are of 피터. */
export function bareNoun(surface: string): string {
  const bare = surface.replace(PARTICLE, '');
  return bare.length > 1 ? bare : surface;
}
