import { Star } from 'lucide-react';
import { useId } from 'react';
import styles from './StarField.module.css';

interface StarFieldProps {
  label: string;
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (stars: number) => void;
}

const WORDS = ['아쉬웠어요', '그저 그랬어요', '괜찮았어요', '재미있었어요', '최고예요!'];

/** One to five stars over native radio buttons: arrow keys, touch and screen readers work as with any of them. */
export function StarField({ label, value, onChange }: StarFieldProps) {
  const id = useId();
  return (
    <div className={styles.field} role="radiogroup" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <span className={styles.row}>
        {WORDS.map((words, index) => {
          const stars = index + 1;
          return (
            <label key={words} className={styles.star} data-full={stars <= value || undefined}>
              <input
                type="radio"
                name={id}
                className="visually-hidden"
                value={stars}
                checked={stars === value}
                onChange={() => onChange(stars)}
              />
              <Star aria-hidden="true" />
              <span className="visually-hidden">
                별 {stars}개, {words}
              </span>
            </label>
          );
        })}
        <span className={styles.words} aria-hidden="true">
          {WORDS[value - 1] ?? '별을 눌러 주세요'}
        </span>
      </span>
    </div>
  );
}
