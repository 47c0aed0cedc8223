import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../db/schema/Tables.ts';

type BookExpressions = ExpressionBuilder<Tables, 'book'>;

/** What a row of `book` has beside it: its own text, and missions. */
export const bookDepth = {
  /** The first page; null where the book is read on paper or elsewhere. */
  firstPageNo: ({ selectFrom }: BookExpressions) =>
    selectFrom('book_page')
      .select((eb) => eb.fn.min<number | null>('book_page.page_no').as('page_no'))
      .whereRef('book_page.book_no', '=', 'book.book_no'),

  /** One of its missions; null while it has none. */
  firstMission: ({ selectFrom }: BookExpressions) =>
    selectFrom('book_mission')
      .select((eb) => eb.fn.min<string | null>('book_mission.kind').as('kind'))
      .whereRef('book_mission.book_no', '=', 'book.book_no'),
};
