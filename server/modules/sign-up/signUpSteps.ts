import type { Agreement } from '#contract/policy.ts';
import type { SignUpState, StartedSignUp } from '#contract/signUp.ts';
import { type SignUpKind, signUpMachine } from '#domain/account/signUpMachine.ts';
import { signUpTuning } from '#domain/account/tuning.ts';
import { AppError } from '#server/errors/AppError.ts';
import { createLoginToken } from '#server/modules/auth/public.ts';
import { agreements } from './agreements.ts';
import { describeSignUp } from './describeSignUp.ts';
import { nextStep } from './nextStep.ts';
import { openSignUp } from './openSignUp.ts';
import { signUps } from './repositories/signUps.ts';
import type { SignUpContext } from './SignUpContext.ts';
import { signUpDocuments } from './signUpDocuments.ts';

/** Opens a sign-up. Nothing is known of the person yet, and nothing is asked that this step does not need. */
export async function startSignUp(context: SignUpContext, kind: SignUpKind): Promise<StartedSignUp> {
  const step = signUpMachine[kind][0]?.step ?? 'TERMS';
  signUpDocuments(context, kind, step);
  const { db, site, now } = context;
  const { token, tokenHash } = createLoginToken();
  await signUps.insert(db, { tokenHash, site, kind, step, now, expiresAt: now + signUpTuning.lifetime });
  const signUp = await openSignUp(context, token);
  return { ...(await describeSignUp(context, signUp)), signUpToken: token };
}

/** Where a sign-up stands: after a reload, or on the way back from the identity window. */
export async function readSignUp(context: SignUpContext, signUpToken: string): Promise<SignUpState> {
  return describeSignUp(context, await openSignUp(context, signUpToken));
}

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
