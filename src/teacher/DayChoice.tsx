import styles from './DayChoice.module.css';

const DAYS = ['월', '화', '수', '목', '금', '토', '일'];

interface DayChoiceProps {
  /** For screen readers; not drawn. */
  label: string;
  /** 1 Monday – 7 Sunday. */
  days: readonly number[];
  onChange: (days: number[]) => void;
}

/** Days of the week, each switched on or off. */
export function DayChoice({ label, days, onChange }: DayChoiceProps) {
  return (
    <fieldset className={styles.days}>
      <legend className="visually-hidden">{label}</legend>
      {DAYS.map((name, index) => {
        const day = index + 1;
        const on = days.includes(day);
        return (
          <button
            key={name}
            type="button"
            className={styles.day}
            aria-pressed={on}
            onClick={() => onChange(on ? days.filter((one) => one !== day) : [...days, day].sort((a, b) => a - b))}
          >
            {name}
          </button>
        );
      })}
    </fieldset>
  );
}
