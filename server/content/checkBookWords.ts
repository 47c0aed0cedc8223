import { checkCoverage, type TextCoverage } from '#domain/dictionary/checkDictionary.ts';
import type { Dictionary } from '#domain/dictionary/lookUpWord.ts';
import { type AnyBookPack, hasMissions } from './readBookPack.ts';

/** How much of each text the dictionary explains, and what is wrong with it; books on paper are left out. */
export function checkBookWords(packs: readonly AnyBookPack[], dictionary: Dictionary): TextCoverage[] {
  return packs.flatMap((pack) => {
    if (!('pages' in pack) || pack.pages === undefined) return [];
    const { bookNo, raq } = pack.book;
    const paragraphs = pack.pages.pages.flatMap(({ heading, paragraphs: own }) => [heading ?? '', ...own]);
    const clues = hasMissions(pack) ? pack.puzzle.words.map(({ clue }) => clue) : [];
    return [checkCoverage({ bookNo, raq, paragraphs, clues }, dictionary)];
  });
}
