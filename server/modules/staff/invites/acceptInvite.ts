import type { z } from 'zod';
import type { acceptInviteBody, StaffFactorStep, StaffInvitation } from '#contract/staffSignIn.ts';
import { nameRules } from '#domain/account/nameRules.ts';
import { normalizeName } from '#domain/account/normalizeName.ts';
import { privilegedPasswordRefusal } from '#domain/account/privilegedPasswordRefusal.ts';
import { checkRules } from '#domain/text/checkRules.ts';
import type { SiteContext } from '#server/core/Context.ts';
import type { StaffContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { hashLoginToken, passwordHash } from '#server/modules/auth/public.ts';
import { recordStaff } from '../recordStaff.ts';
import { staffAccounts } from '../repositories/staffAccounts.ts';
import { type StaffInvite, staffInvites } from '../repositories/staffInvites.ts';
import { staffPosts } from '../repositories/staffPosts.ts';
import { askSecondFactor } from '../sign-in/askSecondFactor.ts';

/** What an invitation is about. @throws AppError STAFF_INVITE_GONE */
export async function checkInvite(context: SiteContext, token: string): Promise<StaffInvitation> {
  const invite = await findInvite(context, token);
  const { academyName, role, email, expiresAt } = invite;
  const known = (await staffAccounts.findByEmail(context.db, context.site, email)) !== undefined;
  return { academyName, role, email, known, expiresAt: new Date(expiresAt).toISOString() };
}

/**
 * Makes the account of somebody who was invited and had none. Its second factor is chosen next.
 *
 * @throws AppError STAFF_INVITE_GONE; INVALID_INPUT for a name or password that is not good enough; CONFLICT for
 *   somebody who has an account: they sign in and join
 */
export async function acceptInvite(
  context: SiteContext,
  given: z.infer<typeof acceptInviteBody>,
): Promise<StaffFactorStep> {
  const invite = await findInvite(context, given.token);
  const name = normalizeName(given.name);
  const fields = {
    ...named('name', checkRules(name, nameRules)),
    ...named('password', privilegedPasswordRefusal(given.password, name)),
  };
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
  const hash = await passwordHash.create(given.password);
  return withTransaction(context.db, async (db) => {
    const { site, now } = context;
    const staffNo = await staffAccounts.insert(db, { site, email: invite.email, name, passwordHash: hash }, now);
    if (staffNo === null) throw new AppError('CONFLICT');
    await takePost({ ...context, db }, staffNo, invite);
    return askSecondFactor({ db, now }, { staffNo, totpSealed: null });
  });
}

/** Adds the institution to somebody who is signed in. @throws AppError STAFF_INVITE_GONE, also for an invitation of another address */
export async function joinByInvite(context: StaffContext, token: string): Promise<{ done: true }> {
  const invite = await findInvite(context, token);
  const account = await staffAccounts.find(context.db, context.staffNo);
  if (account?.email !== invite.email) throw new AppError('STAFF_INVITE_GONE');
  await withTransaction(context.db, (db) => takePost({ ...context, db }, context.staffNo, invite));
  return { done: true };
}

async function findInvite(context: SiteContext, token: string): Promise<StaffInvite> {
  const invite = await staffInvites.find(context.db, context.site, hashLoginToken(token), context.now);
  if (invite === undefined) throw new AppError('STAFF_INVITE_GONE');
  return invite;
}

/** Opens the post of an invitation, in the transaction of `context.db`. @throws AppError STAFF_INVITE_GONE */
export async function takePost(context: SiteContext, staffNo: number, invite: StaffInvite): Promise<void> {
  const { db, now } = context;
  const { academyNo, role, classNos } = invite;
  if (!(await staffInvites.accept(db, invite.inviteNo, now))) throw new AppError('STAFF_INVITE_GONE');
  await staffPosts.open(db, { staffNo, academyNo, role }, now);
  await staffPosts.teach(db, staffNo, academyNo, classNos);
  await recordStaff(context, staffNo, [invite], { kind: 'STAFF_JOINED', detail: role });
}

const named = (field: string, reason: string | null) => (reason === null ? {} : { [field]: reason });
