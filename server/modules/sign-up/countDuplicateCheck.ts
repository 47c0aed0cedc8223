import { signUpTuning } from '#domain/account/tuning.ts';
import { MINUTE } from '#domain/time/duration.ts';
import { AppError } from '#server/errors/AppError.ts';
import { type SignUpRow, signUps } from './repositories/signUps.ts';
import { retryAtTheEnd } from './retryAtTheEnd.ts';
import type { SignUpContext } from './SignUpContext.ts';

/**
 * Counts a question about a login name, an address or a number, before it is answered.
 *
 * @param message for too many questions about contacts
 * @throws AppError TOO_MANY_REQUESTS: nothing may be answered any more
 */
export async function countDuplicateCheck(
  { db, now }: SignUpContext,
  signUp: SignUpRow,
  about: 'ID' | 'CONTACT',
  message: string,
): Promise<void> {
  if (about === 'ID') {
    if (await signUps.countIdCheck(db, signUp.tokenHash, signUpTuning.idChecksPerMinute, now)) return;
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil((MINUTE - (now % MINUTE)) / 1000) });
  }
  if (await signUps.countContactCheck(db, signUp.tokenHash, signUpTuning.contactChecks)) return;
  throw retryAtTheEnd(signUp, now, message);
}
