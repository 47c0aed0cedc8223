import { canonicalText } from './canonicalText.ts';
import { latinSpellings, romanised } from './latinSpellings.ts';
import { typedKeys } from './typedKeys.ts';

/** How well a piece of a password is known. */
export type WordRank =
  /** Among the first that anybody tries. */
  | 'TOP'
  /** In a list of some thousands: one in a password is tried, two together are a phrase. */
  | 'LISTED'
  /** A given name: chance spells two syllables more often than a word. */
  | 'NAME';

/** Words that are looked up as they are typed. */
export interface WordBook {
  /** @param piece small letters, digits and marks */
  rankOf(piece: string): WordRank | null;
}

interface WordLists {
  top: readonly string[];
  /** In small Latin letters. */
  latin?: readonly string[];
  /** In Hangul: looked up on the two-set keyboard and in Latin letters. */
  korean?: readonly string[];
  names?: {
    families: readonly string[];
    latinFamilies: readonly string[];
    firsts: readonly string[];
    seconds: readonly string[];
  };
}

/** Letters of a listed word: three are too few to distinguish a word from chance. */
const SHORTEST = 4;
/** Letters of a listed word that is looked for from its end. */
const SHORTEST_BACKWARDS = 6;

/** Words and names by how they are typed: in Latin letters, and in Korean with the keyboard set to English. */
export function createWordBook({ top, latin = [], korean = [], names }: WordLists): WordBook {
  const topWords = canonicalSet(top);
  const listed = canonicalSet([...latin, ...korean.flatMap((word) => [typedKeys(word), romanised(word)])]);
  const isName = names === undefined ? () => false : createNameTest(names);

  return {
    rankOf(text) {
      const piece = canonicalText(text);
      const letters = text.replaceAll(/[^a-z]/g, '').length;
      if (topWords.has(piece) && letters * 2 >= text.length) return 'TOP';
      // Digits that happen to read as a word are no word.
      if (letters < SHORTEST || letters * 3 < text.length * 2) return null;
      if (listed.has(piece)) return 'LISTED';
      if (isName(piece)) return 'NAME';
      const backwards = [...piece].reverse().join('');
      if (topWords.has(backwards) && letters > SHORTEST) return 'LISTED';
      return listed.has(backwards) && letters >= SHORTEST_BACKWARDS ? 'LISTED' : null;
    },
  };
}

const canonicalSet = (words: readonly string[]) => new Set(words.map(canonicalText));

type Names = NonNullable<WordLists['names']>;

/** Whether a text is a given name of two syllables, alone or with a family name; typed or in Latin letters. */
function createNameTest({ families, latinFamilies, firsts, seconds }: Names): (piece: string) => boolean {
  const inLatin = (syllables: readonly string[]) =>
    canonicalSet(syllables.flatMap((syllable) => latinSpellings(syllable, 'usual')));
  const ways = [
    {
      families: canonicalSet(families.map(typedKeys)),
      firsts: canonicalSet(firsts.map(typedKeys)),
      seconds: canonicalSet(seconds.map(typedKeys)),
    },
    { families: canonicalSet(latinFamilies), firsts: inLatin(firsts), seconds: inLatin(seconds) },
  ];
  return (piece) =>
    ways.some((way) => {
      const isGiven = (text: string) =>
        cuts(text).some(([first, second]) => way.firsts.has(first) && way.seconds.has(second));
      if (isGiven(piece)) return true;
      return cuts(piece).some(
        ([start, end]) => (way.families.has(start) && isGiven(end)) || (way.families.has(end) && isGiven(start)),
      );
    });
}

function cuts(text: string): [string, string][] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => [text.slice(0, at + 1), text.slice(at + 1)]);
}
