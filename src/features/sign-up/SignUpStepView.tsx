import { LogIn } from 'lucide-react';
import type { SignUpDone } from '#contract/signUp.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { WelcomeSea } from '#src/components/illustrations/WelcomeSea.tsx';
import { paths } from '#src/config/paths.ts';
import { FormStep } from './form/FormStep.tsx';
import { ConsentStep } from './guardian/ConsentStep.tsx';
import { VerifyStep } from './guardian/VerifyStep.tsx';
import { useSignUp } from './SignUpContext.ts';
import { StepCard } from './StepCard.tsx';
import { ChildTermsStep } from './terms/ChildTermsStep.tsx';
import { TermsStep } from './terms/TermsStep.tsx';
import { WhoStep } from './who/WhoStep.tsx';

interface SignUpStepViewProps {
  onDone: (done: SignUpDone) => void;
}

/** The page of the step at which this sign-up stands on the server. */
export function SignUpStepView({ onDone }: SignUpStepViewProps) {
  const { kind, step } = useSignUp().state;
  switch (step) {
    case 'TERMS':
      return kind === 'SELF' ? <TermsStep /> : <ChildTermsStep />;
    case 'WHO':
      return <WhoStep />;
    case 'VERIFY':
      return <VerifyStep />;
    case 'CONSENT':
      return <ConsentStep />;
    case 'FORM':
      return <FormStep onDone={onDone} />;
    case 'DONE':
      return <AlreadyDoneStep />;
  }
}

/** The sign-up of this tab was finished before, for instance in an answer that got lost. */
function AlreadyDoneStep() {
  return (
    <StepCard title="가입이 끝났어요" lead="정한 아이디와 비밀번호로 로그인하면 바로 시작할 수 있어요.">
      <WelcomeSea />
      <ButtonLink size="l" to={paths.login.getHref()} icon={<LogIn aria-hidden="true" />}>
        로그인하러 가기
      </ButtonLink>
    </StepCard>
  );
}
