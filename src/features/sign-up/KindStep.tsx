import { ChevronRight } from 'lucide-react';
import { ArtIcon } from '../../components/art-icon/ArtIcon.tsx';
import type { ArtIconName } from '../../components/art-icon/artIconUrl.ts';
import { FormNotice } from '../../components/form-notice/FormNotice.tsx';
import { describeError } from '../../lib/api/describeError.ts';
import styles from './KindStep.module.css';
import type { SignUpKind } from './SignUpContext.ts';
import { StepCard } from './StepCard.tsx';

const doors: readonly { kind: SignUpKind; art: ArtIconName; title: string; note: string }[] = [
  { kind: 'SELF', art: 'sailboat', title: '만 14세 이상이에요', note: '혼자서 가입할 수 있어요' },
  { kind: 'GUARDIAN', art: 'ring-buoy', title: '만 14세 미만이에요', note: '보호자와 함께 가입해요' },
];

interface KindStepProps {
  /** The door that was pressed, while its sign-up begins. */
  busy: SignUpKind | null;
  error: Error | null;
  onChoose: (kind: SignUpKind) => void;
}

/** Two doors: alone, or together with a guardian. */
export function KindStep({ busy, error, onChoose }: KindStepProps) {
  return (
    <StepCard title="책바다에 온 걸 환영해요" lead="나이에 따라 가입하는 길이 달라요. 나에게 맞는 문을 눌러 주세요.">
      {error && <FormNotice>{describeError(error)}</FormNotice>}
      <div className={styles.doors}>
        {doors.map(({ kind, art, title, note }) => (
          <button
            key={kind}
            type="button"
            className={styles.door}
            aria-busy={busy === kind || undefined}
            onClick={() => busy === null && onChoose(kind)}
          >
            <ArtIcon name={art} size={64} />
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <span className={styles.note}>{note}</span>
            </span>
            <ChevronRight aria-hidden="true" />
          </button>
        ))}
      </div>
      <p className={styles.help}>
        <strong>만 나이</strong>는 생일이 지났는지로 세어요. 잘 모르겠으면 아무 문이나 눌러도 괜찮아요. 생일을 적으면
        알려 드려요.
      </p>
    </StepCard>
  );
}
