import { z } from 'zod';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const transportList = z.array(z.string());

export interface StaffPasskey {
  /** base64url. */
  credentialId: string;
  staffNo: number;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
}

const listQuery = compileOnce((db, given: { staffNo: number }) =>
  db
    .selectFrom('staff_passkey')
    .select(['credential_id', 'device', 'created_at', 'last_used_at'])
    .where('staff_no', '=', given.staffNo)
    .orderBy('created_at'),
);

/** Passkeys of the staff. */
export const staffPasskeys = {
  async find(db: Db, credentialId: string): Promise<StaffPasskey | undefined> {
    const row = await db
      .selectFrom('staff_passkey')
      .selectAll()
      .where('credential_id', '=', credentialId)
      .executeTakeFirst();
    return (
      row && {
        credentialId: row.credential_id,
        staffNo: row.staff_no,
        publicKey: new Uint8Array(row.public_key),
        counter: row.counter,
        transports: transportList.parse(JSON.parse(row.transports)),
      }
    );
  },

  async list(
    db: Db,
    staffNo: number,
  ): Promise<{ credentialId: string; device: string; createdAt: number; lastUsedAt: number | null }[]> {
    const { rows } = await listQuery(db, { staffNo });
    return rows.map((row) => ({
      credentialId: row.credential_id,
      device: row.device,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
    }));
  },

  /** @returns false when somebody has this key already */
  async add(db: Db, given: StaffPasskey & { device: string }, now: number): Promise<boolean> {
    const row = await db
      .insertInto('staff_passkey')
      .values({
        credential_id: given.credentialId,
        staff_no: given.staffNo,
        public_key: given.publicKey,
        counter: given.counter,
        transports: JSON.stringify(given.transports),
        device: given.device,
        created_at: now,
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('credential_id')
      .executeTakeFirst();
    return row !== undefined;
  },

  async use(db: Db, credentialId: string, counter: number, now: number): Promise<void> {
    await db
      .updateTable('staff_passkey')
      .set({ counter, last_used_at: now })
      .where('credential_id', '=', credentialId)
      .execute();
  },

  async remove(db: Db, staffNo: number, credentialId: string): Promise<boolean> {
    const row = await db
      .deleteFrom('staff_passkey')
      .where('staff_no', '=', staffNo)
      .where('credential_id', '=', credentialId)
      .returning('credential_id')
      .executeTakeFirst();
    return row !== undefined;
  },
};
