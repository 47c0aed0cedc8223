import { type ReactNode, useId } from 'react';
import styles from './ContestForm.module.css';

interface FieldGroupProps {
  /** For screen readers; the panel around it is titled. */
  label: string;
  error: string | undefined;
  children: ReactNode;
}

/** Several controls that are corrected together: the reason stands under them, and the focus can be led here. */
export function FieldGroup({ label, error, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      aria-describedby={error ? id : undefined}
      data-invalid={error ? true : undefined}
      tabIndex={-1}
    >
      <legend className="visually-hidden">{label}</legend>
      {children}
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
