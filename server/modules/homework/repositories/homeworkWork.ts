import type { HomeworkTask } from '#domain/homework/homeworkTasks.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';

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

const roundsQuery = compileOnce((db, given: { accountNos: readonly number[]; bookNos: readonly number[] }) =>
  db
    .selectFrom('mission_attempt')
    .select(['account_no as accountNo', 'book_no as bookNo', 'kind as task', 'attempt_no as attemptNo'])
    .select(['submitted_at as at', 'rate_hundredths as rateHundredths'])
    .where(isAmong(db, 'account_no', given.accountNos))
    .where(isAmong(db, 'book_no', given.bookNos))
    .where('status', '=', 'SUBMITTED')
    .where('hidden', '=', 0)
    .orderBy('round')
    .$narrowType<{ at: number }>(),
);

const readQuery = compileOnce((db, given: { accountNos: readonly number[]; bookNos: readonly number[] }) =>
  db
    .selectFrom('reading_progress')
    .select(['account_no as accountNo', 'book_no as bookNo', 'finished_at as at'])
    .where(isAmong(db, 'account_no', given.accountNos))
    .where(isAmong(db, 'book_no', given.bookNos))
    .where('finished_at', 'is not', null)
    .$narrowType<{ at: number }>(),
);

/** Books read to the end and missions handed in. */
export const homeworkWork = {
  async list(db: Db, accountNos: readonly number[], bookNos: readonly number[]): Promise<DoneTask[]> {
    if (accountNos.length === 0 || bookNos.length === 0) return [];
    const [{ rows: rounds }, { rows: read }] = await Promise.all([
      roundsQuery(db, { accountNos, bookNos }),
      readQuery(db, { accountNos, bookNos }),
    ]);
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
