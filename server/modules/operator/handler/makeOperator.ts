import type { OperatorRole } from '#domain/operator/operatorRoles.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { passwordHash, secondFactor } from '#server/modules/auth/public.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { operatorAccounts } from '../repositories/operatorAccounts.ts';
import type { OperatorContext } from './OperatorContext.ts';

/** What an authenticator shows above the name. */
const ISSUER = '책바다 운영';

interface NewOperator {
  name: string;
  roles: readonly OperatorRole[];
  password: string;
  /** Somebody else chose the password. */
  mustChange: boolean;
  /** Who makes it; null for the first owner, who makes themselves. */
  madeBy: string | null;
}

/** What a new handler is shown once. */
export interface SecondFactor {
  /** `otpauth://…`, for an authenticator. */
  uri: string;
  codes: string[];
}

/**
 * Makes somebody who handles data, with a second factor.
 *
 * @returns null when there is somebody of that name, and for a first owner when there is one already
 */
export async function makeOperator(context: OperatorContext, given: NewOperator): Promise<SecondFactor | null> {
  const { name, roles, mustChange, madeBy } = given;
  const { secrets, now } = context;
  const { secret, uri, codes, hashes } = secondFactor.create(ISSUER, name);
  const proof = {
    passwordHash: await passwordHash.create(given.password),
    mustChange,
    totpSealed: secrets.seal(secret),
    recoveryHashes: hashes,
  };
  return withTransaction(context.db, async (db) => {
    if (madeBy === null && (await operatorAccounts.hasOwner(db))) return null;
    if ((await operatorAccounts.insert(db, { name, roles, ...proof }, now)) === null) return null;
    await auditLog.append(db, {
      at: now,
      actorKind: 'OPERATOR',
      actor: madeBy ?? name,
      event: 'OPERATOR_MADE',
      details: { operator: name, roles: roles.join(' ') },
    });
    return { uri, codes };
  });
}

/** Another password and second factor for somebody who lost theirs. Their logins end. */
export async function renewOperator(
  context: OperatorContext,
  { name, password, madeBy }: { name: string; password: string; madeBy: string },
): Promise<SecondFactor | null> {
  const { secrets, now } = context;
  const { secret, uri, codes, hashes } = secondFactor.create(ISSUER, name);
  const hash = await passwordHash.create(password);
  return withTransaction(context.db, async (db) => {
    const account = await operatorAccounts.find(db, name);
    if (account === undefined) return null;
    const proof = { passwordHash: hash, mustChange: true, totpSealed: secrets.seal(secret), recoveryHashes: hashes };
    await operatorAccounts.setProof(db, account.operatorNo, proof);
    await operatorAccounts.endSessions(db, account.operatorNo);
    const details = { operator: name };
    await auditLog.append(db, { at: now, actorKind: 'OPERATOR', actor: madeBy, event: 'OPERATOR_RENEWED', details });
    return { uri, codes };
  });
}
