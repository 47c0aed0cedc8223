import type { SignUpDone } from '#contract/signUp.ts';
import { maskEmail } from '#domain/text/maskEmail.ts';
import { AppError } from '#server/errors/AppError.ts';
import { contactCodes } from '#server/modules/account/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { institutions } from './repositories/institutions.ts';
import type { SignUpRow } from './repositories/signUps.ts';
import type { SignUpContext } from './SignUpContext.ts';

/** The welcome of a sign-up that is done, without a login: that was given once. */
export async function welcomeAgain({ db, site, now }: SignUpContext, signUp: SignUpRow): Promise<SignUpDone> {
  if (signUp.accountNo === null) throw new AppError('SIGN_UP_GONE');
  const account = await accounts.info(db, signUp.accountNo);
  const institution = account.academyNo === null ? undefined : await institutions.findOpen(db, site, account.academyNo);
  const code = await contactCodes.find(db, signUp.accountNo, 'EMAIL');
  const codeIsGood = code !== undefined && now < code.expiresAt;
  return {
    accountId: account.accountId,
    name: account.name,
    accountStatus: account.status,
    institution: institution ?? null,
    codeSentTo: codeIsGood && account.email !== null ? maskEmail(account.email) : null,
    signIn: null,
  };
}
