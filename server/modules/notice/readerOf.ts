import type { SiteName } from '#contract/site.ts';
import type { Context } from '#server/core/Context.ts';
import type { Visitor } from '#server/core/Visitor.ts';
import { hashLoginToken } from '#server/modules/auth/public.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';

/** Somebody who reads a page that is open to all. */
export interface Reader extends Context {
  readonly site: SiteName;
  /** What distinguishes one reader from another for a day: the account, or where and with what a visitor reads. */
  readonly who: string;
}

/** @param token as it was sent, if any; whether it still holds decides nothing here */
export async function readerOf(
  context: Context,
  site: SiteName,
  visitor: Visitor,
  token: string | undefined,
): Promise<Reader> {
  const login =
    token === undefined || token.length > 200
      ? undefined
      : await loginTokens.find(context.db, site, hashLoginToken(token));
  const who = login ? `account ${login.accountNo}` : `visitor ${visitor.address} ${visitor.device}`;
  return { ...context, site, who };
}
