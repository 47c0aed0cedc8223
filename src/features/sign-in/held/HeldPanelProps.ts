import type { SignInHeldData } from '#contract/auth.ts';

export interface HeldPanelProps {
  held: SignInHeldData;
  /** Back to the login form. */
  onLeave: () => void;
}

export interface SettlePanelProps extends HeldPanelProps {
  /** This is settled, and something else comes next. */
  onHeld: (next: SignInHeldData) => void;
}
