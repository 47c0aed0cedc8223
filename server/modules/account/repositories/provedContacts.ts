import type { SiteName } from '#contract/site.ts';
import type { ContactKind } from '#domain/account/contactKinds.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';

export interface ProvedContact {
  site: SiteName;
  kind: ContactKind;
  contact: string;
}

const findQuery = compileOnce((db, given: { accountNo: number; kind: ContactKind }) =>
  db
    .selectFrom('proved_contact')
    .select('contact')
    .where('account_no', '=', given.accountNo)
    .where('kind', '=', given.kind),
);

const amongQuery = compileOnce((db, given: { accountNos: readonly number[]; kind: ContactKind }) =>
  db
    .selectFrom('proved_contact')
    .select('account_no as accountNo')
    .where(isAmong(db, 'account_no', given.accountNos))
    .where('kind', '=', given.kind),
);

/** Contacts whose owner has proved them: each belongs to one account of a site, and an account has one of a kind. */
export const provedContacts = {
  async find(db: Db, accountNo: number, kind: ContactKind): Promise<string | null> {
    const [row] = (await findQuery(db, { accountNo, kind })).rows;
    return row?.contact ?? null;
  },

  /** Those of these accounts that have a proved one. */
  async among(db: Db, accountNos: readonly number[], kind: ContactKind): Promise<Set<number>> {
    if (accountNos.length === 0) return new Set();
    const { rows } = await amongQuery(db, { accountNos, kind });
    return new Set(rows.map(({ accountNo }) => accountNo));
  },

  async ownerOf(db: Db, { site, kind, contact }: ProvedContact): Promise<number | null> {
    const row = await db
      .selectFrom('proved_contact')
      .select('account_no as accountNo')
      .where('site', '=', site)
      .where('kind', '=', kind)
      .where('contact', '=', contact)
      .executeTakeFirst();
    return row?.accountNo ?? null;
  },

  /** Gives a contact to an account in the place of the one it had. False when another account was first. */
  async claim(db: Db, proved: ProvedContact, accountNo: number, now: number): Promise<boolean> {
    const owner = await provedContacts.ownerOf(db, proved);
    if (owner !== null) return owner === accountNo;
    await provedContacts.release(db, accountNo, proved.kind);
    const row = await db
      .insertInto('proved_contact')
      .values({ ...proved, account_no: accountNo, proved_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('account_no')
      .executeTakeFirst();
    return row !== undefined;
  },

  async release(db: Db, accountNo: number, kind: ContactKind): Promise<void> {
    await db.deleteFrom('proved_contact').where('account_no', '=', accountNo).where('kind', '=', kind).execute();
  },
};
