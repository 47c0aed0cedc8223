import type { Handler } from '#domain/operator/judgeCommand.ts';
import { rightsOf } from '#domain/operator/operatorRoles.ts';
import type { Db } from '#server/db/Db.ts';
import { hashLoginToken } from '#server/modules/auth/public.ts';
import { operatorAccounts } from '../repositories/operatorAccounts.ts';
import { operatorTokens } from '../repositories/operatorTokens.ts';

/** What somebody shows at the command line. */
export interface Credentials {
  /** Of a program (`OPERATOR_TOKEN`); goes before a login. */
  token: string | undefined;
  /** Of the login that was kept on this machine. */
  session: string | undefined;
  /** Digest of this machine. */
  machine: string;
}

/** Who is at the command line; null for nobody known. @param now milliseconds UTC */
export async function findHandler(
  db: Db,
  { token, session, machine }: Credentials,
  now: number,
): Promise<Handler | null> {
  if (token !== undefined) {
    const found = await operatorTokens.find(db, hashLoginToken(token), now);
    return found === undefined ? null : { name: `token:${found.name}`, rights: new Set(), commands: found.commands };
  }
  if (session === undefined) return null;
  const account = await operatorAccounts.ofSession(db, hashLoginToken(session), machine, now);
  return account === undefined ? null : { name: account.name, rights: rightsOf(account.roles) };
}
