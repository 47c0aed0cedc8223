import { type SharePage, shareAllows } from '#domain/account/shareAllows.ts';
import type { ShareScope } from '#domain/account/shareScopes.ts';
import type { AccountStatus } from '#domain/account/statuses.ts';
import { HOUR } from '#domain/time/duration.ts';
import type { Context, SiteContext } from '#server/core/Context.ts';
import { parentShares } from './repositories/parentShares.ts';
import { hashShareKey, isShareKey } from './shareKey.ts';

/** Nobody looks into an account that sleeps or is on its way out. */
const CLOSED: readonly AccountStatus[] = ['DORMANT', 'WITHDRAWAL_REQUEST', 'WITHDRAWAL'];

export interface OpenShare {
  shareNo: number;
  accountNo: number;
  scope: ShareScope | null;
  name: string;
  /** The report that a link of a teacher shows, and the institution that made it. */
  month: string | null;
  academyNo: number | null;
}

/**
 * Whose link this is; null alike for a key that is no key, unknown, of another site, revoked, over or made for something
 * else.
 */
export async function openParentShare(
  { db, now, site }: SiteContext,
  key: string,
  page: SharePage,
): Promise<OpenShare | null> {
  const share = isShareKey(key) ? await parentShares.findByKeyHash(db, site, hashShareKey(key), now) : undefined;
  return share && shareAllows(share.scope, page) && !CLOSED.includes(share.status) ? share : null;
}

/** Notes that somebody looked; again within an hour writes nothing. */
export async function markShareOpened({ db, now }: Context, shareNo: number): Promise<void> {
  await parentShares.markOpened(db, shareNo, now, now - HOUR);
}
