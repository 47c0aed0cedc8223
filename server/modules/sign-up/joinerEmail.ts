import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { proveContact, sendContactCode } from '#server/modules/account/public.ts';
import { openSignUp } from './openSignUp.ts';
import type { SignUpContext } from './SignUpContext.ts';

/** Proving the mail address on the last screen of joining, before the first login is taken. */
export const joinerEmail = {
  /** @throws AppError SIGN_UP_GONE, SIGN_UP_STEP before the account exists, and what `sendContactCode` throws */
  async sendCode(context: SignUpContext, signUpToken: string): Promise<{ done: true }> {
    return sendContactCode(await asJoined(context, signUpToken), null, 'EMAIL');
  },

  /** @throws AppError as above, and what `proveContact` throws */
  async prove(
    context: SignUpContext,
    origin: string,
    { signUpToken, code }: { signUpToken: string; code: string },
  ): Promise<{ done: true }> {
    const joined = await asJoined(context, signUpToken);
    return proveContact(joined, { sender: null, origin }, { kind: 'EMAIL', code });
  },
};

async function asJoined(context: SignUpContext, signUpToken: string): Promise<SignedInContext> {
  const { accountNo } = await openSignUp(context, signUpToken, 'DONE');
  if (accountNo === null) throw new AppError('SIGN_UP_GONE');
  return { ...context, accountNo };
}
