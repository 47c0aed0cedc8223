import { decideProviderEntry, type ProviderEntry } from '#domain/staff/decideProviderEntry.ts';
import type { JudgedAddress } from '#domain/staff/judgeProviderAddress.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { type StaffAccount, staffAccounts } from '../repositories/staffAccounts.ts';
import { staffIdentities } from '../repositories/staffIdentities.ts';
import { type StaffInvite, staffInvites } from '../repositories/staffInvites.ts';
import { staffPosts } from '../repositories/staffPosts.ts';
import type { ProvenIdentity } from './ProvenIdentity.ts';

export interface Arrival {
  entry: ProviderEntry;
  /** Whose account it is; undefined for somebody without one. */
  account: StaffAccount | undefined;
  /** Invitations that wait for the proved address. */
  invites: StaffInvite[];
}

/** Looks up who came from a provider. */
export async function findArrival(
  context: SiteContext,
  identity: ProvenIdentity,
  address: JudgedAddress,
): Promise<Arrival> {
  const { db, site, now } = context;
  const link = await staffIdentities.find(db, site, identity);
  const linked = link && (await staffAccounts.find(db, link.staffNo));
  const email = 'email' in address ? address.email : null;
  const addressed = email === null ? undefined : await staffAccounts.findByEmail(db, site, email);
  const invites = email === null ? [] : await staffInvites.listFor(db, site, email, now);
  const entry = decideProviderEntry({
    linked: linked ? { awaited: await isAwaited(context, linked) } : null,
    addressed: addressed
      ? {
          awaited: await isAwaited(context, addressed),
          linkedElsewhere: (await staffIdentities.list(db, addressed.staffNo)).some(
            ({ issuer }) => issuer === identity.issuer,
          ),
          demo: addressed.demo,
        }
      : null,
    invited: invites.length > 0,
  });
  return { entry, account: linked ?? addressed, invites };
}

async function isAwaited({ db, site, now }: SiteContext, { staffNo, email }: StaffAccount): Promise<boolean> {
  if ((await staffPosts.list(db, staffNo)).length > 0) return true;
  return (await staffInvites.listFor(db, site, email, now)).length > 0;
}
