import { useFormContext } from 'react-hook-form';
import { ArtIcon } from '../../../components/art-icon/ArtIcon.tsx';
import { PhoneField } from '../../../components/text-field/PhoneField.tsx';
import { TextField } from '../../../components/text-field/TextField.tsx';
import styles from './FormStep.module.css';
import { FreeNote } from './FreeNote.tsx';
import type { SignUpFormValues } from './SignUpFormValues.ts';
import type { Duplicates } from './useDuplicates.ts';
import { useUniqueField } from './useUniqueField.ts';

interface ContactFieldsProps {
  /** Under 14 nothing of this is asked for. */
  optional: boolean;
  duplicates: Duplicates;
}

/** Where a forgotten password is found again. */
export function ContactFields({ optional, duplicates }: ContactFieldsProps) {
  const { errors } = useFormContext<SignUpFormValues>().formState;
  const email = useUniqueField('email', duplicates);
  const mobileNo = useUniqueField('mobileNo', duplicates);
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
        hint={
          email.free ? (
            <FreeNote>쓸 수 있는 이메일이에요</FreeNote>
          ) : (
            '아이디나 비밀번호를 잊었을 때 이 주소로만 찾을 수 있어요.'
          )
        }
        error={errors.email?.message}
        {...email.props}
      />
      <PhoneField
        label={`휴대전화 번호${mark}`}
        autoComplete="tel-national"
        placeholder="010-1234-5678"
        hint={mobileNo.free ? <FreeNote>쓸 수 있는 번호예요</FreeNote> : '숫자만 적어도 돼요.'}
        error={errors.mobileNo?.message}
        {...mobileNo.props}
      />
    </fieldset>
  );
}
