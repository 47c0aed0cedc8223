import { CircleCheck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { isRealDate } from '#domain/account/isRealDate.ts';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { keepDigits } from '#src/lib/forms/keepDigits.ts';
import { useSignUp } from '../SignUpContext.ts';
import styles from './BirthdayField.module.css';
import { describeBirthday } from './describeBirthday.ts';

interface BirthdayFieldProps {
  inputRef: Ref<HTMLInputElement>;
  value: string;
  onChange: (digits: string) => void;
  onBlur: () => void;
  error: string | undefined;
  /** Under the field, such as the way to the other door. */
  children?: ReactNode;
}

/** A birthday as eight digits on the number pad, read back in words while it is typed. */
export function BirthdayField({ inputRef, value, onChange, onBlur, error, children }: BirthdayFieldProps) {
  const { today } = useSignUp().state;
  const read = describeBirthday(value, today);
  return (
    <div className={styles.field}>
      <TextField
        ref={inputRef}
        label="생일"
        inputMode="numeric"
        autoComplete="bday"
        placeholder="숫자 8개"
        hint={value.length < 8 ? '2015년 3월 2일이면 20150302' : undefined}
        value={value}
        onChange={(event) => onChange(keepDigits(event.target, 8))}
        onBlur={onBlur}
        error={error}
      />
      <p className={styles.read} role="status">
        {read && (
          <>
            {isRealDate(value) && <CircleCheck aria-hidden="true" />}
            {read}
          </>
        )}
      </p>
      {children}
    </div>
  );
}
