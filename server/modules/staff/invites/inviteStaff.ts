import type { SiteName } from '#contract/site.ts';
import { normalizeEmail } from '#domain/account/normalizeEmail.ts';
import type { StaffRole } from '#domain/staff/staffRoles.ts';
import { staffTuning } from '#domain/staff/tuning.ts';
import type { Context } from '#server/core/Context.ts';
import { createLoginToken } from '#server/modules/auth/public.ts';
import { queueMail } from '#server/modules/mail/public.ts';
import { staffInvites } from '../repositories/staffInvites.ts';

export interface NewInvite {
  academyNo: number;
  academyName: string;
  site: SiteName;
  email: string;
  role: StaffRole;
  classNos: readonly number[];
  /** Null: by an operator. */
  invitedBy: number | null;
}

/** Invites somebody by mail, in the transaction of `context.db`. A second invitation takes the place of one that waits. */
export async function inviteStaff(context: Pick<Context, 'db' | 'now' | 'secrets'>, given: NewInvite): Promise<void> {
  const { token, tokenHash } = createLoginToken();
  const email = normalizeEmail(given.email);
  const expiresAt = context.now + staffTuning.inviteLifetime;
  await staffInvites.put(context.db, { ...given, email, tokenHash, expiresAt }, context.now);
  const { academyName, role, site } = given;
  await queueMail(context, {
    accountNo: null,
    to: email,
    template: 'STAFF_INVITED',
    fields: { site, academyName, role, inviteToken: token, expiresAt },
  });
}
