import type { SiteName } from '#contract/site.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** An account at a provider that somebody signs in by. Instants are milliseconds UTC. */
export interface StaffIdentity {
  identityNo: number;
  staffNo: number;
  issuer: string;
  provider: string;
  linkedAt: number;
  lastUsedAt: number;
}

const listQuery = compileOnce((db, given: { staffNo: number }) =>
  identities(db).where('staff_no', '=', given.staffNo).orderBy('identity_no'),
);

/** Links between the staff and accounts at providers. */
export const staffIdentities = {
  async find(
    db: Db,
    site: SiteName,
    { issuer, subject }: { issuer: string; subject: string },
  ): Promise<StaffIdentity | undefined> {
    return identities(db)
      .where('site', '=', site)
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
  },

  /** Of one person, the oldest first. */
  async list(db: Db, staffNo: number): Promise<StaffIdentity[]> {
    return (await listQuery(db, { staffNo })).rows;
  },

  /** @returns false when the subject is linked already, or the person has another account at this issuer */
  async add(
    db: Db,
    given: { site: SiteName; issuer: string; subject: string; staffNo: number; provider: string },
    now: number,
  ): Promise<boolean> {
    const row = await db
      .insertInto('staff_identity')
      .values({
        site: given.site,
        issuer: given.issuer,
        subject: given.subject,
        staff_no: given.staffNo,
        provider: given.provider,
        linked_at: now,
        last_used_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('identity_no')
      .executeTakeFirst();
    return row !== undefined;
  },

  async use(db: Db, identityNo: number, provider: string, now: number): Promise<void> {
    await db
      .updateTable('staff_identity')
      .set({ provider, last_used_at: now })
      .where('identity_no', '=', identityNo)
      .execute();
  },

  /** @returns the provider; undefined for a link that is not theirs */
  async remove(db: Db, staffNo: number, identityNo: number): Promise<string | undefined> {
    const row = await db
      .deleteFrom('staff_identity')
      .where('staff_no', '=', staffNo)
      .where('identity_no', '=', identityNo)
      .returning('provider')
      .executeTakeFirst();
    return row?.provider;
  },
};

function identities(db: Db) {
  return db
    .selectFrom('staff_identity')
    .select([
      'identity_no as identityNo',
      'staff_no as staffNo',
      'issuer',
      'provider',
      'linked_at as linkedAt',
      'last_used_at as lastUsedAt',
    ]);
}
