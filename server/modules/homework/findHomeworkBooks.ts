import type { HomeworkBooks } from '#contract/homework.ts';
import { levelOfRaq } from '#domain/book/readingLevels.ts';
import { homeworkTuning } from '#domain/homework/tuning.ts';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { findBooks } from '#domain/search/findBooks.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { readBookIndex } from '#server/modules/book/public.ts';
import { homeworkBookRows } from './repositories/homeworkBookRows.ts';

const EVERY_BOOK = { raqFrom: 0, raqTo: Number.POSITIVE_INFINITY, badges: [] };

/** Books to set, by the same search as pupils have: the best match first, and those that open here before others. */
export async function findHomeworkBooks({ db }: PostContext, query: string): Promise<HomeworkBooks> {
  const { bookNos } = findBooks(
    await readBookIndex(db),
    { query, filter: EVERY_BOOK, sort: 'RELEVANCE', readyFirst: true, offset: 0, limit: homeworkTuning.found },
    { raq: 0, verified: new Set() },
  );
  const rows = new Map((await homeworkBookRows.list(db, bookNos)).map((row) => [row.bookNo, row]));
  return {
    items: bookNos
      .flatMap((bookNo) => rows.get(bookNo) ?? [])
      .map(({ kinds, raq, firstPageNo, ...book }) => ({
        ...book,
        readingLevel: levelOfRaq(raq),
        textYn: firstPageNo === null ? 'N' : 'Y',
        missions: missionKinds.filter((kind) => kinds.includes(kind)),
      })),
  };
}
