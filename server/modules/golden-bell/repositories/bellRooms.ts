import type { BellPhase, BellRoom } from '#domain/golden-bell/BellRoom.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** A room as it is stored. */
export interface StoredBell extends BellRoom {
  readonly roomNo: number;
  readonly academyNo: number;
  readonly staffNo: number;
  readonly code: string;
  readonly allClasses: boolean;
  readonly seconds: number;
  readonly createdAt: number;
  readonly endedAt: number | null;
}

export interface NewBell {
  requestKey: string;
  academyNo: number;
  staffNo: number;
  code: string;
  allClasses: boolean;
  seconds: number;
  questionCount: number;
}

const room = compileOnce((db, given: { roomNo: number }) =>
  db.selectFrom('bell_room').selectAll().where('room_no', '=', given.roomNo),
);

/** Rooms of the golden bell. */
export const bellRooms = {
  async find(db: Db, roomNo: number): Promise<StoredBell | undefined> {
    const [row] = (await room(db, { roomNo })).rows;
    return (
      row && {
        roomNo: row.room_no,
        academyNo: row.academy_no,
        staffNo: row.staff_no,
        code: row.code,
        allClasses: row.all_classes === 1,
        seconds: row.seconds,
        phase: row.phase as BellPhase,
        revision: row.revision,
        place: row.place,
        questionCount: row.question_count,
        revival: row.revival === 1,
        endsAt: row.ends_at,
        createdAt: row.created_at,
        endedAt: row.ended_at,
      }
    );
  },

  /** The room that a request has opened. */
  async ofRequest(db: Db, staffNo: number, requestKey: string) {
    return db
      .selectFrom('bell_room')
      .select(['room_no as roomNo', 'code'])
      .where('staff_no', '=', staffNo)
      .where('request_key', '=', requestKey)
      .executeTakeFirst();
  },

  /** @returns undefined when the code, or the request, has a room already */
  async insert(db: Db, given: NewBell, now: number): Promise<number | undefined> {
    const row = await db
      .insertInto('bell_room')
      .values({
        request_key: given.requestKey,
        academy_no: given.academyNo,
        staff_no: given.staffNo,
        code: given.code,
        all_classes: given.allClasses ? 1 : 0,
        seconds: given.seconds,
        phase: 'LOBBY',
        revision: 1,
        place: 0,
        question_count: given.questionCount,
        revival: 0,
        ends_at: null,
        created_at: now,
        ended_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('room_no')
      .executeTakeFirst();
    return row?.room_no;
  },

  async addClasses(db: Db, roomNo: number, classNos: readonly number[]): Promise<void> {
    if (classNos.length === 0) return;
    const rows = classNos.map((classNo) => ({ room_no: roomNo, class_no: classNo }));
    await db.insertInto('bell_room_class').values(rows).execute();
  },

  async countOpen(db: Db, academyNo: number): Promise<number> {
    const row = await db
      .selectFrom('bell_room')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('academy_no', '=', academyNo)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    return row.count;
  },

  /** Ends what nobody ended: those opened before an instant; of one institution, or of all. */
  async endOld(db: Db, openedBefore: number, now: number, academyNo?: number): Promise<void> {
    let query = db
      .updateTable('bell_room')
      .set((eb) => ({ phase: 'ENDED', ended_at: now, ends_at: null, revision: eb('revision', '+', 1) }))
      .where('ended_at', 'is', null)
      .where('created_at', '<', openedBefore);
    if (academyNo !== undefined) query = query.where('academy_no', '=', academyNo);
    await query.execute();
  },

  /** Writes what a command changed. @returns false when another one was first */
  async change(db: Db, roomNo: number, from: number, to: BellRoom, now: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('bell_room')
      .set({
        phase: to.phase,
        revision: to.revision,
        place: to.place,
        revival: to.revival ? 1 : 0,
        ends_at: to.endsAt,
        ...(to.phase === 'ENDED' ? { ended_at: now } : {}),
      })
      .where('room_no', '=', roomNo)
      .where('revision', '=', from)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /**
   * Counts answers to the open question in the transaction that stores them, so that a command at the same time waits, or
   * is waited for. @returns false when the question is not open
   */
  async countAnswers(db: Db, roomNo: number, place: number, count: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('bell_room')
      .set((eb) => ({ answer_count: eb('answer_count', '+', count) }))
      .where('room_no', '=', roomNo)
      .where('phase', '=', 'OPEN')
      .where('place', '=', place)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** What changes when anything in these rooms does. */
  async marks(db: Db, roomNos: readonly number[]): Promise<Map<number, string>> {
    if (roomNos.length === 0) return new Map();
    const rows = await db
      .selectFrom('bell_room')
      .select((eb) => [
        'room_no as roomNo',
        'revision',
        'answer_count as answerCount',
        eb
          .selectFrom('bell_person')
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .whereRef('bell_person.room_no', '=', 'bell_room.room_no')
          .as('peopleCount'),
      ])
      .where('room_no', 'in', [...roomNos])
      .execute();
    return new Map(rows.map((row) => [row.roomNo, `${row.revision} ${row.answerCount} ${row.peopleCount}`]));
  },

  /** Deletes rounds from before an instant with all that was answered in them. */
  async deleteOpenedBefore(db: Db, instant: number): Promise<void> {
    const old = db.selectFrom('bell_room').select('room_no').where('created_at', '<', instant);
    for (const table of ['bell_answer', 'bell_person', 'bell_question', 'bell_room_class'] as const)
      await db.deleteFrom(table).where('room_no', 'in', old).execute();
    await db.deleteFrom('bell_room').where('created_at', '<', instant).execute();
  },
};
