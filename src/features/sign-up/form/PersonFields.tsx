import { Cake } from 'lucide-react';
import { useController, useFormContext } from 'react-hook-form';
import { studentGrades } from '#domain/book/studentGrades.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { RadioGroup } from '#src/components/radio-group/RadioGroup.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { BirthdayField } from '../who/BirthdayField.tsx';
import { describeBirthday } from '../who/describeBirthday.ts';
import styles from './FormStep.module.css';
import type { SignUpFormValues } from './SignUpFormValues.ts';

const genders = [
  { value: 'MEN', label: '남자' },
  { value: 'WOMEN', label: '여자' },
  { value: 'NONE', label: '말하지 않을래요' },
] as const;

const gradeOptions = studentGrades.map(({ code, name }) => ({ value: code, label: name }));

interface PersonFieldsProps {
  /** `YYYY-MM-DD` in Seoul */
  today: string;
  /** False where this browser kept no birthday from the step before; then it is asked for again. */
  birthdayKnown: boolean;
}

export function PersonFields({ today, birthdayKnown }: PersonFieldsProps) {
  const { control, register, formState } = useFormContext<SignUpFormValues>();
  const { errors } = formState;
  // In the order they stand on the page: the first wrong one takes the focus.
  const nameProps = register('name');
  const { field: birthday } = useController({ control, name: 'birthday' });
  const gender = useController({ control, name: 'gender' });
  return (
    <fieldset className={styles.group}>
      <legend>
        <ArtIcon name="teddy-bear" size={32} />
        나는 누구일까요?
      </legend>
      <TextField label="이름" autoComplete="name" maxLength={30} error={errors.name?.message} {...nameProps} />
      {birthdayKnown ? (
        <p className={styles.birthday}>
          <Cake aria-hidden="true" />
          <span>
            <span className="visually-hidden">생일 </span>
            {describeBirthday(birthday.value, today)}
          </span>
        </p>
      ) : (
        <BirthdayField
          inputRef={birthday.ref}
          value={birthday.value}
          onChange={birthday.onChange}
          onBlur={birthday.onBlur}
          error={errors.birthday?.message}
        />
      )}
      <RadioGroup
        label="성별"
        options={genders}
        value={gender.field.value}
        onChange={gender.field.onChange}
        onBlur={gender.field.onBlur}
        firstRef={gender.field.ref}
        error={errors.gender?.message}
      />
      <div className={styles.pair}>
        <SelectField
          label="학년"
          placeholder="골라 주세요"
          options={gradeOptions}
          hint="다르면 바꿔 주세요."
          error={errors.schoolGrade?.message}
          {...register('schoolGrade')}
        />
        <TextField
          label="학교 이름 (선택)"
          autoComplete="off"
          maxLength={50}
          error={errors.schoolName?.message}
          {...register('schoolName')}
        />
      </div>
    </fieldset>
  );
}
