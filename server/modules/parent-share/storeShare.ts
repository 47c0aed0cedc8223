import { randomUUID } from 'node:crypto';
import type { ShareScope } from '#domain/account/shareScopes.ts';
import { parentShareTuning } from '#domain/account/tuning.ts';
import type { Context } from '#server/core/Context.ts';
import { parentShares, type ShareRow } from './repositories/parentShares.ts';
import { hashShareKey, shareKey } from './shareKey.ts';

/** One for each grown-up who asks, with room to spare; enough to keep an eye on. */
export const LIVE_LIMIT = 10;

/** The report that a link of a teacher shows. */
export interface SharedReport {
  month: string;
  academyNo: number;
  staffNo: number;
}

/**
 * Stores a link in the open transaction.
 *
 * @returns null when the student has as many links as there may be
 */
export async function storeShare(
  { db, now, secrets }: Pick<Context, 'db' | 'now' | 'secrets'>,
  given: { accountNo: number; label: string; scope: ShareScope; report?: SharedReport },
): Promise<ShareRow | null> {
  const { accountNo, label, scope, report } = given;
  await parentShares.holdOwner(db, accountNo);
  if ((await parentShares.live(db, accountNo, now)).length >= LIVE_LIMIT) return null;
  const expiresAt = now + parentShareTuning.lifetime;
  const shareNo = await parentShares.insert(db, {
    accountNo,
    label,
    scope,
    report: report ?? null,
    placeholder: randomUUID(),
    now,
    expiresAt,
  });
  await parentShares.setKeyHash(db, accountNo, shareNo, hashShareKey(shareKey(secrets, accountNo, shareNo)));
  return { shareNo, label, scope, month: report?.month ?? null, createdAt: now, expiresAt, lastOpenedAt: null };
}
