import { addSignInFailure, signInWait } from '#domain/account/signInDelay.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { passwordHash, secondFactor } from '#server/modules/auth/public.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { type OperatorAccount, operatorAccounts } from '../repositories/operatorAccounts.ts';
import type { OperatorContext } from './OperatorContext.ts';

export type OperatorSignIn =
  /** @param waitSeconds until the next try is looked at */
  { outcome: 'SLOW_DOWN'; waitSeconds: number } | { outcome: 'WRONG' } | { outcome: 'RIGHT'; account: OperatorAccount };

/**
 * Whether somebody is who they claim: the password, and a code of the authenticator or a recovery code. A try counts as
 * failed before it is looked at, so that many at once cannot slip past the delay. A name that does not exist is answered
 * alike.
 */
export async function checkOperator(
  context: OperatorContext,
  given: { name: string; password: string; code: string },
): Promise<OperatorSignIn> {
  const { now } = context;
  const counted = await withTransaction(context.db, async (db) => {
    const account = await operatorAccounts.find(db, given.name);
    if (account === undefined || account.stoppedAt !== null) return null;
    const waitSeconds = signInWait(account.failures, now);
    if (waitSeconds > 0) return { waitSeconds };
    await operatorAccounts.setFailures(db, account.operatorNo, addSignInFailure(account.failures, now));
    return { waitSeconds, account };
  });
  if (counted !== null && counted.account === undefined) {
    return { outcome: 'SLOW_DOWN', waitSeconds: counted.waitSeconds };
  }
  const account = counted?.account ?? null;
  const right = await passwordHash.matches(account?.passwordHash ?? null, given.password);
  const proven = account !== null && right && (await takeCode(context, account, given.code));
  if (!proven) {
    await note(context, account?.name ?? '', 'OPERATOR_SIGN_IN_REFUSED');
    return { outcome: 'WRONG' };
  }
  await operatorAccounts.setFailures(context.db, account.operatorNo, { count: 0, lastAt: 0 });
  return { outcome: 'RIGHT', account };
}

async function takeCode(
  { db, secrets, now }: OperatorContext,
  account: OperatorAccount,
  code: string,
): Promise<boolean> {
  const step = secondFactor.stepOf(secrets.open(account.totpSealed), code, now);
  if (step !== null) return operatorAccounts.takeStep(db, account.operatorNo, step);
  const left = secondFactor.leftAfter(account.recoveryHashes, code);
  if (left === null || !(await operatorAccounts.replaceRecovery(db, account, left))) return false;
  await note({ db, now }, account.name, 'OPERATOR_RECOVERY_USED', { left: left.length });
  return true;
}

const note = (
  { db, now }: Pick<OperatorContext, 'db' | 'now'>,
  actor: string,
  event: string,
  details: Record<string, number> = {},
) => auditLog.append(db, { at: now, actorKind: 'OPERATOR', actor, event, details });
