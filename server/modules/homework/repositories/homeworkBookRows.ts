import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';
import { bookDepth } from '#server/repositories/bookDepth.ts';

const booksQuery = compileOnce((db, given: { bookNos: readonly number[] }) =>
  db
    .selectFrom('book')
    .select(['book_no as bookNo', 'book_name as bookName', 'author_name as authorName', 'raq'])
    .select((eb) => bookDepth.firstPageNo(eb).as('firstPageNo'))
    .where(isAmong(db, 'book_no', given.bookNos))
    .where('active', '=', 1),
);

const missionsQuery = compileOnce((db, given: { bookNos: readonly number[] }) =>
  db
    .selectFrom('book_mission')
    .select(['book_no as bookNo', 'kind'])
    .where(isAmong(db, 'book_no', given.bookNos))
    .$narrowType<{ kind: MissionKind }>(),
);

/** Books as they can be set. */
export const homeworkBookRows = {
  /** Those of the catalogue among these numbers, with their missions. */
  async list(db: Db, bookNos: readonly number[]) {
    if (bookNos.length === 0) return [];
    const [{ rows: books }, { rows: missions }] = await Promise.all([
      booksQuery(db, { bookNos }),
      missionsQuery(db, { bookNos }),
    ]);
    return books.map((book) => ({
      ...book,
      kinds: missions.filter(({ bookNo }) => bookNo === book.bookNo).map(({ kind }) => kind),
    }));
  },
};
