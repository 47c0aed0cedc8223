import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { passwordConfirmation, passwordRules } from '#domain/account/passwordRules.ts';
import { required } from '#domain/account/textRules.ts';
import { applyFieldErrors } from '../../lib/forms/applyFieldErrors.ts';
import { toValidate } from '../../lib/forms/toValidate.ts';
import { Button } from '../button/Button.tsx';
import styles from './NewPasswordForm.module.css';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useGuessableWords } from './useGuessableWords.ts';

export interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

interface NewPasswordFormProps {
  submitLabel: string;
  busy: boolean;
  /** The server's answer to the last try. */
  error: Error | null;
  onSubmit: (passwords: NewPassword) => void;
}

/** These forms stand where only the mask of the login name is known: the server compares with what it knows. */
const NOBODY = { accountId: '' };

/** A new password, twice, with its wishes ticked off while it is typed. */
export function NewPasswordForm({ submitLabel, busy, error, onSubmit }: NewPasswordFormProps) {
  const form = useForm<NewPassword>({ mode: 'onTouched', defaultValues: { password: '', passwordConfirmation: '' } });
  const { register, watch, getValues, handleSubmit, trigger, formState } = form;
  const { errors } = formState;
  const words = useGuessableWords();

  useEffect(() => {
    if (error) applyFieldErrors(error, form, ['password', 'passwordConfirmation']);
  }, [error, form]);

  return (
    <form className={styles.form} onSubmit={handleSubmit((passwords) => !busy && onSubmit(passwords))} noValidate>
      <PasswordField
        label="새 비밀번호"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', {
          validate: toValidate(...passwordRules(NOBODY, words)),
          // Not before it was typed: a reason that comes and goes would push the button away under a finger.
          onChange: () => formState.touchedFields.passwordConfirmation && void trigger('passwordConfirmation'),
        })}
      />
      <PasswordChecklist password={watch('password')} owner={null} words={words} />
      <PasswordField
        label="새 비밀번호 한 번 더"
        autoComplete="new-password"
        error={errors.passwordConfirmation?.message}
        {...register('passwordConfirmation', {
          validate: (value) => toValidate(required, passwordConfirmation(getValues('password')))(value),
        })}
      />
      <Button type="submit" size="l" wide busy={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
