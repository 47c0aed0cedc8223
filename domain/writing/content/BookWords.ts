import type { Lexicon } from '../Lexicon.ts';

/** What a text is held against: the book it is about. */
export interface WrittenBook {
  /** Names of persons, places and things that the mission knows. */
  terms: readonly string[];
  /** Pages; empty for a book that is read on paper or elsewhere. */
  pages: readonly string[];
}

/** The words of a book, made ready for being found in a text. */
export interface BookWords {
  terms: readonly string[];
  /** Every run of Hangul. */
  surfaces: ReadonlySet<string>;
  /** For each page the words on it. */
  pages: readonly ReadonlySet<string>[];
  /** On how many pages a word stands. */
  pageCounts: ReadonlyMap<string, number>;
}

export function readBookWords({ terms, pages }: WrittenBook, lexicon: Lexicon): BookWords {
  const surfaces = new Set<string>(terms);
  const pageCounts = new Map<string, number>();
  const stems = pages.map((page) => {
    const ofPage = new Set<string>();
    for (const [surface] of page.matchAll(/[가-힣]+/gu)) {
      surfaces.add(surface);
      const stem = lexicon.stemOf(surface);
      if (stem !== null) ofPage.add(stem);
    }
    for (const stem of ofPage) pageCounts.set(stem, (pageCounts.get(stem) ?? 0) + 1);
    return ofPage;
  });
  return { terms, surfaces, pages: stems, pageCounts };
}
