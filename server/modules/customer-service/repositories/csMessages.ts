import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const unseenFirstQuery = compileOnce((db, given: { accountNo: number; limit: number }) =>
  db
    .selectFrom('cs_message')
    .select(['message_no as messageNo', 'title', 'content', 'written_at as writtenAt', 'seen_at as seenAt'])
    .where('account_no', '=', given.accountNo)
    .orderBy((eb) => eb('seen_at', 'is not', null))
    .orderBy('written_at', 'desc')
    .orderBy('message_no', 'desc')
    .limit(given.limit),
);

/** What the customer service wrote to students. */
export const csMessages = {
  async add(db: Db, message: { accountNo: number; title: string; content: string; now: number }): Promise<number> {
    const { message_no } = await db
      .insertInto('cs_message')
      .values({
        account_no: message.accountNo,
        title: message.title,
        content: message.content,
        written_at: message.now,
        seen_at: null,
      })
      .returning('message_no')
      .executeTakeFirstOrThrow();
    return message_no;
  },

  /** What waits to be read comes first; then the latest. */
  async unseenFirst(db: Db, accountNo: number, limit: number) {
    return (await unseenFirstQuery(db, { accountNo, limit })).rows;
  },

  async hasUnseen(db: Db, accountNo: number): Promise<boolean> {
    const row = await db
      .selectFrom('cs_message')
      .select('message_no')
      .where('account_no', '=', accountNo)
      .where('seen_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** @returns false when there is no such message of this student; one that was seen stays as it is */
  async markSeen(db: Db, accountNo: number, messageNo: number, now: number): Promise<boolean> {
    const result = await db
      .updateTable('cs_message')
      .set((eb) => ({ seen_at: eb.fn.coalesce('seen_at', eb.val(now)) }))
      .where('message_no', '=', messageNo)
      .where('account_no', '=', accountNo)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },
};
