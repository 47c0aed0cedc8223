import { useId } from 'react';
import styles from './DateRange.module.css';
import { DayInput } from './DayInput.tsx';
import type { QuickRange } from './quickRanges.ts';

interface DateRangeProps {
  legend: string;
  /** Day keys `YYYY-MM-DD`; null is open on that side. */
  from: string | null;
  to: string | null;
  /** Latest day that can be chosen. */
  max?: string;
  quick: readonly QuickRange[];
  onChange: (range: { from: string | null; to: string | null }) => void;
}

/** A span of days: one press for the usual ones, the device's own calendar for any other. */
export function DateRange({ legend, from, to, max, quick, onChange }: DateRangeProps) {
  const id = useId();
  const reversed = from !== null && to !== null && from > to;
  const field = {
    max,
    'aria-invalid': reversed || undefined,
    'aria-describedby': reversed ? `${id}note` : undefined,
  };
  return (
    <fieldset className={styles.range}>
      <legend>{legend}</legend>
      <div className={styles.quick}>
        {quick.map((range) => (
          <button
            key={range.label}
            type="button"
            aria-pressed={range.from === from && range.to === to}
            onClick={() => onChange({ from: range.from, to: range.to })}
          >
            {range.label}
          </button>
        ))}
      </div>
      <div className={styles.days}>
        <label className="visually-hidden" htmlFor={`${id}from`}>
          {legend} 시작하는 날
        </label>
        <DayInput {...field} id={`${id}from`} day={from} onDay={(day) => onChange({ from: day, to })} />
        <span aria-hidden="true">~</span>
        <label className="visually-hidden" htmlFor={`${id}to`}>
          {legend} 끝나는 날
        </label>
        <DayInput {...field} id={`${id}to`} day={to} onDay={(day) => onChange({ from, to: day })} />
      </div>
      {reversed && (
        <p id={`${id}note`} className={styles.note} role="status">
          끝나는 날이 시작하는 날보다 앞서 있어요.
        </p>
      )}
    </fieldset>
  );
}
