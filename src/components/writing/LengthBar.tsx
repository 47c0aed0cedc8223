import { Check } from 'lucide-react';
import styles from './LengthBar.module.css';

interface LengthBarProps {
  id: string;
  /** Characters without blanks. */
  length: number;
  minLength: number;
  maxLength: number;
  /** Shown instead of the advice on length. */
  notice?: string | undefined;
}

/** How far a text has come, as advice: nothing is cut and nothing is refused while somebody writes. */
export function LengthBar({ id, length, minLength, maxLength, notice }: LengthBarProps) {
  const state = length > maxLength ? 'over' : length >= minLength ? 'enough' : 'growing';
  const width = Math.min(100, (length / minLength) * 100);
  return (
    <div className={styles.bar} data-state={state}>
      <div className={styles.track} data-bar-track="" aria-hidden="true">
        <span data-bar="" className={styles.fill} style={{ width: `${width}%` }} />
      </div>
      <p id={id} className={styles.words}>
        <span className={styles.advice}>
          {state === 'enough' && !notice && <Check aria-hidden="true" />}
          {notice ?? advise(length, minLength, maxLength)}
        </span>
        <span className={styles.count}>
          {length.toLocaleString('ko-KR')} / {maxLength.toLocaleString('ko-KR')}자
        </span>
      </p>
    </div>
  );
}

function advise(length: number, min: number, max: number): string {
  if (length === 0) return `${min}자 넘게 써 보세요. 빈칸은 세지 않아요.`;
  if (length < min) return `좋아요! ${min - length}자만 더 써 볼까요?`;
  if (length > max) return `조금 길어요. ${length - max}자만 줄여 볼까요?`;
  return '충분히 썼어요. 멋져요!';
}
