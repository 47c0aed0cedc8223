import { useState } from 'react';
import type { IntroAnswer } from '#contract/introTexts.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { PetFace } from '#src/components/pet/PetFace.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { useLatePart } from '#src/lib/useLatePart.ts';
import type { InquiryFormProps } from '../inquiry/InquiryForm.tsx';
import { InquirySent } from '../inquiry/InquirySent.tsx';
import { IntroHero } from '../parts/IntroHero.tsx';
import { sectionOf } from '../sectionOf.ts';
import styles from './InquiryView.module.css';

const loadForm = async () => (await import('../inquiry/InquiryForm.tsx')).InquiryForm;

/** Questions to the operator: the form, and what to look at before. */
export function InquiryView({ texts }: { texts: IntroAnswer }) {
  const [receiptNo, setReceiptNo] = useState<number | null>(null);
  const lead = sectionOf(texts, 'lead');
  const before = sectionOf(texts, 'before');
  return (
    <>
      <IntroHero eyebrow={texts.title} title={lead?.headline ?? texts.title} lead={lead?.text ?? texts.description} />
      <div className={styles.page}>
        <div className={styles.card}>
          {receiptNo === null ? (
            texts.inquiry && <LateInquiryForm texts={texts.inquiry} onSent={setReceiptNo} />
          ) : (
            <InquirySent receiptNo={receiptNo} onAgain={() => setReceiptNo(null)} />
          )}
        </div>
        <aside className={styles.aside}>
          <div className={styles.pet}>
            <PetFace species="whale" stage="young" mood="joyful" size="fill" title="" afloat />
          </div>
          <h2>보내신 뒤에는</h2>
          <ol>
            <li>접수 번호가 담긴 메일을 바로 보내 드립니다.</li>
            <li>운영 담당자가 문의를 읽습니다.</li>
            <li>적어 주신 메일로 답을 드립니다.</li>
          </ol>
          {before && (
            <>
              <h2>{before.headline}</h2>
              <p>{before.text}</p>
            </>
          )}
          {texts.action && (
            <ButtonLink tone="soft" to={texts.action.href}>
              {texts.action.label}
            </ButtonLink>
          )}
        </aside>
      </div>
    </>
  );
}

/** The form and what checks it, after the first picture of the page. */
function LateInquiryForm(props: InquiryFormProps) {
  const [tries, setTries] = useState(0);
  const [missing, setMissing] = useState(false);
  const Form = useLatePart({ load: loadForm, ahead: 0, wanted: tries, onMissing: () => setMissing(true) });
  if (Form) return <Form {...props} />;
  if (!missing) return <Skeleton height={900} radius={24} />;
  const again = () => {
    setMissing(false);
    setTries(tries + 1);
  };
  return (
    <EmptyState
      title="문의 양식을 불러오지 못했습니다"
      text="인터넷이 이어져 있는지 살펴보고 다시 불러와 주십시오."
      action={<Button onClick={again}>다시 불러오기</Button>}
    />
  );
}
