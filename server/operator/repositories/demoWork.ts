import type { MissionKind } from '#domain/mission/missionKinds.ts';
import type { Db } from '#server/db/Db.ts';

/** A mission that an invented pupil handed in. */
export interface DemoMission {
  accountNo: number;
  bookNo: number;
  kind: MissionKind;
  version: string;
  /** Milliseconds UTC. */
  at: number;
  marks: readonly { key: string; correct: boolean }[];
  /** What was written, by item key; only of missions that are written. */
  written?: { key: string; text: string };
}

const MINUTES = 60_000;

/** Rows of what invented pupils did. They earn nothing: points are in no ledger. */
export const demoWork = {
  async addReadings(
    db: Db,
    rows: readonly { accountNo: number; day: string; bookNo: number; fromPageNo: number; toPageNo: number }[],
  ): Promise<void> {
    if (rows.length === 0) return;
    await db
      .insertInto('reading_day')
      .values(
        rows.map((row) => ({
          account_no: row.accountNo,
          day_key: row.day,
          book_no: row.bookNo,
          from_page_no: row.fromPageNo,
          to_page_no: row.toPageNo,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async addProgress(
    db: Db,
    given: { accountNo: number; bookNo: number; pageNo: number; from: number; to: number; finished: boolean },
  ): Promise<void> {
    await db
      .insertInto('reading_progress')
      .values({
        account_no: given.accountNo,
        book_no: given.bookNo,
        last_page_no: given.pageNo,
        furthest_page_no: given.pageNo,
        bookmark_page_no: null,
        started_at: given.from,
        updated_at: given.to,
        finished_at: given.finished ? given.to : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async addMission(db: Db, given: DemoMission): Promise<void> {
    const correct = given.marks.filter((mark) => mark.correct).length;
    const row = await db
      .insertInto('mission_attempt')
      .values({
        account_no: given.accountNo,
        book_no: given.bookNo,
        kind: given.kind,
        round: 1,
        status: 'SUBMITTED',
        seed: 1,
        version: given.version,
        started_at: given.at - 8 * MINUTES,
        submitted_at: given.at,
        correct_count: correct,
        item_count: given.marks.length,
        rate_hundredths: given.marks.length === 0 ? 0 : Math.round((10_000 * correct) / given.marks.length),
        points: 0,
      })
      .returning('attempt_no')
      .executeTakeFirstOrThrow();
    if (given.written) {
      const { key, text } = given.written;
      await db
        .insertInto('mission_answer')
        .values({ attempt_no: row.attempt_no, item_key: key, value: text, seq: 1, saved_at: given.at })
        .execute();
    }
    if (given.marks.length === 0) return;
    await db
      .insertInto('mission_mark')
      .values(
        given.marks.map((mark) => ({
          attempt_no: row.attempt_no,
          item_key: mark.key,
          correct: mark.correct ? 1 : 0,
          given: '',
        })),
      )
      .execute();
  },
};
