import { type ReactNode, type Ref, useId } from 'react';
import styles from './RadioGroup.module.css';

export interface RadioOption<V extends string> {
  value: V;
  label: string;
  /** A second, quieter line. */
  note?: ReactNode;
  picture?: ReactNode;
}

interface RadioGroupProps<V extends string> {
  label: string;
  options: readonly RadioOption<V>[];
  value: V | null;
  onChange: (value: V) => void;
  onBlur?: () => void;
  /** `row` puts the options side by side where there is room. */
  layout?: 'row' | 'column';
  /** The group is named, but the name is not drawn. */
  hideLabel?: boolean;
  hint?: string;
  error?: string | undefined;
  /** Receives the first option, for moving the focus there. */
  firstRef?: Ref<HTMLInputElement>;
}

/** One choice of a few, as large cards over native radio buttons. */
export function RadioGroup<V extends string>({
  label,
  options,
  value,
  onChange,
  onBlur,
  layout = 'row',
  hideLabel,
  hint,
  error,
  firstRef,
}: RadioGroupProps<V>) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div
      className={styles.group}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={note ? `${id}-note` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <p id={`${id}-label`} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </p>
      <div className={layout === 'row' ? styles.row : styles.column}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={layout === 'row' ? `${styles.option} ${styles.segment}` : styles.option}
            data-chosen={option.value === value || undefined}
          >
            <input
              ref={index === 0 ? firstRef : undefined}
              type="radio"
              name={id}
              className={styles.input}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            {option.picture}
            <span className={styles.words}>
              <span className={styles.name}>{option.label}</span>
              {option.note && <span className={styles.note}>{option.note}</span>}
            </span>
            {layout === 'column' && <span className={styles.dot} aria-hidden="true" />}
          </label>
        ))}
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
