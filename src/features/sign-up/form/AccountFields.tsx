import { CircleCheck } from 'lucide-react';
import type { FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PasswordChecks } from '#domain/account/readSignUpForm.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { PasswordChecklist } from '#src/components/password-field/PasswordChecklist.tsx';
import { PasswordField } from '#src/components/password-field/PasswordField.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import styles from './FormStep.module.css';
import type { SignUpFormValues } from './SignUpFormValues.ts';
import type { Duplicates } from './useDuplicates.ts';

interface AccountFieldsProps {
  duplicates: Duplicates;
  passwordChecks: PasswordChecks;
}

/** What the student logs in with. */
export function AccountFields({ duplicates, passwordChecks }: AccountFieldsProps) {
  const { register, watch, trigger, formState } = useFormContext<SignUpFormValues>();
  const { errors } = formState;
  const accountId = useUniqueId(duplicates);
  const { password, mobileNo, schoolName, ...typed } = watch();
  const owner = { ...typed, mobileNos: [mobileNo], places: [schoolName, ...passwordChecks.places] };
  return (
    <fieldset className={styles.group}>
      <legend>
        <ArtIcon name="locked" size={32} />
        로그인할 때 쓸 것
      </legend>
      <TextField
        label="아이디"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={17}
        hint={
          accountId.free ? <FreeNote>쓸 수 있는 아이디예요</FreeNote> : '영문 소문자로 시작해요. 소문자와 숫자로 6~17자'
        }
        error={errors.accountId?.message}
        {...accountId.props}
      />
      <PasswordField
        label="비밀번호"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', {
          // Not before it was typed: a reason that comes and goes would push the rest away under a finger.
          onChange: () => formState.touchedFields.passwordConfirmation && void trigger('passwordConfirmation'),
        })}
      />
      <PasswordChecklist password={password} owner={owner} words={passwordChecks.words} />
      <PasswordField
        label="비밀번호 한 번 더"
        autoComplete="new-password"
        error={errors.passwordConfirmation?.message}
        {...register('passwordConfirmation')}
      />
    </fieldset>
  );
}

/** Good news under a field. */
function FreeNote({ children }: { children: string }) {
  return (
    <span className={styles.free}>
      <CircleCheck aria-hidden="true" />
      {children}
    </span>
  );
}

/** The login name, which nobody else may have: looked up when the field is left. */
function useUniqueId({ check, refusal, isFree }: Duplicates) {
  const { register, watch, getValues, getFieldState, trigger } = useFormContext<SignUpFormValues>();
  const props = register('accountId');

  async function onBlur(event: FocusEvent): Promise<void> {
    await props.onBlur(event);
    const value = getValues('accountId');
    if (value.trim() === '' || getFieldState('accountId').invalid) return;
    await check(value);
    // Something else may have been typed meanwhile.
    if (getValues('accountId') === value && refusal(value) !== null) await trigger('accountId');
  }

  return { props: { ...props, onBlur }, free: isFree(watch('accountId')) };
}
