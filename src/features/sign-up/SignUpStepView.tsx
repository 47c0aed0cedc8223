import type { SignUpDone } from '#contract/signUp.ts';
import { FormStep } from './form/FormStep.tsx';
import { ConsentStep } from './guardian/ConsentStep.tsx';
import { VerifyStep } from './guardian/VerifyStep.tsx';
import { useSignUp } from './SignUpContext.ts';
import { ChildTermsStep } from './terms/ChildTermsStep.tsx';
import { TermsStep } from './terms/TermsStep.tsx';
import { AlreadyDoneStep } from './welcome/AlreadyDoneStep.tsx';
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
