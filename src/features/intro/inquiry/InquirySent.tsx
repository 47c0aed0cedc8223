import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { PetFace } from '#src/components/pet/PetFace.tsx';
import { paths } from '#src/config/paths.ts';
import styles from './InquirySent.module.css';

interface InquirySentProps {
  receiptNo: number;
  onAgain: () => void;
}

/** The inquiry has arrived. */
export function InquirySent({ receiptNo, onAgain }: InquirySentProps) {
  return (
    <div className={styles.sent} role="status">
      <div className={styles.pet}>
        <PetFace species="turtle" stage="young" mood="joyful" size="fill" title="" afloat />
      </div>
      <h2 tabIndex={-1} ref={focus}>
        문의를 받았습니다
      </h2>
      <p>
        접수 번호는 <strong>{receiptNo}번</strong>입니다. 메일로도 보내 드렸으니, 보이지 않으면 스팸함을 살펴봐
        주십시오.
      </p>
      <div className={styles.actions}>
        <ButtonLink to={paths.introArticles.getHref()}>독서 이야기 읽기</ButtonLink>
        <Button tone="soft" onClick={onAgain}>
          다른 문의 보내기
        </Button>
      </div>
    </div>
  );
}

function focus(title: HTMLHeadingElement | null): void {
  title?.focus();
}
