import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { AccountInfo } from '#contract/account.ts';
import { email, mobile } from '#domain/account/contactRules.ts';
import { nameRules } from '#domain/account/nameRules.ts';
import { maxLength } from '#domain/account/textRules.ts';
import { studentGrades } from '#domain/book/studentGrades.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { RadioGroup } from '#src/components/radio-group/RadioGroup.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { PhoneField } from '#src/components/text-field/PhoneField.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { applyFieldErrors } from '#src/lib/forms/applyFieldErrors.ts';
import { toOptionalValidate, toValidate } from '#src/lib/forms/toValidate.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { AddressFields } from './AddressFields.tsx';
import styles from './form.module.css';
import { GrantRefused } from './GrantContext.ts';
import { type InfoFields, infoFields, toInfoBody, toInfoFields } from './infoFields.ts';
import { useSaveInfo } from './useSaveInfo.ts';

const genders = [
  { value: 'WOMEN', label: '여자' },
  { value: 'MEN', label: '남자' },
] as const;

/** What can be changed at any time. Only what was changed is sent. */
export function InfoForm({ info }: { info: AccountInfo }) {
  const { site } = useServices();
  const save = useSaveInfo();
  const form = useForm<InfoFields>({ defaultValues: toInfoFields(info), mode: 'onTouched' });
  const { errors, isDirty } = form.formState;
  const { register } = form;

  // A contact takes its place when it is proved, perhaps long after it was saved here.
  const { resetField } = form;
  useEffect(() => resetField('email', { defaultValue: info.email ?? '' }), [resetField, info.email]);
  useEffect(() => resetField('mobileNo', { defaultValue: info.mobileNo ?? '' }), [resetField, info.mobileNo]);

  const submit = form.handleSubmit((after) => {
    const body = toInfoBody(form.formState.defaultValues as InfoFields, after);
    save.mutate(body, {
      onSuccess: ({ waiting = [] }) => {
        const now = form.getValues();
        const saved = {
          ...after,
          ...(waiting.includes('EMAIL') && { email: info.email ?? '' }),
          ...(waiting.includes('MOBILE') && { mobileNo: info.mobileNo ?? '' }),
        };
        form.reset(saved, { keepValues: true });
        // Typed while it was being saved: it stays, and is still to be saved.
        for (const name of infoFields) {
          if (now[name] !== after[name]) form.setValue(name, now[name], { shouldDirty: true });
          else if (saved[name] !== after[name]) form.resetField(name, { defaultValue: saved[name] });
        }
        showToast(waiting.length > 0 ? '저장했어요. 새 연락처는 받은 번호를 적으면 바뀌어요' : '내 정보를 저장했어요');
      },
      onError: (error) => applyFieldErrors(error, form, infoFields),
    });
  });

  const shownAtField = Object.keys(errors).length > 0 || save.error instanceof GrantRefused;
  return (
    <Panel title="기본 정보">
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={styles.pair}>
          <TextField
            label="이름"
            autoComplete="name"
            maxLength={50}
            {...register('name', { validate: (name) => name === info.name || toValidate(...nameRules)(name) })}
            error={errors.name?.message}
          />
          <Controller
            name="gender"
            control={form.control}
            render={({ field }) => (
              <RadioGroup
                label="성별 (적지 않아도 돼요)"
                options={genders}
                value={field.value === '' ? null : field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                error={errors.gender?.message}
              />
            )}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            label="학교 이름"
            autoComplete="organization"
            maxLength={60}
            {...register('schoolName', { validate: toOptionalValidate(maxLength(50)) })}
            error={errors.schoolName?.message}
          />
          <SelectField
            label="학년"
            options={studentGrades.map(({ code, name }) => ({ value: code, label: name }))}
            hint="학년은 여기에서만 바꿀 수 있어요."
            {...register('schoolGrade')}
            error={errors.schoolGrade?.message}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            label="이메일"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            hint="아이디나 비밀번호를 잊었을 때 이 주소로만 찾을 수 있어요. 바꾸면 새 주소로 확인 번호를 보내 드려요."
            {...register('email', { validate: toOptionalValidate(email) })}
            error={errors.email?.message}
          />
          <PhoneField
            label="휴대전화"
            autoComplete="tel-national"
            {...register('mobileNo', { validate: toOptionalValidate(mobile) })}
            error={errors.mobileNo?.message}
          />
        </div>
        {site === 'home' && <AddressFields form={form} />}
        {save.error && !shownAtField && <FormNotice>{describeError(save.error)}</FormNotice>}
        <div className={styles.end}>
          {isDirty && <p>아직 저장하지 않은 것이 있어요.</p>}
          <Button type="submit" size="l" busy={save.isPending} disabled={!isDirty}>
            저장하기
          </Button>
        </div>
      </form>
    </Panel>
  );
}
