import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldWords } from '../text-field/FieldFrame.tsx';
import styles from './SelectField.module.css';

type SelectFieldProps = ComponentPropsWithRef<'select'> &
  FieldWords & {
    /** First line of the list while nothing is chosen; it cannot be chosen. */
    placeholder?: string;
    options: readonly { value: string; label: string }[];
  };

/** The list of the device itself: on a phone it opens as its own large wheel or sheet. */
export function SelectField({ label, placeholder, options, hint, error, id, className, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} id={id} className={className}>
      {(control) => (
        <div className={styles.box}>
          <select {...rest} {...control} className={`${control.className} ${styles.select}`}>
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
      )}
    </FieldFrame>
  );
}
