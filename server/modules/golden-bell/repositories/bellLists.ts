import type { BellPhase } from '#domain/golden-bell/BellRoom.ts';
import { compileByShape } from '#server/db/compileByShape.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';
import { isAmong } from '#server/db/isAmong.ts';
import { type Classes, isPupilWithin, type Within } from '#server/repositories/isPupilWithin.ts';

/** Rooms that somebody of the staff may see: the own ones, or all of the institution. */
interface Wanted {
  academyNo: number;
  /** Null: everybody's. */
  staffNo: number | null;
}

const listQuery = compileByShape(['staffNo'], (db, given: Wanted & { limit: number; offset: number }) =>
  within(db, given)
    .innerJoin('staff', 'staff.staff_no', 'bell_room.staff_no')
    .select((eb) => [
      'bell_room.room_no as roomNo',
      'bell_room.code',
      'staff.name as staffName',
      'bell_room.all_classes as allClasses',
      'bell_room.created_at as createdAt',
      'bell_room.phase',
      'bell_room.question_count as questionCount',
      eb
        .selectFrom('bell_person')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('bell_person.room_no', '=', 'bell_room.room_no')
        .as('peopleCount'),
    ])
    .orderBy('bell_room.created_at', 'desc')
    .orderBy('bell_room.room_no', 'desc')
    .limit(given.limit)
    .offset(given.offset)
    .$narrowType<{ phase: BellPhase; peopleCount: number }>(),
);

const oneQuery = compileOnce((db, given: { roomNo: number }) =>
  db
    .selectFrom('bell_room')
    .innerJoin('staff', 'staff.staff_no', 'bell_room.staff_no')
    .select('staff.name as staffName')
    .where('room_no', '=', given.roomNo),
);

const countQuery = compileByShape(['staffNo'], (db, given: Wanted) =>
  within(db, given).select((eb) => eb.fn.countAll<number>().as('count')),
);

const classesQuery = compileOnce((db, given: { roomNos: readonly number[] }) =>
  db
    .selectFrom('bell_room_class')
    .innerJoin('school_class', 'school_class.class_no', 'bell_room_class.class_no')
    .select(['bell_room_class.room_no as roomNo', 'school_class.grade', 'school_class.name'])
    .where(isAmong(db, 'bell_room_class.room_no', given.roomNos))
    .orderBy('school_class.grade')
    .orderBy('school_class.name'),
);

const recentBooksQuery = compileByShape(['classes'], (db, given: Within & { since: number; limit: number }) =>
  db
    .selectFrom('reading_progress')
    .innerJoin('account', 'account.account_no', 'reading_progress.account_no')
    .innerJoin('book', 'book.book_no', 'reading_progress.book_no')
    .select((eb) => [
      'book.book_no as bookNo',
      'book.book_name as bookName',
      eb.fn.count<number>('account.account_no').as('readers'),
    ])
    .where(isPupilWithin(db, given))
    .where('reading_progress.updated_at', '>=', given.since)
    .where('book.active', '=', 1)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('book_mission')
          .select('book_mission.book_no')
          .whereRef('book_mission.book_no', '=', 'book.book_no')
          .where('book_mission.kind', 'in', ['OX', 'QUIZ']),
      ),
    )
    .groupBy(['book.book_no', 'book.book_name'])
    .orderBy('readers', 'desc')
    .orderBy('book.book_no')
    .limit(given.limit),
);

/** Lists about rooms of an institution. */
export const bellLists = {
  /** The latest first. */
  async list(db: Db, wanted: Wanted, limit: number, offset: number) {
    return (await listQuery(db, { ...wanted, limit, offset })).rows;
  },

  async one(db: Db, roomNo: number) {
    return firstRow(await oneQuery(db, { roomNo }));
  },

  async count(db: Db, wanted: Wanted): Promise<number> {
    const row = firstRow(await countQuery(db, wanted));
    return row.count;
  },

  /** The classes that may enter these rooms. */
  async classes(db: Db, roomNos: readonly number[]) {
    if (roomNos.length === 0) return [];
    return (await classesQuery(db, { roomNos })).rows;
  },

  /** Books with questions that pupils of these classes read since an instant, the one read by most first. */
  async recentBooks(db: Db, academyNo: number, classes: Classes, since: number, limit: number) {
    if (classes !== 'ALL' && classes.length === 0) return [];
    return (await recentBooksQuery(db, { academyNo, classes, since, limit })).rows;
  },
};

function within(db: Db, { academyNo, staffNo }: Wanted) {
  const query = db.selectFrom('bell_room').where('bell_room.academy_no', '=', academyNo);
  return staffNo === null ? query : query.where('bell_room.staff_no', '=', staffNo);
}
