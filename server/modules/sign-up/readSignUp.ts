import type { SignUpState } from '#contract/signUp.ts';
import { describeSignUp } from './describeSignUp.ts';
import { openSignUp } from './openSignUp.ts';
import type { SignUpContext } from './SignUpContext.ts';

/** Where a sign-up stands: after a reload, or on the way back from the identity window. */
export async function readSignUp(context: SignUpContext, signUpToken: string): Promise<SignUpState> {
  return describeSignUp(context, await openSignUp(context, signUpToken));
}
