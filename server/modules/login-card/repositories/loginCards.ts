import type { SiteName } from '#contract/site.ts';
import type { Db } from '#server/db/Db.ts';

/** A card as its code finds it. */
export interface FoundCard {
  accountNo: number;
  accountId: string;
  name: string;
  academyNo: number | null;
  picturesHash: string;
  wrongCount: number;
  endedAt: number | null;
}

/** Login cards. Every condition names the hash of the code, so that a card made meanwhile is another one. */
export const loginCards = {
  async findByCode(db: Db, site: SiteName, codeHash: string): Promise<FoundCard | undefined> {
    return db
      .selectFrom('login_card')
      .innerJoin('account', 'account.account_no', 'login_card.account_no')
      .select([
        'login_card.account_no as accountNo',
        'account.account_id as accountId',
        'account.name',
        'account.academy_no as academyNo',
        'login_card.pictures_hash as picturesHash',
        'login_card.wrong_count as wrongCount',
        'login_card.ended_at as endedAt',
      ])
      .where('login_card.code_hash', '=', codeHash)
      .where('account.site', '=', site)
      .executeTakeFirst();
  },

  /** Counts a try as wrong before it is looked at. @returns how many count now; null when the card takes none any more */
  async countTry(db: Db, codeHash: string, most: number): Promise<number | null> {
    const row = await db
      .updateTable('login_card')
      .set((eb) => ({ wrong_count: eb('wrong_count', '+', 1) }))
      .where('code_hash', '=', codeHash)
      .where('ended_at', 'is', null)
      .where('wrong_count', '<', most)
      .returning('wrong_count')
      .executeTakeFirst();
    return row?.wrong_count ?? null;
  },

  /** Takes back tries that were counted. */
  async forgive(db: Db, codeHash: string, tries: number): Promise<void> {
    await db
      .updateTable('login_card')
      .set((eb) => ({
        wrong_count: eb
          .case()
          .when('wrong_count', '>', tries)
          .then(eb('wrong_count', '-', tries))
          .else(0)
          .end(),
      }))
      .where('code_hash', '=', codeHash)
      .execute();
  },

  /** The card of an account, in the place of the one before. */
  async put(
    db: Db,
    card: { accountNo: number; codeHash: string; picturesHash: string; staffNo: number },
    now: number,
  ): Promise<void> {
    const values = {
      code_hash: card.codeHash,
      pictures_hash: card.picturesHash,
      wrong_count: 0,
      made_at: now,
      made_by: card.staffNo,
      ended_at: null,
    };
    await db
      .insertInto('login_card')
      .values({ account_no: card.accountNo, ...values })
      .onConflict((conflict) => conflict.column('account_no').doUpdateSet(values))
      .execute();
  },

  /** Other pictures, with which a locked card opens again. @returns false without a card that lasts */
  async setPictures(db: Db, accountNo: number, picturesHash: string): Promise<boolean> {
    const updated = await db
      .updateTable('login_card')
      .set({ pictures_hash: picturesHash, wrong_count: 0 })
      .where('account_no', '=', accountNo)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  async end(db: Db, accountNo: number, now: number): Promise<boolean> {
    const updated = await db
      .updateTable('login_card')
      .set({ ended_at: now })
      .where('account_no', '=', accountNo)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },
};
