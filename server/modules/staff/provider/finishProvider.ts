import type { z } from 'zod';
import type { providerAnswerBody, StaffEntry } from '#contract/staffProvider.ts';
import { nameRules } from '#domain/account/nameRules.ts';
import { normalizeName } from '#domain/account/normalizeName.ts';
import { countsAsBothFactors } from '#domain/staff/countsAsBothFactors.ts';
import { judgeProviderAddress, type ProviderClaims } from '#domain/staff/judgeProviderAddress.ts';
import { staffTuning } from '#domain/staff/tuning.ts';
import { checkRules } from '#domain/text/checkRules.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { createLoginToken } from '#server/modules/auth/public.ts';
import { recordStaff } from '../recordStaff.ts';
import type { StaffAccount } from '../repositories/staffAccounts.ts';
import { staffChallenges } from '../repositories/staffChallenges.ts';
import { staffPasskeys } from '../repositories/staffPasskeys.ts';
import { staffPosts } from '../repositories/staffPosts.ts';
import { askSecondFactor } from '../sign-in/askSecondFactor.ts';
import { beginStaffLogin } from '../sign-in/beginStaffLogin.ts';
import { findProvider, type ProviderSetting, redirectUriOf, takeBegun } from './beginProvider.ts';
import { type Arrival, findArrival } from './findArrival.ts';
import { sealJoining } from './joinByProvider.ts';
import { linkIdentity } from './linkIdentity.ts';
import { type ProvenIdentity, sealIdentity } from './ProvenIdentity.ts';
import { addressRefused, providerFailure } from './providerFailure.ts';

const nothing: StaffEntry = { signedIn: null, factor: null, joining: null };

/**
 * Takes the answer of a provider: a login, the second factor of the product, or the name of somebody invited. The link
 * of the account there decides who it is; its address only the first time.
 *
 * @throws AppError STAFF_PROVIDER_…
 */
export async function finishProvider(
  context: SiteContext,
  { providers, origin, note }: ProviderSetting,
  given: z.infer<typeof providerAnswerBody>,
): Promise<StaffEntry> {
  const { settings, personOf } = findProvider(context, providers, given.provider);
  const checks = await takeBegun(context, given);
  const person = await personOf(redirectUriOf(origin, settings.id), given.answer, checks);
  if (!person.ok) throw providerFailure(settings.id, person, note);
  const { issuer, subject, claims } = person;
  const identity = { provider: settings.id, issuer, subject };
  const address = judgeProviderAddress({ ...settings, issuer }, claims);
  const arrival = await findArrival(context, identity, address);
  const both = countsAsBothFactors(settings.secondFactor, claims);
  const { entry, account } = arrival;
  if (entry === 'CHANGED' && account !== undefined) {
    const posts = await staffPosts.list(context.db, account.staffNo);
    await recordStaff(context, account.staffNo, posts, { kind: 'SIGN_IN_REFUSED', detail: settings.id });
  }
  if (entry === 'ENDED' || entry === 'CHANGED') throw new AppError(`STAFF_PROVIDER_${entry}`);
  if (entry === 'ENTER' || entry === 'LINK') {
    if (account === undefined) throw new AppError('STAFF_PROVIDER_UNKNOWN');
    return withTransaction(context.db, (db) => enter({ ...context, db }, account, { identity, both, entry }));
  }
  if ('refused' in address) throw addressRefused(address);
  if (entry === 'UNKNOWN') throw unknown(address.email);
  return offerJoining(context, arrival, { ...identity, email: address.email, both, name: nameOf(claims) });
}

/**
 * Whoever has a second factor of the product gives it before the account is linked for the first time: the address that a
 * provider names opens no account that was there before.
 */
async function enter(
  context: SiteContext,
  account: StaffAccount,
  { identity, both, entry }: { identity: ProvenIdentity; both: boolean; entry: 'ENTER' | 'LINK' },
): Promise<StaffEntry> {
  const { db, secrets } = context;
  const own = account.totpSealed !== null || (await staffPasskeys.list(db, account.staffNo)).length > 0;
  if (both && (entry === 'ENTER' || !own))
    return { ...nothing, signedIn: await beginStaffLogin(context, account, { by: identity }) };
  // Who has no second factor chooses one next; then the link has to be there already.
  if (!own) await linkIdentity(context, account, identity);
  return { ...nothing, factor: await askSecondFactor(context, account, sealIdentity(secrets, identity)) };
}

async function offerJoining(
  { db, now, secrets }: SiteContext,
  { invites }: Arrival,
  given: ProvenIdentity & { email: string; both: boolean; name: string },
): Promise<StaffEntry> {
  const { token: challenge, tokenHash: challengeHash } = createLoginToken();
  await staffChallenges.add(db, {
    challengeHash,
    staffNo: null,
    purpose: 'PROVIDER_JOIN',
    detail: sealJoining(secrets, given),
    expiresAt: now + staffTuning.challengeLifetime,
  });
  const institutions = invites.map(({ academyName, role }) => ({ academyName, role }));
  return { ...nothing, joining: { challenge, email: given.email, name: given.name, institutions } };
}

function nameOf({ name }: ProviderClaims): string {
  const given = typeof name === 'string' ? normalizeName(name.slice(0, 200)).trim() : '';
  return checkRules(given, nameRules) === null ? given : '';
}

function unknown(email: string): AppError {
  return new AppError('STAFF_PROVIDER_UNKNOWN', {
    message: `${email} 주소로 온 초대가 없어요. 기관의 원장님이나 관리자에게 이 주소로 초대해 달라고 해 주세요. 만들어진 것은 없어요.`,
  });
}
