import { LogIn } from 'lucide-react';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { WelcomeSea } from '#src/components/illustrations/WelcomeSea.tsx';
import { paths } from '#src/config/paths.ts';
import { StepCard } from '../StepCard.tsx';

/** The sign-up of this tab was finished before, for instance in an answer that got lost. */
export function AlreadyDoneStep() {
  return (
    <StepCard title="가입이 끝났어요" lead="정한 아이디와 비밀번호로 로그인하면 바로 시작할 수 있어요.">
      <WelcomeSea />
      <ButtonLink size="l" to={paths.login.getHref()} icon={<LogIn aria-hidden="true" />}>
        로그인하러 가기
      </ButtonLink>
    </StepCard>
  );
}
