import type { SignInHeldData } from '../../../../contract/auth.ts';

export interface HeldPanelProps {
  held: SignInHeldData;
  /** Back to the login form. */
  onLeave: () => void;
}
