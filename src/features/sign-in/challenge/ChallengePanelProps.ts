import type { SignInChallengeData } from '#contract/auth.ts';

export interface ChallengePanelProps {
  challenge: SignInChallengeData;
  /** Back to the login form. */
  onLeave: () => void;
}

export interface SettlePanelProps extends ChallengePanelProps {
  /** This is settled, and something else comes next. */
  onChallenge: (next: SignInChallengeData) => void;
}
