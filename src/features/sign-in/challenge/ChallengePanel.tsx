import { useState } from 'react';
import type { SignInChallengeData } from '#contract/auth.ts';
import type { ChallengePanelProps } from './ChallengePanelProps.ts';
import { DormantPanel } from './DormantPanel.tsx';
import { ReminderPanel } from './ReminderPanel.tsx';
import { WithdrawalPanel } from './WithdrawalPanel.tsx';

const panels = {
  DORMANT: DormantPanel,
  CHANGE_PASSWORD: ReminderPanel,
  WITHDRAWAL_REQUESTED: WithdrawalPanel,
} as const;

/** What has to be settled before this login begins, one thing after the other. */
export function ChallengePanel({ challenge, onLeave }: ChallengePanelProps) {
  const [next, setNext] = useState<SignInChallengeData | null>(null);
  const now = next ?? challenge;
  const Panel = panels[now.outcome];
  return <Panel challenge={now} onLeave={onLeave} onChallenge={setNext} />;
}
