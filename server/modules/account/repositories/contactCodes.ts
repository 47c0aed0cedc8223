import type { EarlierSends } from '#domain/account/codeWait.ts';
import type { ContactKind } from '#domain/account/contactKinds.ts';
import type { SentCode } from '#domain/account/judgeCode.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** A code as it is stored. */
export interface StoredCode extends SentCode {
  contactSealed: string;
  codeHmac: string;
}

/** Sends of one contact that are looked at: more than any limit counts. */
const LOOKED_AT = 100;

const findQuery = compileOnce((db, given: { accountNo: number; kind: ContactKind }) =>
  db
    .selectFrom('contact_code')
    .select([
      'contact_sealed as contactSealed',
      'code_hmac as codeHmac',
      'try_count as tries',
      'sent_at as sentAt',
      'expires_at as expiresAt',
    ])
    .where('account_no', '=', given.accountNo)
    .where('kind', '=', given.kind),
);

/** The last code of each kind, and what was sent within a day. */
export const contactCodes = {
  async find(db: Db, accountNo: number, kind: ContactKind): Promise<StoredCode | undefined> {
    return (await findQuery(db, { accountNo, kind })).rows[0];
  },

  /** Puts a code in the place of the last one and notes that it was sent. */
  async save(
    db: Db,
    accountNo: number,
    kind: ContactKind,
    code: Omit<StoredCode, 'tries'> & { contactHmac: string },
  ): Promise<void> {
    const row = {
      contact_sealed: code.contactSealed,
      code_hmac: code.codeHmac,
      try_count: 0,
      sent_at: code.sentAt,
      expires_at: code.expiresAt,
    };
    await db
      .insertInto('contact_code')
      .values({ account_no: accountNo, kind, ...row })
      .onConflict((conflict) => conflict.columns(['account_no', 'kind']).doUpdateSet(row))
      .execute();
    await db
      .insertInto('contact_send')
      .values({ account_no: accountNo, kind, contact_hmac: code.contactHmac, sent_at: code.sentAt })
      .execute();
  },

  /** Counts a wrong try; false when all are used up, also by others at the same moment. */
  async countTry(db: Db, accountNo: number, kind: ContactKind, most: number): Promise<boolean> {
    const updated = await db
      .updateTable('contact_code')
      .set((eb) => ({ try_count: eb('try_count', '+', 1) }))
      .where('account_no', '=', accountNo)
      .where('kind', '=', kind)
      .where('try_count', '<', most)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  async remove(db: Db, accountNo: number, kind: ContactKind): Promise<void> {
    await db.deleteFrom('contact_code').where('account_no', '=', accountNo).where('kind', '=', kind).execute();
  },

  async earlierSends(
    db: Db,
    { accountNo, kind, contactHmac }: { accountNo: number; kind: ContactKind; contactHmac: string },
    since: number,
  ): Promise<EarlierSends> {
    const recent = () =>
      db
        .selectFrom('contact_send')
        .select(['contact_hmac as contactHmac', 'sent_at as at'])
        .where('sent_at', '>', since)
        .orderBy('sent_at', 'desc')
        .limit(LOOKED_AT);
    const own = await recent().where('account_no', '=', accountNo).where('kind', '=', kind).execute();
    const here = await recent().where('contact_hmac', '=', contactHmac).execute();
    return {
      byAccount: own.map(({ at }) => at),
      byAccountHere: own.filter((send) => send.contactHmac === contactHmac).map(({ at }) => at),
      toContact: here.map(({ at }) => at),
    };
  },

  async deleteSentBefore(db: Db, { sends, codes }: { sends: number; codes: number }): Promise<void> {
    await db.deleteFrom('contact_send').where('sent_at', '<=', sends).execute();
    await db.deleteFrom('contact_code').where('sent_at', '<=', codes).execute();
  },
};
