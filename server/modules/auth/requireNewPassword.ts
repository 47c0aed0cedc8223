import { guessableWords } from '#domain/account/guessing/guessableWords.ts';
import { passwordConfirmation, passwordRules } from '#domain/account/passwordRules.ts';
import { checkRules } from '#domain/text/checkRules.ts';
import type { Db } from '#server/db/Db.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { passwordHash } from './passwordHash.ts';

/** A password as a form sends it. */
export interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

/**
 * Checks a new password of an account: every rule, the confirmation, and that it is not the present one. Takes as long as
 * a sign-in and awaits more than the database, so it stands before the transaction.
 *
 * @throws AppError INVALID_INPUT with a reason per field
 */
export async function requireNewPassword(
  db: Db,
  account: { accountNo: number; passwordHash: string },
  given: NewPassword,
): Promise<void> {
  const owner = await accounts.passwordOwner(db, account.accountNo);
  const fields: Record<string, string> = {};
  const reason = checkRules(given.password, passwordRules(owner, guessableWords()));
  if (reason !== null) fields.password = reason;
  const unequal = passwordConfirmation(given.password)(given.passwordConfirmation);
  if (unequal !== null) fields.passwordConfirmation = unequal;
  if (reason === null && (await passwordHash.matches(account.passwordHash, given.password))) {
    fields.password = '지금 쓰는 비밀번호와 다르게 입력해 주십시오.';
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
}
