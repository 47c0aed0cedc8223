import { useState } from 'react';
import type { IntroAnswer } from '#contract/introTexts.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { PetFace } from '#src/components/pet/PetFace.tsx';
import { InquirySent } from '../inquiry/InquirySent.tsx';
import { LateInquiryForm } from '../inquiry/LateInquiryForm.tsx';
import { IntroHero } from '../parts/IntroHero.tsx';
import { sectionOf } from '../sectionOf.ts';
import styles from './InquiryView.module.css';

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
