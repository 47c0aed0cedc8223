import { z } from 'zod';
import type { SiteName } from '#contract/site.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** Who wrote a reply, once its writer was forgotten. */
const LEFT_NAME = '떠난 선생님';

const hashList = z.array(z.string());

export interface StaffAccount {
  staffNo: number;
  site: SiteName;
  email: string;
  name: string;
  passwordHash: string;
  totpSealed: string | null;
  totpStep: number;
  recoveryHashes: string[];
  failures: { count: number; lastAt: number };
  demo: boolean;
}

const findQuery = compileOnce((db, given: { staffNo: number }) =>
  db.selectFrom('staff').selectAll().where('staff_no', '=', given.staffNo),
);

/** Those who work at institutions, whichever these are. */
export const staffAccounts = {
  async findByEmail(db: Db, site: SiteName, email: string): Promise<StaffAccount | undefined> {
    const row = await db
      .selectFrom('staff')
      .selectAll()
      .where('site', '=', site)
      .where('email', '=', email)
      .executeTakeFirst();
    return row && read(row);
  },

  async find(db: Db, staffNo: number): Promise<StaffAccount | undefined> {
    const [row] = (await findQuery(db, { staffNo })).rows;
    return row && read(row);
  },

  async findDemo(db: Db, site: SiteName): Promise<StaffAccount | undefined> {
    const row = await db
      .selectFrom('staff')
      .selectAll()
      .where('site', '=', site)
      .where('demo', '=', 1)
      .orderBy('staff_no')
      .executeTakeFirst();
    return row && read(row);
  },

  /** @returns null when somebody of the site has this address */
  async insert(
    db: Db,
    given: { site: SiteName; email: string; name: string; passwordHash: string; demo?: boolean },
    now: number,
  ): Promise<number | null> {
    const row = await db
      .insertInto('staff')
      .values({
        site: given.site,
        email: given.email,
        name: given.name,
        password_hash: given.passwordHash,
        demo: given.demo ? 1 : 0,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['site', 'email']).doNothing())
      .returning('staff_no')
      .executeTakeFirst();
    return row?.staff_no ?? null;
  },

  async setFailures(db: Db, staffNo: number, failures: StaffAccount['failures']): Promise<void> {
    await db
      .updateTable('staff')
      .set({ failure_count: failures.count, last_failed_at: failures.lastAt })
      .where('staff_no', '=', staffNo)
      .execute();
  },

  /** @returns false when the code of this step or a later one was used already */
  async takeStep(db: Db, staffNo: number, step: number): Promise<boolean> {
    const row = await db
      .updateTable('staff')
      .set({ totp_step: step })
      .where('staff_no', '=', staffNo)
      .where('totp_step', '<', step)
      .returning('staff_no')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** @returns false when the codes changed meanwhile */
  async replaceRecovery(db: Db, account: StaffAccount, left: readonly string[]): Promise<boolean> {
    const row = await db
      .updateTable('staff')
      .set({ recovery_hashes: JSON.stringify(left) })
      .where('staff_no', '=', account.staffNo)
      .where('recovery_hashes', '=', JSON.stringify(account.recoveryHashes))
      .returning('staff_no')
      .executeTakeFirst();
    return row !== undefined;
  },

  async setRecovery(db: Db, staffNo: number, hashes: readonly string[]): Promise<void> {
    await db
      .updateTable('staff')
      .set({ recovery_hashes: JSON.stringify(hashes) })
      .where('staff_no', '=', staffNo)
      .execute();
  },

  async setCodes(db: Db, staffNo: number, given: { totpSealed: string; step: number }): Promise<void> {
    await db
      .updateTable('staff')
      .set({ totp_sealed: given.totpSealed, totp_step: given.step })
      .where('staff_no', '=', staffNo)
      .execute();
  },

  /** Lets nobody else change the person until the transaction ends. */
  async lock(db: Db, staffNo: number): Promise<void> {
    await db
      .updateTable('staff')
      .set(({ ref }) => ({ failure_count: ref('failure_count') }))
      .where('staff_no', '=', staffNo)
      .execute();
  },

  async clearCodes(db: Db, staffNo: number): Promise<void> {
    await db.updateTable('staff').set({ totp_sealed: null }).where('staff_no', '=', staffNo).execute();
  },

  /** People without an open post whose last one ended before this instant, and who were not forgotten yet. */
  async listLeftBefore(db: Db, instant: number): Promise<number[]> {
    const rows = await db
      .selectFrom('staff')
      .innerJoin('staff_post', 'staff_post.staff_no', 'staff.staff_no')
      .select('staff.staff_no as staffNo')
      .where('staff.name', '!=', LEFT_NAME)
      .groupBy('staff.staff_no')
      .having((eb) => eb(eb.fn.count('staff_post.until'), '=', eb.fn.countAll()))
      .having((eb) => eb(eb.fn.max('staff_post.until'), '<', instant))
      .execute();
    return rows.map(({ staffNo }) => staffNo);
  },

  /** @param passwordHash of an account without a password */
  async forget(db: Db, staffNo: number, passwordHash: string): Promise<void> {
    for (const table of ['staff_passkey', 'staff_identity', 'staff_login', 'staff_challenge'] as const)
      await db.deleteFrom(table).where('staff_no', '=', staffNo).execute();
    const { email } = await db
      .selectFrom('staff')
      .select('email')
      .where('staff_no', '=', staffNo)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('staff_invite').where('email', '=', email).where('accepted_at', 'is not', null).execute();
    await db
      .updateTable('staff')
      .set({
        name: LEFT_NAME,
        email: `left-${staffNo}`,
        password_hash: passwordHash,
        totp_sealed: null,
        recovery_hashes: '[]',
        phrases: null,
      })
      .where('staff_no', '=', staffNo)
      .execute();
  },

  async setPassword(db: Db, staffNo: number, passwordHash: string): Promise<void> {
    await db.updateTable('staff').set({ password_hash: passwordHash }).where('staff_no', '=', staffNo).execute();
  },
};

interface StaffRow {
  staff_no: number;
  site: SiteName;
  email: string;
  name: string;
  password_hash: string;
  totp_sealed: string | null;
  totp_step: number;
  recovery_hashes: string;
  failure_count: number;
  last_failed_at: number;
  demo: number;
}

function read(row: StaffRow): StaffAccount {
  return {
    staffNo: row.staff_no,
    site: row.site,
    email: row.email,
    name: row.name,
    passwordHash: row.password_hash,
    totpSealed: row.totp_sealed,
    totpStep: row.totp_step,
    recoveryHashes: hashList.parse(JSON.parse(row.recovery_hashes)),
    failures: { count: row.failure_count, lastAt: row.last_failed_at },
    demo: row.demo === 1,
  };
}
