import type { StaffKeys } from '#contract/staffKeys.ts';
import type { StaffContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { staffAccounts } from '../repositories/staffAccounts.ts';
import { staffPasskeys } from '../repositories/staffPasskeys.ts';

/** The second factors of whoever asks. */
export async function listOwnKeys({ db, staffNo }: StaffContext): Promise<StaffKeys> {
  const account = await staffAccounts.find(db, staffNo);
  if (account === undefined) throw new AppError('LOGIN_REQUIRED');
  const passkeys = await staffPasskeys.list(db, staffNo);
  return {
    codes: account.totpSealed !== null,
    recoveryCodes: account.recoveryHashes.length,
    passkeys: passkeys.map(({ credentialId, device, createdAt, lastUsedAt }) => ({
      keyId: credentialId,
      device,
      createdAt: new Date(createdAt).toISOString(),
      lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
    })),
  };
}
