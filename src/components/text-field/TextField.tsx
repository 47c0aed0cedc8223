import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './TextField.module.css';

interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  /** What to mend, in the student's words. */
  error?: string | undefined;
  hint?: ReactNode;
}

export function TextField({ label, error, hint, id, className, ...rest }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  const note = error ?? hint;
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={inputId}>{label}</label>
      <input
        {...rest}
        id={inputId}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? noteId : undefined}
      />
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
