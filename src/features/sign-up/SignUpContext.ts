import { createContext, useContext } from 'react';
import type { SignUpState, StartedSignUp } from '#contract/signUp.ts';
import type { IdentityReturn } from '../../lib/identity/useIdentityReturn.ts';
import type { SignUpDraft } from './createSignUpDraft.ts';

export type SignUpKind = SignUpState['kind'];

export interface SignUp {
  draft: SignUpDraft;
  signUpToken: string;
  state: SignUpState;
  /** A step was passed. */
  advance: (state: SignUpState) => void;
  /** Deals with failures that end the sign-up, or show that this tab is behind. */
  settle: (error: Error) => void;
  /** What this page was opened with on the way back from the identity window. */
  identityReturn: IdentityReturn;
  /** A new sign-up with what was typed so far; of the other kind when the birthday asks for it. */
  begin: (kind: SignUpKind) => Promise<StartedSignUp>;
}

export const SignUpContext = createContext<SignUp | null>(null);

/** The sign-up that is under way; only inside its steps. */
export function useSignUp(): SignUp {
  const signUp = useContext(SignUpContext);
  if (!signUp) throw new Error('SignUpContext is missing');
  return signUp;
}
