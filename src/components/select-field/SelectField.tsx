import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import styles from './SelectField.module.css';

interface SelectFieldProps extends ComponentPropsWithRef<'select'> {
  label: string;
  /** First line of the list while nothing is chosen; it cannot be chosen. */
  placeholder?: string;
  options: readonly { value: string; label: string }[];
  hint?: string;
  /** What to mend, in the student's words. */
  error?: string | undefined;
}

/** The list of the device itself: on a phone it opens as its own large wheel or sheet. */
export function SelectField({ label, placeholder, options, hint, error, id, className, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  const noteId = `${selectId}-note`;
  const note = error ?? hint;
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={selectId}>{label}</label>
      <div className={styles.box}>
        <select
          {...rest}
          id={selectId}
          className={styles.select}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        >
          {placeholder && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </div>
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
