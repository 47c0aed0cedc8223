import { z } from 'zod';
import type { SiteName } from '#contract/site.ts';
import type { StaffRole } from '#domain/staff/staffRoles.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const numberList = z.array(z.int());

export interface StaffInvite {
  inviteNo: number;
  academyNo: number;
  academyName: string;
  site: SiteName;
  email: string;
  role: StaffRole;
  classNos: number[];
  createdAt: number;
  expiresAt: number;
}

const listQuery = compileOnce((db, given: { academyNo: number; now: number }) =>
  waiting(db)
    .where('staff_invite.academy_no', '=', given.academyNo)
    .where('staff_invite.expires_at', '>', given.now)
    .orderBy('staff_invite.created_at', 'desc'),
);

/** Invitations that wait. */
export const staffInvites = {
  /** Invites once more in place of an invitation that waits for the same address. */
  async put(
    db: Db,
    given: {
      tokenHash: string;
      academyNo: number;
      email: string;
      role: StaffRole;
      classNos: readonly number[];
      invitedBy: number | null;
      expiresAt: number;
    },
    now: number,
  ): Promise<void> {
    await staffInvites.withdraw(db, given.academyNo, { email: given.email });
    await db
      .insertInto('staff_invite')
      .values({
        token_hash: given.tokenHash,
        academy_no: given.academyNo,
        email: given.email,
        role: given.role,
        class_nos: JSON.stringify(given.classNos),
        invited_by: given.invitedBy,
        created_at: now,
        expires_at: given.expiresAt,
        accepted_at: null,
      })
      .execute();
  },

  /** One that still works. */
  async find(db: Db, site: SiteName, tokenHash: string, now: number): Promise<StaffInvite | undefined> {
    const row = await waiting(db)
      .where('staff_invite.token_hash', '=', tokenHash)
      .where('institution.site', '=', site)
      .where('institution.status', '=', 'ACTIVE')
      .where('staff_invite.expires_at', '>', now)
      .executeTakeFirst();
    return row && { ...row, classNos: numberList.parse(JSON.parse(row.classNos)) };
  },

  async list(db: Db, academyNo: number, now: number): Promise<StaffInvite[]> {
    const { rows } = await listQuery(db, { academyNo, now });
    return rows.map((row) => ({ ...row, classNos: numberList.parse(JSON.parse(row.classNos)) }));
  },

  /** Those that work for an address at institutions of a site whose contract goes on, the oldest first. */
  async listFor(db: Db, site: SiteName, email: string, now: number): Promise<StaffInvite[]> {
    const rows = await waiting(db)
      .where('staff_invite.email', '=', email)
      .where('institution.site', '=', site)
      .where('institution.status', '=', 'ACTIVE')
      .where('staff_invite.expires_at', '>', now)
      .orderBy('staff_invite.created_at')
      .orderBy('staff_invite.invite_no')
      .execute();
    return rows.map((row) => ({ ...row, classNos: numberList.parse(JSON.parse(row.classNos)) }));
  },

  /** @returns false when it was accepted or withdrawn meanwhile */
  async accept(db: Db, inviteNo: number, now: number): Promise<boolean> {
    const row = await db
      .updateTable('staff_invite')
      .set({ accepted_at: now })
      .where('invite_no', '=', inviteNo)
      .where('accepted_at', 'is', null)
      .returning('invite_no')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** @returns whether one was waiting */
  async withdraw(db: Db, academyNo: number, which: { email: string } | { inviteNo: number }): Promise<boolean> {
    const query = db.deleteFrom('staff_invite').where('academy_no', '=', academyNo).where('accepted_at', 'is', null);
    const row = await ('email' in which
      ? query.where('email', '=', which.email)
      : query.where('invite_no', '=', which.inviteNo)
    )
      .returning('invite_no')
      .executeTakeFirst();
    return row !== undefined;
  },
};

function waiting(db: Db) {
  return db
    .selectFrom('staff_invite')
    .innerJoin('institution', 'institution.academy_no', 'staff_invite.academy_no')
    .select([
      'staff_invite.invite_no as inviteNo',
      'staff_invite.academy_no as academyNo',
      'institution.name as academyName',
      'institution.site',
      'staff_invite.email',
      'staff_invite.role',
      'staff_invite.class_nos as classNos',
      'staff_invite.created_at as createdAt',
      'staff_invite.expires_at as expiresAt',
    ])
    .where('staff_invite.accepted_at', 'is', null);
}
