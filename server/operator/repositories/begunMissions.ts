import type { MissionKind } from '#domain/mission/missionKinds.ts';
import type { Db } from '#server/db/Db.ts';

/** What students have begun of a book, as somebody who changes the book has to know it. */
export const begunMissions = {
  /** Missions that the catalogue offers of a book. */
  async offered(db: Db, bookNo: number): Promise<MissionKind[]> {
    const rows = await db.selectFrom('book_mission').select('kind').where('book_no', '=', bookNo).execute();
    return rows.map(({ kind }) => kind);
  },

  /** How many students have begun a mission of a book and not handed it in. */
  async open(db: Db, bookNo: number): Promise<ReadonlyMap<MissionKind, number>> {
    const rows = await db
      .selectFrom('mission_attempt')
      .select((eb) => ['kind', eb.fn.countAll<number>().as('students')])
      .where('book_no', '=', bookNo)
      .where('status', '=', 'OPEN')
      .where('hidden', '=', 0)
      .groupBy('kind')
      .execute();
    return new Map(rows.map(({ kind, students }) => [kind, Number(students)]));
  },
};
