import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './TextArea.module.css';

interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  label: string;
  /** What to mend. */
  error?: string | undefined;
  hint?: ReactNode;
}

/** Several lines of plain text; grows with the hand of its writer. */
export function TextArea({ label, error, hint, id, className, rows = 6, ...rest }: TextAreaProps) {
  const ownId = useId();
  const areaId = id ?? ownId;
  const noteId = `${areaId}-note`;
  const note = error ?? hint;
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={areaId}>{label}</label>
      <textarea
        {...rest}
        id={areaId}
        rows={rows}
        className={styles.area}
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
