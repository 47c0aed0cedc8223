import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import styles from './TestGaps.module.css';

interface TestGapsProps {
  /** Numbers of the questions without an answer, from 1; none: closed. */
  gaps: readonly number[];
  onGo: (no: number) => void;
  onClose: () => void;
}

/** Names the questions that are still empty, and leads to them. */
export function TestGaps({ gaps, onGo, onClose }: TestGapsProps) {
  const [first] = gaps;
  return (
    <Dialog
      open={first !== undefined}
      onClose={onClose}
      title="답안을 선택하세요"
      description={`거의 다 했어요. 아직 비어 있는 문제가 ${gaps.length}개 있어요. 모르는 문제는 가장 그럴듯한 것을 골라 봐요.`}
      footer={<Button onClick={() => first !== undefined && onGo(first)}>{first}번 문제로 가기</Button>}
    >
      {gaps.length > 1 && (
        <ul className={styles.gaps} aria-label="비어 있는 문제">
          {gaps.map((no) => (
            <li key={no}>
              <button type="button" className={styles.gap} aria-label={`${no}번 문제`} onClick={() => onGo(no)}>
                {no}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
