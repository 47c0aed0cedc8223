import { chooseReserves, type LevelBooks, type ListedBook } from './chooseReserves.ts';
import { completionPoint } from './completionPoint.ts';

/** How far the books of a contest level reach for those who have read some of them before. */
export interface PlanReach {
  /** Readers who have begun a book of the level. */
  readers: number;
  /** Of these, who would have fewer books to earn than others. */
  lacking: number;
  /** Of these, who could not reach the completion points. */
  belowFinish: number;
}

/**
 * @param histories for each reader, the books with a scored mission that was handed in
 * @param spare further books of the level's readers
 */
export function planReach(
  level: LevelBooks,
  histories: Iterable<ReadonlySet<number>>,
  spare: readonly Pick<ListedBook, 'bookNo' | 'category'>[] = [],
): PlanReach {
  const worth = new Map(level.books.map(({ bookNo, maxPoint }) => [bookNo, maxPoint]));
  const all = [...worth.values()].reduce((sum, points) => sum + points, 0);
  const finish = completionPoint([...worth.values()]);
  const reach: PlanReach = { readers: 0, lacking: 0, belowFinish: 0 };
  for (const begun of histories) {
    reach.readers += 1;
    const before = [...begun].map((bookNo) => ({ bookNo, at: -1 }));
    const { lacking } = chooseReserves(level, before, () => 0, spare);
    if (lacking.length > 0) reach.lacking += 1;
    const lost = lacking.reduce((sum, bookNo) => sum + (worth.get(bookNo) ?? 0), 0);
    if (all - lost < finish) reach.belowFinish += 1;
  }
  return reach;
}
