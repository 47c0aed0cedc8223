import type { ErrorCode } from '#contract/errorCodes.ts';
import type { SiteName } from '#contract/site.ts';
import { normalizeAccountId } from '#domain/account/normalizeAccountId.ts';
import type { Context } from '#server/core/Context.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { recordRefusal } from './recordAccess.ts';

/**
 * Counts a refused sign-in for the account of that name, or for nobody: the name itself may be a password typed in the
 * wrong field.
 *
 * @returns how many such tries there were in this hour from the same network
 */
export async function recordRefusedSignIn(
  context: Context,
  site: SiteName,
  accountId: string,
  code: ErrorCode,
): Promise<number> {
  const accountNo = await accounts.numberOf(context.db, site, normalizeAccountId(accountId));
  return recordRefusal(context, { accountNo, site, kind: 'SIGN_IN_REFUSED', detail: code });
}
