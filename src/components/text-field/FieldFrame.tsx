import { type ReactNode, useId } from 'react';
import styles from './FieldFrame.module.css';

export interface FieldWords {
  label: string;
  hint?: ReactNode;
  /** What to correct, in the student's words; takes the place of the hint. */
  error?: string | undefined;
}

/** What ties a control to its label and its note. */
interface FieldControl {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldWords {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, and a note on what is wanted or what to correct: the same around every kind of field. */
export function FieldFrame({ label, hint, error, id, className, children }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const note = error ?? hint;
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={controlId}>{label}</label>
      {children({
        id: controlId,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
