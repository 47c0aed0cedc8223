import type { SiteName } from '#contract/site.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** A login of somebody of the staff. Instants are milliseconds UTC. */
export interface StaffLogin {
  staffNo: number;
  name: string;
  email: string;
  demo: boolean;
  signedInAt: number;
  lastSeenAt: number;
}

const findQuery = compileOnce((db, given: { tokenHash: string; site: SiteName }) =>
  db
    .selectFrom('staff_login')
    .innerJoin('staff', 'staff.staff_no', 'staff_login.staff_no')
    .select([
      'staff.staff_no as staffNo',
      'staff.name',
      'staff.email',
      'staff.demo',
      'staff_login.signed_in_at as signedInAt',
      'staff_login.last_seen_at as lastSeenAt',
    ])
    .where('staff_login.token_hash', '=', given.tokenHash)
    .where('staff.site', '=', given.site),
);

export const staffLogins = {
  async find(db: Db, site: SiteName, tokenHash: string): Promise<StaffLogin | undefined> {
    const [row] = (await findQuery(db, { tokenHash, site })).rows;
    return row && { ...row, demo: row.demo === 1 };
  },

  /** Those of these logins that were not ended, with when they were in use last. */
  async lasting(db: Db, tokenHashes: readonly string[]) {
    if (tokenHashes.length === 0) return [];
    return db
      .selectFrom('staff_login')
      .select(['token_hash as tokenHash', 'signed_in_at as signedInAt', 'last_seen_at as lastSeenAt'])
      .where('token_hash', 'in', [...tokenHashes])
      .execute();
  },

  async add(db: Db, given: { tokenHash: string; staffNo: number }, now: number): Promise<void> {
    await db
      .insertInto('staff_login')
      .values({ token_hash: given.tokenHash, staff_no: given.staffNo, signed_in_at: now, last_seen_at: now })
      .execute();
  },

  async see(db: Db, tokenHash: string, now: number): Promise<void> {
    await db.updateTable('staff_login').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();
  },

  async end(db: Db, tokenHash: string): Promise<void> {
    await db.deleteFrom('staff_login').where('token_hash', '=', tokenHash).execute();
  },

  /** Ends every login of a person, or every other one. */
  async endAll(db: Db, staffNo: number, but?: string): Promise<void> {
    let query = db.deleteFrom('staff_login').where('staff_no', '=', staffNo);
    if (but !== undefined) query = query.where('token_hash', '!=', but);
    await query.execute();
  },

  async deleteSeenBefore(db: Db, instant: number): Promise<void> {
    await db.deleteFrom('staff_login').where('last_seen_at', '<', instant).execute();
  },
};
