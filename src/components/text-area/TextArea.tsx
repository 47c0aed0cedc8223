import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldWords } from '../text-field/FieldFrame.tsx';
import styles from './TextArea.module.css';

type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldWords;

/** Several lines of plain text; grows with the hand of its writer. */
export function TextArea({ label, error, hint, id, className, rows = 6, ...rest }: TextAreaProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} id={id} className={className}>
      {(control) => <textarea {...rest} {...control} rows={rows} className={`${control.className} ${styles.area}`} />}
    </FieldFrame>
  );
}
