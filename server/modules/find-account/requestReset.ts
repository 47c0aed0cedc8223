import type { RequestResetBody } from '#contract/findAccount.ts';
import type { SiteName } from '#contract/site.ts';
import { normalizeAccountId } from '#domain/account/normalizeAccountId.ts';
import { temporaryTokenTuning } from '#domain/account/tuning.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Context } from '#server/core/Context.ts';
import { recordAccess } from '#server/modules/access/public.ts';
import { createLoginToken, createTemporaryToken, temporaryTokens } from '#server/modules/auth/public.ts';
import { accessRecords } from '#server/repositories/accessRecords.ts';
import { isSearchedFor } from './isSearchedFor.ts';
import { mailFound } from './mailFound.ts';
import { readContact } from './readContact.ts';
import { accountFinder } from './repositories/accountFinder.ts';

/**
 * Mails a link that sets a new password to the address on record, good for half an hour and once. The answer never
 * reveals whether there is such an account. A sleeping account may have one, too.
 *
 * @throws AppError INVALID_INPUT for what could not be anybody's
 */
export async function requestReset(
  context: Context,
  site: SiteName,
  given: RequestResetBody,
): Promise<{ accepted: true }> {
  const contact = readContact(given, { accountId: given.accountId });
  const candidate = await accountFinder.byId(context.db, site, normalizeAccountId(given.accountId));
  const account = candidate && isSearchedFor(candidate, contact, seoulDay(context.now)) ? candidate : undefined;
  await mailFound(context, account, {
    template: 'RESET_PASSWORD',
    event: 'RESET_REQUESTED',
    write: async (inner, { accountNo, name, passwordHash }) => {
      const holder = { accountNo, site, passwordHash };
      await recordAccess(inner, { accountNo, site, kind: 'RESET_REQUESTED' });
      const made = await createTemporaryToken(inner, holder, 'RESET_PASSWORD', temporaryTokenTuning.resetLifetime);
      return { site, name, resetToken: made.token, expiresAt: made.expiresAt };
    },
    pretend: async ({ db, now }) => {
      const { token, tokenHash } = createLoginToken();
      await temporaryTokens.use(db, tokenHash, now);
      await accessRecords.deleteBefore(db, 0);
      return { site, name: 'nobody', resetToken: token, expiresAt: now };
    },
  });
  return { accepted: true };
}
