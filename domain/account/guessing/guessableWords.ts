import { commonWords } from '../commonWords.ts';
import { createWordBook, type WordBook } from './createWordBook.ts';
import { internationalWords } from './words/internationalWords.ts';
import { koreanFame } from './words/koreanFame.ts';
import { koreanNames } from './words/koreanNames.ts';
import { koreanNature } from './words/koreanNature.ts';
import { koreanPeople } from './words/koreanPeople.ts';
import { koreanPhrases } from './words/koreanPhrases.ts';
import { koreanSchool } from './words/koreanSchool.ts';
import { koreanThings } from './words/koreanThings.ts';

const wordsOf = (...texts: string[]) => [...new Set(texts.flatMap((text) => text.split(/\s+/)))];

/** The entries of the list, before they are spelled in all ways. */
export const guessableEntries = {
  latin: wordsOf(internationalWords),
  korean: wordsOf(koreanPeople, koreanNature, koreanThings, koreanSchool, koreanPhrases, koreanFame),
  names: {
    families: wordsOf(koreanNames.families),
    latinFamilies: wordsOf(koreanNames.latinFamilies),
    firsts: wordsOf(koreanNames.firsts),
    seconds: wordsOf(koreanNames.seconds),
  },
};

let book: WordBook | undefined;

/** All words and names that a password is held against. Spelled once, when they are first asked for. */
export function guessableWords(): WordBook {
  book ??= createWordBook({ top: commonWords, ...guessableEntries });
  return book;
}
