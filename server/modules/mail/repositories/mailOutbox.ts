import { HOUR } from '#domain/time/duration.ts';
import type { Db } from '#server/db/Db.ts';
import { isDue } from '#server/repositories/isDue.ts';

export interface QueuedMail {
  mailNo: number;
  accountNo: number | null;
  toSealed: string;
  template: string;
  fieldsSealed: string;
  /** How often it was tried, this time included once it is claimed. */
  tryCount: number;
  /** When it is due; moved on by whoever claims it. */
  nextTryAt: number;
  createdAt: number;
}

/** Milliseconds: mails are put off by an hour at most (`nextMailTry`). */
const LONGEST_PAUSE = HOUR;

export const mailOutbox = {
  async add(
    db: Db,
    mail: { accountNo: number | null; toSealed: string; template: string; fieldsSealed: string; now: number },
  ): Promise<void> {
    await db
      .insertInto('mail_outbox')
      .values({
        account_no: mail.accountNo,
        to_sealed: mail.toSealed,
        template: mail.template,
        fields_sealed: mail.fieldsSealed,
        next_try_at: mail.now,
        created_at: mail.now,
        last_error: null,
      })
      .execute();
  },

  /** Due mails, the longest waiting first. They are nobody's until claimed. */
  async due(db: Db, now: number, limit: number): Promise<QueuedMail[]> {
    return db
      .selectFrom('mail_outbox')
      .select([
        'mail_no as mailNo',
        'account_no as accountNo',
        'to_sealed as toSealed',
        'template',
        'fields_sealed as fieldsSealed',
        'try_count as tryCount',
        'next_try_at as nextTryAt',
        'created_at as createdAt',
      ])
      .where((eb) => isDue(eb, 'next_try_at', { now, longest: LONGEST_PAUSE }))
      .orderBy('next_try_at')
      .orderBy('mail_no')
      .limit(limit)
      .execute();
  },

  /**
   * True for the one node that may send it until the lease ends. A node that dies meanwhile leaves it to be sent again,
   * so a mail may come twice but is never lost.
   */
  async claim(db: Db, mail: QueuedMail, leaseEnd: number): Promise<boolean> {
    const updated = await db
      .updateTable('mail_outbox')
      .set({ next_try_at: leaseEnd, try_count: mail.tryCount + 1 })
      .where('mail_no', '=', mail.mailNo)
      .where('next_try_at', '=', mail.nextTryAt)
      .where('try_count', '=', mail.tryCount)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  async postpone(db: Db, mailNo: number, nextTryAt: number, lastError: string): Promise<void> {
    await db
      .updateTable('mail_outbox')
      .set({ next_try_at: nextTryAt, last_error: lastError })
      .where('mail_no', '=', mailNo)
      .execute();
  },

  async remove(db: Db, mailNo: number): Promise<void> {
    await db.deleteFrom('mail_outbox').where('mail_no', '=', mailNo).execute();
  },
};
