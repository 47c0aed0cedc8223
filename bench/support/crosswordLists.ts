import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateCrossword } from '#domain/crossword/generateCrossword.ts';

/** A word list with its best layout: `limit` is proven outside, or by our own exact search. */
export interface CrosswordList {
  id: string;
  words: string[];
  limit: { words: number; crossings: number };
}

/** Reference lists from a file `{lists: [...]}` if there is one, else lists made from the pools of our own books. */
export function crosswordLists(file: string, booksFolder: string): { lists: CrosswordList[]; source: string } {
  if (existsSync(file)) {
    const { lists } = JSON.parse(readFileSync(file, 'utf8')) as { lists: CrosswordList[] };
    return { lists, source: 'reference lists' };
  }
  return { lists: listsFromBooks(booksFolder), source: 'lists from our book packs, proven by our own search' };
}

/** Per book: the words of grids of 8, 12 and 16 words as lists, and the whole pool. */
function listsFromBooks(folder: string): CrosswordList[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((book) => {
    const file = join(folder, book, 'puzzle.json');
    if (!existsSync(file)) return [];
    const pack = JSON.parse(readFileSync(file, 'utf8')) as { words: { word: string }[] };
    const pool = pack.words.map(({ word }) => word);
    const sets = [8, 12, 16].map((wanted) =>
      generateCrossword({ words: pool, seed: wanted, wanted }).placements.map(({ word }) => word),
    );
    return [...sets, pool].map((words, index) => {
      const best = generateCrossword({ words, seed: 0 });
      return { id: `${book}-${index}`, words, limit: { words: best.placements.length, crossings: best.crossings } };
    });
  });
}
