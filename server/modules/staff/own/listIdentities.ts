import type { StaffIdentityList } from '#contract/staffProvider.ts';
import { mayUnlinkProvider } from '#domain/staff/mayUnlinkProvider.ts';
import type { StaffContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { StaffProvider } from '#server/gateways/staff-provider/StaffProvider.ts';
import { passwordHash } from '#server/modules/auth/public.ts';
import { recordStaff } from '../recordStaff.ts';
import { staffAccounts } from '../repositories/staffAccounts.ts';
import { type StaffIdentity, staffIdentities } from '../repositories/staffIdentities.ts';
import { staffPasskeys } from '../repositories/staffPasskeys.ts';
import { staffPosts } from '../repositories/staffPosts.ts';

/** The accounts at providers that oneself signs in by, and whether each may go. */
export async function listIdentities(
  context: StaffContext,
  providers: readonly StaffProvider[],
): Promise<StaffIdentityList> {
  const { identities, password, removable } = await readWays(context, providers);
  return {
    identities: identities.map((identity) => ({
      identityNo: identity.identityNo,
      name: providerOf(providers, identity)?.settings.name ?? new URL(identity.issuer).host,
      linkedAt: new Date(identity.linkedAt).toISOString(),
      lastUsedAt: new Date(identity.lastUsedAt).toISOString(),
      removable: removable(identity),
    })),
    password,
  };
}

/** Takes a link away. @throws AppError NOT_FOUND; STAFF_ONLY_WAY_IN */
export async function unlinkIdentity(
  context: StaffContext,
  providers: readonly StaffProvider[],
  identityNo: number,
): Promise<{ done: true }> {
  return withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { identities, removable } = await readWays(inside, providers);
    const identity = identities.find((each) => each.identityNo === identityNo);
    if (identity === undefined) throw new AppError('NOT_FOUND');
    if (!removable(identity)) throw new AppError('STAFF_ONLY_WAY_IN');
    await staffIdentities.remove(db, context.staffNo, identityNo);
    const posts = await staffPosts.list(db, context.staffNo);
    await recordStaff(inside, context.staffNo, posts, { kind: 'PROVIDER_UNLINKED', detail: identity.provider });
    return { done: true };
  });
}

async function readWays({ db, staffNo, site }: StaffContext, providers: readonly StaffProvider[]) {
  const account = await staffAccounts.find(db, staffNo);
  if (account === undefined) throw new AppError('LOGIN_REQUIRED');
  const identities = await staffIdentities.list(db, staffNo);
  const passkeys = (await staffPasskeys.list(db, staffNo)).length;
  const password = account.passwordHash !== passwordHash.none;
  const works = (identity: StaffIdentity) =>
    providerOf(providers, identity)?.settings.sites.some((each) => each === site) ?? false;
  const removable = ({ identityNo }: StaffIdentity) => {
    const otherLinks = identities.filter((each) => each.identityNo !== identityNo && works(each)).length;
    return mayUnlinkProvider({ password, passkeys, otherLinks });
  };
  return { identities, password, removable };
}

/** By the id of the settings and the issuer: an id may stand for another provider by now. */
function providerOf(providers: readonly StaffProvider[], { provider, issuer }: StaffIdentity) {
  return providers.find(
    ({ settings }) => settings.id === provider && new URL(settings.issuer).href === new URL(issuer).href,
  );
}
