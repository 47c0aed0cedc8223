import { useId } from 'react';
import { writtenLength } from '../../../../domain/mission/writtenLength.ts';
import styles from './WritingField.module.css';

interface WritingFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  minLength: number;
  maxLength: number;
  /** First words to lean on; each is put at the end of the text. */
  starters: readonly string[];
  /** Why it cannot be handed in yet. */
  reason?: string | undefined;
  rows: number;
}

/** A text with soft advice on its length: nothing is cut, nothing is refused while writing. */
export function WritingField({
  label,
  value,
  onChange,
  minLength,
  maxLength,
  starters,
  reason,
  rows,
}: WritingFieldProps) {
  const id = useId();
  const length = writtenLength(value);
  const lean = (starter: string) => onChange(value.trim() === '' ? `${starter} ` : `${value.trimEnd()}\n${starter} `);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {starters.length > 0 && (
        <fieldset className={styles.starters}>
          <legend className="visually-hidden">문장 열기</legend>
          {starters.map((starter) => (
            <button key={starter} type="button" className={styles.starter} onClick={() => lean(starter)}>
              {starter}
            </button>
          ))}
        </fieldset>
      )}
      <textarea
        id={id}
        className={styles.text}
        rows={rows}
        lang="ko"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={reason ? true : undefined}
        aria-describedby={`${id}-advice`}
      />
      <p id={`${id}-advice`} className={styles.advice} data-enough={length >= minLength && length <= maxLength}>
        {reason ? <strong className={styles.reason}>{reason}</strong> : advise(length, minLength, maxLength)}
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
