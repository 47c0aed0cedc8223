import { useState } from 'react';
import type { PolicyDocument } from '#contract/policy.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '#src/components/art-icon/artIconUrl.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { useSignUp } from '../SignUpContext.ts';
import { StepCard } from '../StepCard.tsx';
import { useSignUpStep } from '../useSignUpStep.ts';
import styles from './ChildTermsStep.module.css';
import { DocumentDialog } from './DocumentDialog.tsx';

const pictures: Readonly<Record<PolicyDocument['code'], ArtIconName>> = {
  SERVICE: 'open-book',
  PERSONAL: 'locked',
  GUARDIAN: 'ring-buoy',
  MARKETING_EMAIL: 'bell',
  MARKETING_SMS: 'speech-balloon',
};

/** A child reads the documents in plain words and agrees to nothing; consent is the guardian's, later. */
export function ChildTermsStep() {
  const { documents } = useSignUp().state;
  const [open, setOpen] = useState<PolicyDocument | null>(null);
  const terms = useSignUpStep('terms');
  return (
    <StepCard
      title="보호자와 함께 해요"
      lead="책바다에서 지킬 약속이에요. 보호자와 같이 읽어 보세요. 동의는 조금 뒤에 보호자가 해 주실 거예요."
    >
      <ul className={styles.list}>
        {documents.map((document) => (
          <li key={document.code} className={styles.item}>
            <ArtIcon name={pictures[document.code]} size={52} />
            <div className={styles.words}>
              <h2>{document.title}</h2>
              <p>{document.summary}</p>
              <Button
                tone="ghost"
                className={styles.more}
                aria-label={`${document.title} 모두 읽기`}
                onClick={() => setOpen(document)}
              >
                모두 읽기
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {terms.error && <FormNotice>{describeError(terms.error)}</FormNotice>}
      <Button size="l" wide busy={terms.isPending} onClick={() => terms.mutate({ agreements: [] })}>
        다 읽었어요
      </Button>
      {open && <DocumentDialog document={open} onClose={() => setOpen(null)} />}
    </StepCard>
  );
}
