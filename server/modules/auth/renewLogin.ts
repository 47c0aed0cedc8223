import type { SiteName } from '#contract/site.ts';
import { seoulDayStart } from '#domain/time/seoulDay.ts';
import type { Context } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { loginTokens, type StoredLogin } from '#server/repositories/loginTokens.ts';
import { createLoginToken } from './createLoginToken.ts';

/**
 * A new token in the place of one. Of several calls at the same moment one gets it; the others go on with theirs for a
 * while. In a transaction that changes the old token, so that a login ended meanwhile does not live on in a renewal.
 *
 * @returns null when another call was first
 */
export async function renewLogin(
  { db, now }: Pick<Context, 'db' | 'now'>,
  site: SiteName,
  tokenHash: string,
  stored: StoredLogin,
): Promise<string | null> {
  const fresh = createLoginToken();
  return withTransaction(db, async (trx) => {
    const mayRenew =
      stored.replacedAt === null
        ? await loginTokens.markReplaced(trx, tokenHash, now)
        : await loginTokens.touch(trx, tokenHash, stored.replacedAt);
    if (!mayRenew) return null;
    await loginTokens.insert(trx, {
      tokenHash: fresh.tokenHash,
      accountNo: stored.accountNo,
      site,
      issuedAt: now,
      signedInAt: stored.signedInAt,
      passwordValidUntil: stored.passwordValidUntil,
      device: stored.device,
    });
    await accounts.markSeen(trx, stored.accountNo, now, seoulDayStart(now));
    return fresh.token;
  });
}
