import type { CheckedReset } from '#contract/findAccount.ts';
import type { SiteName } from '#contract/site.ts';
import { maskMostOfId } from '#domain/text/maskMostOfId.ts';
import type { Context } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import {
  type NewPassword,
  openTemporaryToken,
  passwordHash,
  requireNewPassword,
  storeNewPassword,
  useTemporaryToken,
} from '#server/modules/auth/public.ts';

/**
 * Sets a new password by the link of the mail: the link is used up, every login ends, and the owner is notified by
 * mail. Nobody is signed in by it.
 *
 * @throws AppError RESET_LINK_INVALID; INVALID_INPUT with a reason per field, after which the link still works
 */
export async function confirmReset(
  context: Context,
  site: SiteName,
  { resetToken, ...given }: NewPassword & { resetToken: string },
): Promise<{ done: true }> {
  const account = await openTemporaryToken(context, site, 'RESET_PASSWORD', resetToken);
  await requireNewPassword(context.db, account, given);
  const hash = await passwordHash.create(given.password);
  await withTransaction(context.db, async (db) => {
    const inner = { ...context, db };
    const { accountNo } = await useTemporaryToken(inner, site, 'RESET_PASSWORD', resetToken);
    await storeNewPassword(inner, { accountNo, passwordHash: hash, way: 'RESET' });
  });
  return { done: true };
}

/** Whose link this is and how long it works. Does not use it up. @throws AppError RESET_LINK_INVALID */
export async function checkReset(context: Context, site: SiteName, resetToken: string): Promise<CheckedReset> {
  const { accountId, expiresAt } = await openTemporaryToken(context, site, 'RESET_PASSWORD', resetToken);
  return { accountId: maskMostOfId(accountId), expiresAt: new Date(expiresAt).toISOString() };
}
