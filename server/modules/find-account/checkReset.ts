import type { CheckedReset } from '#contract/findAccount.ts';
import type { SiteName } from '#contract/site.ts';
import { maskMostOfId } from '#domain/text/maskMostOfId.ts';
import type { Context } from '#server/core/Context.ts';
import { openTemporaryToken } from '#server/modules/auth/public.ts';

/** Whose link this is and how long it works. Does not use it up. @throws AppError RESET_LINK_INVALID */
export async function checkReset(context: Context, site: SiteName, resetToken: string): Promise<CheckedReset> {
  const { accountId, expiresAt } = await openTemporaryToken(context, site, 'RESET_PASSWORD', resetToken);
  return { accountId: maskMostOfId(accountId), expiresAt: new Date(expiresAt).toISOString() };
}
