import type { MissionKind } from '#domain/mission/missionKinds.ts';
import type { Db } from '#server/db/Db.ts';
import { bookDepth } from '#server/repositories/bookDepth.ts';

/** Books as they can be set. */
export const homeworkBookRows = {
  /** Those of the catalogue among these numbers, with their missions. */
  async list(db: Db, bookNos: readonly number[]) {
    if (bookNos.length === 0) return [];
    const books = await db
      .selectFrom('book')
      .select(['book_no as bookNo', 'book_name as bookName', 'author_name as authorName', 'raq'])
      .select((eb) => bookDepth.firstPageNo(eb).as('firstPageNo'))
      .where('book_no', 'in', [...bookNos])
      .where('active', '=', 1)
      .execute();
    const missions = await db
      .selectFrom('book_mission')
      .select(['book_no as bookNo', 'kind'])
      .where('book_no', 'in', [...bookNos])
      .$narrowType<{ kind: MissionKind }>()
      .execute();
    return books.map((book) => ({
      ...book,
      kinds: missions.filter(({ bookNo }) => bookNo === book.bookNo).map(({ kind }) => kind),
    }));
  },
};
