import { BadgeCheck } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { useSignUp } from '../SignUpContext.ts';
import styles from '../StepCard.module.css';
import { StepCard } from '../StepCard.tsx';
import { AgreementList } from '../terms/AgreementList.tsx';
import { describeAgreementError } from '../terms/describeAgreementError.ts';
import { useAgreements } from '../terms/useAgreements.ts';
import { useSignUpStep } from '../useSignUpStep.ts';
import own from './ConsentStep.module.css';

/** The guardian, verified a moment ago, reads and decides. Spoken to an adult. */
export function ConsentStep() {
  const { documents, guardian } = useSignUp().state;
  const { ticks, setTicks, showMissing, place, collect } = useAgreements(documents);
  const consent = useSignUpStep('consent');

  function submit(event: FormEvent): void {
    event.preventDefault();
    const agreements = collect();
    if (agreements && !consent.isPending) consent.mutate({ agreements });
  }

  return (
    <StepCard
      title="법정대리인 동의"
      lead="만 14세 미만 자녀가 가입하려면 법정대리인의 동의가 필요합니다. 아래 문서를 하나씩 읽고 결정해 주십시오."
    >
      {guardian && (
        <p className={own.verified}>
          <BadgeCheck aria-hidden="true" />
          <span>
            <strong translate="no">{guardian.name}</strong> 님 ({guardian.mobileNo}) 본인 확인을 마쳤습니다.
          </span>
        </p>
      )}
      <form ref={place} className={styles.form} onSubmit={submit} noValidate>
        <AgreementList
          documents={documents}
          ticks={ticks}
          onChange={setTicks}
          allLabel="선택 항목까지 모두 동의합니다"
          optionalNote="선택 항목은 동의하지 않으셔도 가입할 수 있습니다."
          showMissing={showMissing}
        />
        <p className={own.rights}>
          동의를 거부하실 수 있으며, 필수 항목에 동의하지 않으시면 자녀는 가입할 수 없습니다. 동의하신 뒤에도 자녀
          정보의 열람, 정정, 삭제와 동의 철회를 언제든지 요구하실 수 있습니다.
        </p>
        {showMissing && <FormNotice>필수 항목에 모두 동의하셔야 다음으로 진행할 수 있습니다.</FormNotice>}
        {consent.error && <FormNotice>{describeAgreementError(consent.error)}</FormNotice>}
        <Button type="submit" size="l" wide busy={consent.isPending}>
          법정대리인으로서 동의합니다
        </Button>
      </form>
    </StepCard>
  );
}
