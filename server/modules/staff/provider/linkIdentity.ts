import type { SiteContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaff } from '../recordStaff.ts';
import type { StaffAccount } from '../repositories/staffAccounts.ts';
import { staffIdentities } from '../repositories/staffIdentities.ts';
import { staffPosts } from '../repositories/staffPosts.ts';
import type { ProvenIdentity } from './ProvenIdentity.ts';

/**
 * Notes that a link was used, or makes it the first time, in the transaction of `context.db`.
 *
 * @throws AppError STAFF_PROVIDER_CHANGED when the subject is somebody else's, or the account has another one there
 */
export async function linkIdentity(
  context: SiteContext,
  { staffNo }: Pick<StaffAccount, 'staffNo'>,
  identity: ProvenIdentity,
): Promise<void> {
  const { db, site, now } = context;
  const linked = await staffIdentities.find(db, site, identity);
  if (linked?.staffNo === staffNo) return staffIdentities.use(db, linked.identityNo, identity.provider, now);
  if (linked !== undefined || !(await staffIdentities.add(db, { ...identity, site, staffNo }, now)))
    throw new AppError('STAFF_PROVIDER_CHANGED');
  const posts = await staffPosts.list(db, staffNo);
  await recordStaff(context, staffNo, posts, { kind: 'PROVIDER_LINKED', detail: identity.provider });
}
