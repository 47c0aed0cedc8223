import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

export interface AnswerVersionRow {
  version: number;
  value: string;
  savedAt: number;
}

const listQuery = compileOnce((db, given: { attemptNo: number; key: string }) =>
  db
    .selectFrom('mission_answer_version')
    .select(['version', 'value', 'saved_at as savedAt'])
    .where('attempt_no', '=', given.attemptNo)
    .where('item_key', '=', given.key)
    .orderBy('version', 'desc'),
);

/** Earlier texts of one answer; a handful at most. */
export const answerVersions = {
  /** The newest first. */
  async list(db: Db, attemptNo: number, key: string): Promise<AnswerVersionRow[]> {
    return (await listQuery(db, { attemptNo, key })).rows;
  },

  async add(db: Db, attemptNo: number, key: string, row: AnswerVersionRow): Promise<void> {
    await db
      .insertInto('mission_answer_version')
      .values({ attempt_no: attemptNo, item_key: key, version: row.version, value: row.value, saved_at: row.savedAt })
      .onConflict((conflict) => conflict.columns(['attempt_no', 'item_key', 'version']).doNothing())
      .execute();
  },

  async remove(db: Db, attemptNo: number, key: string, versions: readonly number[]): Promise<void> {
    if (versions.length === 0) return;
    await db
      .deleteFrom('mission_answer_version')
      .where('attempt_no', '=', attemptNo)
      .where('item_key', '=', key)
      .where('version', 'in', [...versions])
      .execute();
  },
};
