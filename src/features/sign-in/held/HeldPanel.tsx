import { useState } from 'react';
import type { SignInHeldData } from '#contract/auth.ts';
import { DormantPanel } from './DormantPanel.tsx';
import type { HeldPanelProps } from './HeldPanelProps.ts';
import { ReminderPanel } from './ReminderPanel.tsx';
import { WithdrawalPanel } from './WithdrawalPanel.tsx';

const panels = {
  DORMANT: DormantPanel,
  CHANGE_PASSWORD: ReminderPanel,
  WITHDRAWAL_REQUESTED: WithdrawalPanel,
} as const;

/** What has to be settled before this login begins, one thing after the other. */
export function HeldPanel({ held, onLeave }: HeldPanelProps) {
  const [next, setNext] = useState<SignInHeldData | null>(null);
  const now = next ?? held;
  const Panel = panels[now.outcome];
  return <Panel held={now} onLeave={onLeave} onHeld={setNext} />;
}
