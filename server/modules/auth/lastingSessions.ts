import { accessOf } from '#domain/account/accessOf.ts';
import type { Db } from '#server/db/Db.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';
import type { Session } from './Session.ts';

/** Both engines bound the number of parameters. */
const AT_ONCE = 500;

/** Those of these sessions whose login lasts and that still have every right; for lines that stay open. */
export async function lastingSessions<S extends Session>(db: Db, sessions: readonly S[]): Promise<Set<S>> {
  const accountNos = [...new Set(sessions.map(({ accountNo }) => accountNo))];
  const alive = new Set<string>();
  for (let start = 0; start < accountNos.length; start += AT_ONCE) {
    for (const login of await loginTokens.lasting(db, accountNos.slice(start, start + AT_ONCE))) {
      if (accessOf(login.site, login.accountStatus, login.academyStatus) === 'FULL') alive.add(nameOf(login));
    }
  }
  return new Set(sessions.filter((session) => alive.has(nameOf(session))));
}

function nameOf({ accountNo, signedInAt }: { accountNo: number; signedInAt: number }): string {
  return `${accountNo}:${signedInAt}`;
}
