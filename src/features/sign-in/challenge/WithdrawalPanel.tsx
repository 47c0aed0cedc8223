import { Undo2 } from 'lucide-react';
import { authApi } from '#contract/endpoints/auth.ts';
import { formatKoreanDate, formatTime } from '#domain/time/formatKoreanDate.ts';
import { Button } from '#src/components/button/Button.tsx';
import styles from './ChallengeCard.module.css';
import { ChallengeCard } from './ChallengeCard.tsx';
import type { SettlePanelProps } from './ChallengePanelProps.ts';
import { useSettle } from './useSettle.ts';

/** Somebody who asked to leave may take it back until the time is over. */
export function WithdrawalPanel({ challenge, onLeave, onChallenge }: SettlePanelProps) {
  const undo = useSettle({ challenge, onChallenge }, (api, temporaryToken) =>
    api.call(authApi.undoWithdrawal, { body: { temporaryToken } }),
  );
  return (
    <ChallengeCard
      pet={{ species: 'turtle', mood: 'calm' }}
      title="탈퇴를 기다리고 있는 계정이에요"
      text={
        <>
          {challenge.undoUntil && (
            <>
              <strong>{formatUntil(challenge.undoUntil)}</strong>까지 취소할 수 있고, 그 뒤에는 기록을 되살릴 수 없어요.{' '}
            </>
          )}
          취소하면 모든 기록과 함께 지금 바로 돌아와요.
        </>
      }
      accountId={challenge.accountId}
      error={undo.error}
      onLeave={onLeave}
    >
      <div className={styles.actions}>
        <Button size="l" wide busy={undo.isPending} icon={<Undo2 aria-hidden="true" />} onClick={() => undo.mutate()}>
          탈퇴 취소하고 돌아가기
        </Button>
        <Button tone="ghost" wide onClick={onLeave}>
          그대로 둘게요
        </Button>
      </div>
    </ChallengeCard>
  );
}

function formatUntil(instant: string): string {
  const at = Date.parse(instant);
  return `${formatKoreanDate(at)} ${formatTime(at)}`;
}
