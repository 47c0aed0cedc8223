import type { Agreement } from '#contract/policy.ts';
import type { SignUpState } from '#contract/signUp.ts';
import { AppError } from '#server/errors/AppError.ts';
import { agreements } from './agreements.ts';
import { describeSignUp } from './describeSignUp.ts';
import { nextStep } from './nextStep.ts';
import { openSignUp } from './openSignUp.ts';
import { signUps } from './repositories/signUps.ts';
import type { SignUpContext } from './SignUpContext.ts';
import { signUpDocuments } from './signUpDocuments.ts';

/** The first step. Somebody of 14 or over agrees; a child has read the summary and agrees to nothing. */
export async function agreeToTerms(
  context: SignUpContext,
  given: { signUpToken: string; agreements: readonly Agreement[] },
): Promise<SignUpState> {
  const signUp = await openSignUp(context, given.signUpToken, 'TERMS');
  const asked = signUp.kind === 'SELF' ? signUpDocuments(context, signUp.kind, 'TERMS') : [];
  const consents = agreements.read(context, asked, given.agreements);
  const requiredAgreed = agreements.requiredAgreed(consents);
  const step = nextStep(signUp, { type: 'TERMS_AGREED', requiredAgreed });
  const stored = { agreements: agreements.write(consents) };
  const first = await signUps.advance(context.db, signUp.tokenHash, signUp.step, step, stored);
  if (!first) throw new AppError('SIGN_UP_STEP');
  return describeSignUp(context, signUp, { step });
}
