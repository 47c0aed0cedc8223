import type { SiteName } from '#contract/site.ts';
import type { Db } from '#server/db/Db.ts';

export const profileImages = {
  /** Puts a picture in the place of the one before, which is gone then. */
  async replace(
    db: Db,
    accountNo: number,
    image: { imageName: string; webp: Uint8Array; path: string; now: number },
  ): Promise<void> {
    const row = { image_name: image.imageName, webp: image.webp, created_at: image.now };
    await db
      .insertInto('profile_image')
      .values({ account_no: accountNo, ...row })
      .onConflict((conflict) => conflict.column('account_no').doUpdateSet(row))
      .execute();
    await setPath(db, accountNo, image.path);
  },

  async remove(db: Db, accountNo: number): Promise<void> {
    await db.deleteFrom('profile_image').where('account_no', '=', accountNo).execute();
    await setPath(db, accountNo, null);
  },

  /** @param site where the account of the picture is */
  async find(db: Db, site: SiteName, imageName: string): Promise<Uint8Array | undefined> {
    const row = await db
      .selectFrom('profile_image')
      .innerJoin('account', 'account.account_no', 'profile_image.account_no')
      .select('profile_image.webp')
      .where('profile_image.image_name', '=', imageName)
      .where('account.site', '=', site)
      .executeTakeFirst();
    return row?.webp;
  },
};

async function setPath(db: Db, accountNo: number, path: string | null): Promise<void> {
  await db.updateTable('account').set({ profile_image_path: path }).where('account_no', '=', accountNo).execute();
}
