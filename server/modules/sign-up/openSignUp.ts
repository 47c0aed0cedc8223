import type { SignUpStep } from '#domain/account/signUpMachine.ts';
import { AppError } from '#server/errors/AppError.ts';
import { hashLoginToken } from '#server/modules/auth/public.ts';
import { type SignUpRow, signUps } from './repositories/signUps.ts';
import type { SignUpContext } from './SignUpContext.ts';

/**
 * The sign-up that a token belongs to.
 *
 * @throws AppError SIGN_UP_GONE when it is unknown, of another site, or its time is over; SIGN_UP_STEP when it stands at
 *   another step than the given
 */
export async function openSignUp(
  { db, site, now }: Pick<SignUpContext, 'db' | 'site' | 'now'>,
  signUpToken: string,
  step?: SignUpStep,
): Promise<SignUpRow> {
  const signUp = await signUps.find(db, site, hashLoginToken(signUpToken), now);
  if (signUp === undefined) throw new AppError('SIGN_UP_GONE');
  if (step !== undefined && signUp.step !== step) throw new AppError('SIGN_UP_STEP');
  return signUp;
}
