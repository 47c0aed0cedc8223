import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';

type TextFieldProps = ComponentPropsWithRef<'input'> & FieldWords;

/** One line of text. */
export function TextField({ label, error, hint, id, className, ...rest }: TextFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} id={id} className={className}>
      {(control) => <input {...rest} {...control} />}
    </FieldFrame>
  );
}
