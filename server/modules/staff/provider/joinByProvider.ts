import { z } from 'zod';
import type { providerJoinBody, StaffEntry } from '#contract/staffProvider.ts';
import { nameRules } from '#domain/account/nameRules.ts';
import { normalizeName } from '#domain/account/normalizeName.ts';
import { checkRules } from '#domain/text/checkRules.ts';
import type { Secrets } from '#server/config/Secrets.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { hashLoginToken, passwordHash } from '#server/modules/auth/public.ts';
import { takePost } from '../invites/acceptInvite.ts';
import { staffAccounts } from '../repositories/staffAccounts.ts';
import { staffChallenges } from '../repositories/staffChallenges.ts';
import { staffInvites } from '../repositories/staffInvites.ts';
import { askSecondFactor } from '../sign-in/askSecondFactor.ts';
import { beginStaffLogin } from '../sign-in/beginStaffLogin.ts';
import { linkIdentity } from './linkIdentity.ts';

const joining = z.object({
  provider: z.string(),
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  both: z.boolean(),
});

/** What a provider proved of somebody invited, until the name is there. */
export function sealJoining(secrets: Secrets, given: z.infer<typeof joining>): string {
  return secrets.seal(JSON.stringify(joining.parse(given)));
}

/**
 * Makes the account of somebody invited who came from a provider, without a password, and opens every post that the
 * address is invited to.
 *
 * @throws AppError STAFF_STEP_GONE, STAFF_INVITE_GONE; INVALID_INPUT for a name that is none; CONFLICT for somebody who
 *   got an account meanwhile: they sign in
 */
export async function joinByProvider(
  context: SiteContext,
  given: z.infer<typeof providerJoinBody>,
): Promise<StaffEntry> {
  const name = normalizeName(given.name);
  const refusal = checkRules(name, nameRules);
  if (refusal !== null) throw new AppError('INVALID_INPUT', { fields: { name: refusal } });
  const { site, now, secrets } = context;
  return withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const open = await staffChallenges.take(db, hashLoginToken(given.challenge), 'PROVIDER_JOIN', now);
    if (open === undefined) throw new AppError('STAFF_STEP_GONE');
    const { email, both, ...identity } = joining.parse(JSON.parse(secrets.open(open.detail)));
    const invites = await staffInvites.listFor(db, site, email, now);
    if (invites.length === 0) throw new AppError('STAFF_INVITE_GONE');
    const staffNo = await staffAccounts.insert(db, { site, email, name, passwordHash: passwordHash.none }, now);
    if (staffNo === null) throw new AppError('CONFLICT');
    for (const invite of invites) await takePost(inside, staffNo, invite);
    await linkIdentity(inside, { staffNo }, identity);
    const nothing: StaffEntry = { signedIn: null, factor: null, joining: null };
    if (!both) return { ...nothing, factor: await askSecondFactor(inside, { staffNo, totpSealed: null }) };
    const account = { staffNo, name, email, demo: false };
    return { ...nothing, signedIn: await beginStaffLogin(inside, account, { by: identity }) };
  });
}
