import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'maxLength'>;

/** A telephone number as people write it, hyphens or not. */
export function PhoneField(props: PhoneFieldProps) {
  return <TextField type="tel" inputMode="tel" maxLength={20} {...props} />;
}
