import type { StartedSignUp } from '#contract/signUp.ts';
import { type SignUpKind, signUpMachine } from '#domain/account/signUpMachine.ts';
import { signUpTuning } from '#domain/account/tuning.ts';
import { createLoginToken } from '#server/modules/auth/public.ts';
import { describeSignUp } from './describeSignUp.ts';
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
