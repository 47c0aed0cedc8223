import { useFormContext } from 'react-hook-form';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { PhoneField } from '#src/components/text-field/PhoneField.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import styles from './FormStep.module.css';
import type { SignUpFormValues } from './SignUpFormValues.ts';

interface ContactFieldsProps {
  /** Under 14 nothing of this is asked for. */
  optional: boolean;
}

/** Where a forgotten password is found again. */
export function ContactFields({ optional }: ContactFieldsProps) {
  const { register, formState } = useFormContext<SignUpFormValues>();
  const { errors } = formState;
  const mark = optional ? ' (선택)' : '';
  return (
    <fieldset className={styles.group}>
      <legend>
        <ArtIcon name="speech-balloon" size={32} />
        {optional ? '연락처 (적지 않아도 돼요)' : '연락처'}
      </legend>
      <TextField
        label={`이메일${mark}`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        hint="아이디나 비밀번호를 잊었을 때 이 주소로만 찾을 수 있어요. 가입하면 확인 번호를 보내 드려요."
        error={errors.email?.message}
        {...register('email')}
      />
      <PhoneField
        label={`휴대전화 번호${mark}`}
        autoComplete="tel-national"
        placeholder="010-1234-5678"
        hint="숫자만 적어도 돼요."
        error={errors.mobileNo?.message}
        {...register('mobileNo')}
      />
    </fieldset>
  );
}
