import { z } from 'zod';
import { FIRST_STAND, type TextStand, type TextState } from '#domain/text-reply/TextStand.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const textList = z.array(z.object({ key: z.string(), text: z.string() }));

export interface StoredVersion {
  version: number;
  texts: { key: string; text: string }[];
  /** Null while it is being written. */
  handedInAt: number | null;
}

const standQuery = compileOnce((db, given: { attemptNo: number }) =>
  db
    .selectFrom('text_stand')
    .select(['state', 'version'])
    .where('attempt_no', '=', given.attemptNo)
    .$narrowType<{ state: TextState }>(),
);

const listQuery = compileOnce((db, given: { attemptNo: number }) =>
  db
    .selectFrom('text_version')
    .select(['version', 'texts', 'handed_in_at as handedInAt'])
    .where('attempt_no', '=', given.attemptNo)
    .orderBy('version', 'desc'),
);

/** Where texts stand, and the versions of them after the first. */
export const textVersions = {
  async stand(db: Db, attemptNo: number): Promise<TextStand> {
    const [row] = (await standQuery(db, { attemptNo })).rows;
    return row ?? FIRST_STAND;
  },

  /** @param from the stand that was decided on; @returns false where it is another by now */
  async setStand(
    db: Db,
    { attemptNo, accountNo, from, to }: { attemptNo: number; accountNo: number; from: TextStand; to: TextStand },
    now: number,
  ): Promise<boolean> {
    const row = { state: to.state, version: to.version, changed_at: now };
    const written = await db
      .insertInto('text_stand')
      .values({ attempt_no: attemptNo, account_no: accountNo, ...row })
      .onConflict((conflict) =>
        conflict.column('attempt_no').doUpdateSet(row).where('text_stand.version', '=', from.version),
      )
      .executeTakeFirst();
    return (written.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** The newest first. */
  async list(db: Db, attemptNo: number): Promise<StoredVersion[]> {
    const { rows } = await listQuery(db, { attemptNo });
    return rows.map((row) => ({ ...row, texts: textList.parse(JSON.parse(row.texts)) }));
  },

  /** Keeps a version that is being written, or hands it in; one that was handed in stays as it is. */
  async put(
    db: Db,
    given: { attemptNo: number; version: number; texts: readonly { key: string; text: string }[]; handIn: boolean },
    now: number,
  ): Promise<void> {
    const row = { texts: JSON.stringify(given.texts), saved_at: now, handed_in_at: given.handIn ? now : null };
    await db
      .insertInto('text_version')
      .values({ attempt_no: given.attemptNo, version: given.version, ...row })
      .onConflict((conflict) =>
        conflict.columns(['attempt_no', 'version']).doUpdateSet(row).where('text_version.handed_in_at', 'is', null),
      )
      .execute();
  },

  /** Texts of a pupil about one book that were returned or accepted. */
  async ofBook(db: Db, accountNo: number, bookNo: number): Promise<{ attemptNo: number; kind: 'THINK' | 'REPORT' }[]> {
    return db
      .selectFrom('text_stand')
      .innerJoin('mission_attempt', 'mission_attempt.attempt_no', 'text_stand.attempt_no')
      .select(['text_stand.attempt_no as attemptNo', 'mission_attempt.kind'])
      .where('text_stand.account_no', '=', accountNo)
      .where('mission_attempt.book_no', '=', bookNo)
      .where('mission_attempt.hidden', '=', 0)
      .$narrowType<{ kind: 'THINK' | 'REPORT' }>()
      .execute();
  },
};
