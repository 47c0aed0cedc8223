import { endReasonWords } from '#domain/account/endReasons.ts';
import type { Context } from '#server/core/Context.ts';
import { hashLoginToken } from './createLoginToken.ts';
import { endedLogins } from './repositories/endedLogins.ts';

/** What a device reads whose login is gone for a reason it does not know; undefined where there is no message. */
export async function whyLoginEnded({ db }: Pick<Context, 'db'>, token: string): Promise<string | undefined> {
  const reason = await endedLogins.reasonOf(db, hashLoginToken(token));
  return reason === null ? undefined : endReasonWords[reason];
}
