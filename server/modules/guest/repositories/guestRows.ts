import type { BookCategory } from '#domain/book/bookCategories.ts';
import type { GuestTexts } from '#domain/book-pack/GuestTexts.ts';
import type { GuestTreat } from '#domain/book-pack/guestTreats.ts';
import type { GuestVisit } from '#domain/guest/GuestVisit.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** A guest of one student, with its favourite treat. */
export interface StoredGuest extends GuestVisit {
  /** Which of the questions that fit every book it asked; null: its own. */
  generalNo: number | null;
  mementoDay: string | null;
  /** Day on which its favourite treat was found out. */
  treatDay: string | null;
  treat: GuestTreat;
}

/** A book with the texts of its guest. */
export interface GuestBook {
  bookNo: number;
  bookName: string;
  summary: string;
  category: BookCategory;
  texts: GuestTexts;
}

const visitsOf = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('aquarium_guest as guest')
    .innerJoin('book_guest', 'book_guest.book_no', 'guest.book_no')
    .select([
      'guest.book_no as bookNo',
      'guest.arrived_at as arrivedAt',
      'guest.scene',
      'guest.scene_day as sceneDay',
      'guest.answer',
      'guest.general_no as generalNo',
      'guest.seen_day as seenDay',
      'guest.memento_day as mementoDay',
      'guest.treat_day as treatDay',
      'book_guest.treat',
    ])
    .where('guest.account_no', '=', given.accountNo)
    .orderBy('guest.arrived_at', 'desc')
    .orderBy('guest.book_no'),
);

const waitingQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('book_guest')
    .innerJoin('book', 'book.book_no', 'book_guest.book_no')
    .leftJoin('aquarium_guest as guest', (join) =>
      join.onRef('guest.book_no', '=', 'book_guest.book_no').on('guest.account_no', '=', given.accountNo),
    )
    .select(['book.book_no as bookNo', 'book.book_name as bookName', 'book.category', 'book.raq', 'book_guest.icon'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('book_mission')
            .select('book_mission.kind')
            .whereRef('book_mission.book_no', '=', 'book.book_no'),
        )
        .as('hasMissions'),
    )
    .where('guest.book_no', 'is', null)
    .where('book.active', '=', 1)
    .orderBy('book.book_no'),
);

export const guestRows = {
  /** Every guest that has come, the newest first; one whose book has no guest (any more) is left out. */
  async all(db: Db, accountNo: number): Promise<StoredGuest[]> {
    return (await visitsOf(db, { accountNo })).rows;
  },

  /** Lets guests come; who is there stays as it is. */
  async arrive(db: Db, accountNo: number, coming: readonly { bookNo: number; at: number }[]): Promise<void> {
    if (coming.length === 0) return;
    await db
      .insertInto('aquarium_guest')
      .values(coming.map(({ bookNo, at }) => ({ account_no: accountNo, book_no: bookNo, arrived_at: at })))
      .onConflict((conflict) => conflict.columns(['account_no', 'book_no']).doNothing())
      .execute();
  },

  /** Notes who was in the sea on a day. */
  async markSeen(db: Db, accountNo: number, bookNos: readonly number[], day: string): Promise<void> {
    if (bookNos.length === 0) return;
    await db
      .updateTable('aquarium_guest')
      .set({ seen_day: day })
      .where('account_no', '=', accountNo)
      .where('book_no', 'in', [...bookNos])
      .execute();
  },

  /** Notes that favourite treats were found out, the first day of it. */
  async markTreated(db: Db, accountNo: number, bookNos: readonly number[], day: string): Promise<void> {
    if (bookNos.length === 0) return;
    await db
      .updateTable('aquarium_guest')
      .set({ treat_day: day })
      .where('account_no', '=', accountNo)
      .where('book_no', 'in', [...bookNos])
      .where('treat_day', 'is', null)
      .execute();
  },

  /** Stores a scene that was played; false when another request has played it. */
  async play(db: Db, accountNo: number, played: Omit<StoredGuest, 'treat'>): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('aquarium_guest')
      .set({
        scene: played.scene,
        scene_day: played.sceneDay,
        answer: played.answer,
        general_no: played.generalNo,
        memento_day: played.mementoDay,
      })
      .where('account_no', '=', accountNo)
      .where('book_no', '=', played.bookNo)
      .where('scene', '=', played.scene - 1)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  /** Books with the texts of their guests, by number. */
  async books(db: Db, bookNos: readonly number[]): Promise<Map<number, GuestBook>> {
    if (bookNos.length === 0) return new Map();
    const rows = await db
      .selectFrom('book_guest')
      .innerJoin('book', 'book.book_no', 'book_guest.book_no')
      .select([
        'book.book_no as bookNo',
        'book.book_name as bookName',
        'book.summary',
        'book.category',
        'book_guest.content',
      ])
      .where('book.book_no', 'in', [...bookNos])
      .execute();
    // Written by the content loader from what the contract has checked.
    return new Map(
      rows.map(({ content, ...row }) => [row.bookNo, { ...row, texts: JSON.parse(content) as GuestTexts }]),
    );
  },

  /** Books whose guest has not come to this student yet. */
  async waiting(db: Db, accountNo: number) {
    return (await waitingQuery(db, { accountNo })).rows;
  },
};
