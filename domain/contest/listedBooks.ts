import type { LevelBooks, ListedBook } from './chooseReserves.ts';

/** Every book of these contest levels, reserves included. */
export function listedBooks<T extends ListedBook>(levels: readonly LevelBooks<T>[]): T[] {
  return levels.flatMap(({ books, reserves }) => [...books, ...reserves]);
}
