import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { authApi } from '#contract/endpoints/auth.ts';
import { Button } from '#src/components/button/Button.tsx';
import { type NewPassword, NewPasswordForm } from '#src/components/password-field/NewPasswordForm.tsx';
import styles from './ChallengeCard.module.css';
import { ChallengeCard } from './ChallengeCard.tsx';
import type { SettlePanelProps } from './ChallengePanelProps.ts';
import { useSettle } from './useSettle.ts';

const old = {
  title: '비밀번호를 바꿀 때가 됐어요',
  text: '같은 비밀번호를 6개월 넘게 썼어요. 새 비밀번호로 바꾸면 계정을 더 안전하게 지킬 수 있어요.',
  begin: '지금 바꾸기',
};
const given = {
  title: '나만의 비밀번호를 정해요',
  text: '새로 받은 비밀번호예요. 나만 아는 비밀번호로 바꾸면 바로 들어갈 수 있어요.',
  begin: '비밀번호 정하기',
};

/** A password of half a year: changed now, or later. One that somebody else chose: changed now. */
export function ReminderPanel({ challenge, onLeave, onChallenge }: SettlePanelProps) {
  const [changing, setChanging] = useState(false);
  const later = useSettle({ challenge, onChallenge }, (api, temporaryToken) =>
    api.call(authApi.postponePassword, { body: { temporaryToken } }),
  );
  const change = useSettle({ challenge, onChallenge }, (api, temporaryToken, passwords: NewPassword) =>
    api.call(authApi.changePassword, { body: { temporaryToken, ...passwords } }),
  );
  const texts = challenge.mustChange ? given : old;
  return (
    <ChallengeCard
      pet={{ species: 'octopus', mood: changing ? 'calm' : 'joyful' }}
      title={changing ? '새 비밀번호를 정해요' : texts.title}
      text={changing ? '나만 알고 다른 사람은 모르는 것으로 정해 주세요.' : texts.text}
      accountId={challenge.accountId}
      error={change.error ?? later.error}
      onLeave={onLeave}
    >
      {changing ? (
        <NewPasswordForm
          submitLabel="바꾸고 들어가기"
          busy={change.isPending}
          error={change.error}
          onSubmit={(passwords) => change.mutate(passwords)}
        />
      ) : (
        <div className={styles.actions}>
          <Button size="l" wide icon={<KeyRound aria-hidden="true" />} onClick={() => setChanging(true)}>
            {texts.begin}
          </Button>
          {challenge.mustChange ? (
            <Button tone="ghost" wide onClick={onLeave}>
              로그인 화면으로
            </Button>
          ) : (
            <Button tone="ghost" wide busy={later.isPending} onClick={() => later.mutate()}>
              다음에 할게요
            </Button>
          )}
        </div>
      )}
    </ChallengeCard>
  );
}
