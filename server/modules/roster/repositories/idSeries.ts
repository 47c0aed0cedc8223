import type { SiteName } from '#contract/site.ts';
import type { Db } from '#server/db/Db.ts';

/** The letters and numbers that an institution gives its students as ids. */
export const idSeries = {
  async find(db: Db, academyNo: number): Promise<{ letters: string; nextNo: number } | undefined> {
    return db
      .selectFrom('id_series')
      .select(['letters', 'next_no as nextNo'])
      .where('academy_no', '=', academyNo)
      .executeTakeFirst();
  },

  async isTaken(db: Db, site: SiteName, letters: string): Promise<boolean> {
    const row = await db
      .selectFrom('id_series')
      .select('academy_no')
      .where('site', '=', site)
      .where('letters', '=', letters)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** @returns false when the institution has letters already, or another one of the site has these */
  async choose(db: Db, given: { academyNo: number; site: SiteName; letters: string }): Promise<boolean> {
    const row = await db
      .insertInto('id_series')
      .values({ academy_no: given.academyNo, site: given.site, letters: given.letters, next_no: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .returning('academy_no')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** The next number, which nobody gets again; undefined for an institution without letters. */
  async take(db: Db, academyNo: number): Promise<{ letters: string; no: number } | undefined> {
    const row = await db
      .updateTable('id_series')
      .set((eb) => ({ next_no: eb('next_no', '+', 1) }))
      .where('academy_no', '=', academyNo)
      .returning(['letters', 'next_no'])
      .executeTakeFirst();
    return row === undefined ? undefined : { letters: row.letters, no: row.next_no - 1 };
  },
};
