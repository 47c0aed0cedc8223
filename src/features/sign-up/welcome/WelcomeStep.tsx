import { useMutation } from '@tanstack/react-query';
import { Hourglass, Waves } from 'lucide-react';
import type { SignedInData } from '#contract/auth.ts';
import type { SignUpDone } from '#contract/signUp.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { WelcomeSea } from '#src/components/illustrations/WelcomeSea.tsx';
import { paths } from '#src/config/paths.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { useEnterSession } from '#src/lib/session/useEnterSession.ts';
import { StepCard } from '../StepCard.tsx';
import { ProveEmail } from './ProveEmail.tsx';
import styles from './WelcomeStep.module.css';

interface WelcomeStepProps {
  done: SignUpDone;
  /** Of the sign-up that has just ended; null when this tab does not have it. */
  signUpToken: string | null;
}

/** The account exists: into the sea, or a little patience until the institution has approved it. */
export function WelcomeStep({ done, signUpToken }: WelcomeStepProps) {
  const waiting = done.accountStatus === 'WAIT';
  return (
    <StepCard
      title={
        <>
          <span translate="no">{done.name}</span> 님, 환영해요!
        </>
      }
      lead={waiting ? waitingLead(done) : '오늘부터 책바다의 항해사예요.'}
    >
      <WelcomeSea />
      <p className={styles.id}>
        내 아이디는 <strong translate="no">{done.accountId}</strong>
      </p>
      {done.codeSentTo && signUpToken && <ProveEmail sentTo={done.codeSentTo} signUpToken={signUpToken} />}
      {waiting ? <Waiting /> : <Enter signIn={done.signIn} />}
    </StepCard>
  );
}

function waitingLead({ institution }: SignUpDone): string {
  return `${institution?.name ?? '학원·학교'}에서 가입을 확인하고 있어요. 승인되면 바로 들어올 수 있어요.`;
}

function Waiting() {
  return (
    <>
      <p className={styles.wait} role="status">
        <Hourglass aria-hidden="true" />
        승인을 기다려요
      </p>
      <ButtonLink tone="soft" size="l" to={paths.login.getHref()}>
        로그인 화면으로
      </ButtonLink>
    </>
  );
}

function Enter({ signIn }: { signIn: SignedInData | null }) {
  const enterSession = useEnterSession();
  const enter = useMutation({ meta: { ownError: true }, mutationFn: enterSession });
  if (signIn === null) {
    return (
      <ButtonLink size="l" to={paths.login.getHref()} icon={<Waves aria-hidden="true" />}>
        로그인하고 들어가기
      </ButtonLink>
    );
  }
  return (
    <>
      {enter.error && <FormNotice>{describeError(enter.error)}</FormNotice>}
      <Button
        size="l"
        wide
        busy={enter.isPending}
        icon={<Waves aria-hidden="true" />}
        onClick={() => enter.mutate(signIn)}
      >
        책바다로 들어가기
      </Button>
    </>
  );
}
