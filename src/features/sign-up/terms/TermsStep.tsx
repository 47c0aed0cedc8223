import type { FormEvent } from 'react';
import { errorCodes } from '#contract/errorCodes.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { useSignUp } from '../SignUpContext.ts';
import styles from '../StepCard.module.css';
import { StepCard } from '../StepCard.tsx';
import { useSignUpStep } from '../useSignUpStep.ts';
import { AgreementList } from './AgreementList.tsx';
import { describeAgreementError } from './describeAgreementError.ts';
import { useAgreements } from './useAgreements.ts';

/** Somebody of 14 or older reads and agrees alone. */
export function TermsStep() {
  const { documents } = useSignUp().state;
  const { ticks, setTicks, showMissing, place, collect } = useAgreements(documents);
  const terms = useSignUpStep('terms');

  function submit(event: FormEvent): void {
    event.preventDefault();
    const agreements = collect();
    if (agreements && !terms.isPending) terms.mutate({ agreements });
  }

  return (
    <StepCard title="약속을 읽고 동의해요" lead="하나씩 눌러 읽어 보세요. 쉽게 풀어 쓴 글이 먼저 나와요.">
      <form ref={place} className={styles.form} onSubmit={submit} noValidate>
        <AgreementList
          documents={documents}
          ticks={ticks}
          onChange={setTicks}
          allLabel="선택까지 모두 동의할게요"
          optionalNote="선택 항목은 동의하지 않아도 가입할 수 있고, 나중에 내 페이지에서 바꿀 수 있어요."
          showMissing={showMissing}
        />
        {showMissing && <FormNotice>{errorCodes.CONSENT_REQUIRED.message}</FormNotice>}
        {terms.error && <FormNotice>{describeAgreementError(terms.error)}</FormNotice>}
        <Button type="submit" size="l" wide busy={terms.isPending}>
          동의하고 다음으로
        </Button>
      </form>
    </StepCard>
  );
}
