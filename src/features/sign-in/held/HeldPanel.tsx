import { DormantPanel } from './DormantPanel.tsx';
import type { HeldPanelProps } from './HeldPanelProps.ts';
import { ReminderPanel } from './ReminderPanel.tsx';
import { WithdrawalPanel } from './WithdrawalPanel.tsx';

const panels = {
  DORMANT: DormantPanel,
  CHANGE_PASSWORD: ReminderPanel,
  WITHDRAWAL_REQUESTED: WithdrawalPanel,
} as const;

/** What has to be settled before this login begins. */
export function HeldPanel({ held, onLeave }: HeldPanelProps) {
  const Panel = panels[held.outcome];
  return <Panel held={held} onLeave={onLeave} />;
}
