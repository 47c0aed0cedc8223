import type { HomeworkTask } from '#domain/homework/homeworkTasks.ts';
import type { Db } from '#server/db/Db.ts';

/** What a pupil did that a homework may ask for. */
export interface DoneTask {
  accountNo: number;
  bookNo: number;
  task: HomeworkTask;
  /** When it was first done. */
  at: number;
  /** Of the latest round, in hundredths of a per cent; null for reading. */
  rateHundredths: number | null;
  attemptNo: number | null;
}

/** Books read to the end and missions handed in. */
export const homeworkWork = {
  async list(db: Db, accountNos: readonly number[], bookNos: readonly number[]): Promise<DoneTask[]> {
    if (accountNos.length === 0 || bookNos.length === 0) return [];
    const rounds = await db
      .selectFrom('mission_attempt')
      .select(['account_no as accountNo', 'book_no as bookNo', 'kind as task', 'attempt_no as attemptNo'])
      .select(['submitted_at as at', 'rate_hundredths as rateHundredths'])
      .where('account_no', 'in', [...accountNos])
      .where('book_no', 'in', [...bookNos])
      .where('status', '=', 'SUBMITTED')
      .where('hidden', '=', 0)
      .orderBy('round')
      .$narrowType<{ at: number }>()
      .execute();
    const read = await db
      .selectFrom('reading_progress')
      .select(['account_no as accountNo', 'book_no as bookNo', 'finished_at as at'])
      .where('account_no', 'in', [...accountNos])
      .where('book_no', 'in', [...bookNos])
      .where('finished_at', 'is not', null)
      .$narrowType<{ at: number }>()
      .execute();
    const done = new Map<string, DoneTask>();
    for (const round of rounds) {
      const name = `${round.accountNo} ${round.bookNo} ${round.task}`;
      done.set(name, { ...round, at: done.get(name)?.at ?? round.at });
    }
    return [
      ...done.values(),
      ...read.map((row) => ({ ...row, task: 'READ' as const, rateHundredths: null, attemptNo: null })),
    ];
  },
};
