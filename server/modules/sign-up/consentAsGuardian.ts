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

/** The verified guardian reads the documents and decides. Only then may anything of the child be stored. */
export async function consentAsGuardian(
  context: SignUpContext,
  given: { signUpToken: string; agreements: readonly Agreement[] },
): Promise<SignUpState> {
  const signUp = await openSignUp(context, given.signUpToken, 'CONSENT');
  const consents = agreements.read(context, signUpDocuments(context, signUp.kind, signUp.step), given.agreements);
  const requiredAgreed = agreements.requiredAgreed(consents);
  const step = nextStep(signUp, { type: 'GUARDIAN_CONSENTED', requiredAgreed });
  const stored = { agreements: agreements.write(consents) };
  const first = await signUps.advance(context.db, signUp.tokenHash, signUp.step, step, stored);
  if (!first) throw new AppError('SIGN_UP_STEP');
  return describeSignUp(context, signUp, { step });
}
