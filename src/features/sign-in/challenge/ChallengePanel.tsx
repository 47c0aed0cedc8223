import { Sunrise } from 'lucide-react';
import { useState } from 'react';
import type { SignInChallengeData } from '#contract/auth.ts';
import { authApi } from '#contract/endpoints/auth.ts';
import { Button } from '#src/components/button/Button.tsx';
import styles from './ChallengeCard.module.css';
import { ChallengeCard } from './ChallengeCard.tsx';
import type { ChallengePanelProps, SettlePanelProps } from './ChallengePanelProps.ts';
import { ReminderPanel } from './ReminderPanel.tsx';
import { useSettle } from './useSettle.ts';
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

/** An account that slept for a year wakes up with one press. */
function DormantPanel({ challenge, onLeave, onChallenge }: SettlePanelProps) {
  const release = useSettle({ challenge, onChallenge }, (api, temporaryToken) =>
    api.call(authApi.releaseDormancy, { body: { temporaryToken } }),
  );
  return (
    <ChallengeCard
      pet={{ species: 'whale', mood: 'sleepy' }}
      title="다시 만나서 반가워요!"
      text="1년 동안 쉬어서 계정이 잠들어 있어요. 읽은 책과 모은 조개, 바다 친구는 모두 그대로 있어요. 지금 깨우면 바로 이어 할 수 있어요."
      accountId={challenge.accountId}
      error={release.error}
      onLeave={onLeave}
    >
      <div className={styles.actions}>
        <Button
          size="l"
          wide
          busy={release.isPending}
          icon={<Sunrise aria-hidden="true" />}
          onClick={() => release.mutate()}
        >
          계정 깨우고 들어가기
        </Button>
        <Button tone="ghost" wide onClick={onLeave}>
          다음에 할게요
        </Button>
      </div>
    </ChallengeCard>
  );
}
