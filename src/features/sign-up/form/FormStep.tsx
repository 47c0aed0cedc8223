import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FieldErrors, FormProvider, type Resolver, useForm } from 'react-hook-form';
import { signUpApi } from '#contract/endpoints/signUp.ts';
import type { SignUpDone, SignUpFormBody } from '#contract/signUp.ts';
import { isRealDate } from '#domain/account/isRealDate.ts';
import { normalizeEmail } from '#domain/account/normalizeEmail.ts';
import { normalizeName } from '#domain/account/normalizeName.ts';
import { normalizePhone } from '#domain/account/normalizePhone.ts';
import { type PasswordChecks, readSignUpForm } from '#domain/account/readSignUpForm.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { useGuessableWords } from '#src/components/password-field/useGuessableWords.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { applyFieldErrors } from '#src/lib/forms/applyFieldErrors.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { type SignUpKind, useSignUp } from '../SignUpContext.ts';
import { StepCard } from '../StepCard.tsx';
import { AccountFields } from './AccountFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import styles from './FormStep.module.css';
import { PersonFields } from './PersonFields.tsx';
import { type SignUpFormValues, signUpFormFields } from './SignUpFormValues.ts';
import { suggestGrade } from './suggestGrade.ts';
import { type Duplicates, useDuplicates } from './useDuplicates.ts';

interface FormStepProps {
  onDone: (done: SignUpDone) => void;
}

/** Everything the account needs. Typed texts outlive a reload; the passwords do not. */
export function FormStep({ onDone }: FormStepProps) {
  const { draft, state } = useSignUp();
  const { kind, today } = state;
  const { gender, ...kept } = draft.read();
  const [birthdayKnown] = useState(isRealDate(kept.birthday));
  const duplicates = useDuplicates();
  const words = useGuessableWords();
  const places = kept.institution === null ? [] : [kept.institution.name];
  const form = useForm<SignUpFormValues>({
    mode: 'onTouched',
    resolver: createSignUpResolver(kind, today, duplicates, { words, places }),
    defaultValues: {
      accountId: kept.accountId,
      password: '',
      passwordConfirmation: '',
      name: kept.name,
      birthday: kept.birthday,
      gender: gender ?? 'NONE',
      schoolGrade: kept.schoolGrade || suggestGrade(kept.birthday, today),
      schoolName: kept.schoolName,
      email: kept.email,
      mobileNo: kept.mobileNo,
    },
  });
  const submission = useSubmitSignUp();
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { password: _secret, passwordConfirmation: _again, gender: chosen, ...texts } }) =>
          draft.change({ ...texts, gender: chosen === 'NONE' ? null : chosen }),
      }),
    [subscribe, draft],
  );

  const submit = form.handleSubmit((values) => {
    if (submission.isPending) return;
    submission.mutate(values, {
      onSuccess: onDone,
      onError: (error) => applyFieldErrors(error, form, signUpFormFields),
    });
  });

  return (
    <StepCard
      title="나의 정보를 적어요"
      lead={kind === 'GUARDIAN' ? '보호자와 함께 적으면 더 쉬워요.' : '꼭 필요한 것만 물어볼게요.'}
    >
      <FormProvider {...form}>
        <form className={styles.form} onSubmit={submit} noValidate>
          <AccountFields duplicates={duplicates} passwordChecks={{ words, places }} />
          <PersonFields today={today} birthdayKnown={birthdayKnown} />
          <ContactFields optional={kind === 'GUARDIAN'} />
          {submission.error && <FormNotice>{describeSubmission(submission.error)}</FormNotice>}
          <Button type="submit" size="l" wide busy={submission.isPending}>
            가입 마치기
          </Button>
        </form>
      </FormProvider>
    </StepCard>
  );
}

/** A reason for the birthday has no field of its own here. */
function describeSubmission(error: Error): string {
  const birthday = error instanceof ApiError ? error.fields.birthday : undefined;
  return birthday ?? describeError(error);
}

/** Checks the form as the server does, and for what is known to be taken. @param today `YYYY-MM-DD` in Seoul */
function createSignUpResolver(
  kind: SignUpKind,
  today: string,
  duplicates: Pick<Duplicates, 'refusal'>,
  passwordChecks: PasswordChecks,
): Resolver<SignUpFormValues> {
  return (values) => {
    const read = readSignUpForm(values, kind, today, passwordChecks);
    const reasons: Partial<Record<keyof SignUpFormValues, string>> = read.ok ? {} : { ...read.fields };
    const taken = duplicates.refusal(values.accountId);
    if (taken !== null) reasons.accountId ??= taken;
    const errors: FieldErrors<SignUpFormValues> = Object.fromEntries(
      Object.entries(reasons).map(([field, message]) => [field, { type: 'rule', message }]),
    );
    return Object.keys(reasons).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** Hands the form in. Its state on the server, not a key, makes it safe to repeat. */
function useSubmitSignUp() {
  const api = useApi();
  const { signUpToken, settle } = useSignUp();
  return useMutation({
    meta: { ownError: true },
    mutationFn: (values: SignUpFormValues) => {
      const body: SignUpFormBody = {
        signUpToken,
        accountId: values.accountId,
        password: values.password,
        passwordConfirmation: values.passwordConfirmation,
        name: normalizeName(values.name),
        birthday: values.birthday,
        gender: values.gender === 'NONE' ? null : values.gender,
        email: normalizeEmail(values.email) || null,
        mobileNo: normalizePhone(values.mobileNo) || null,
        schoolName: normalizeName(values.schoolName) || null,
        schoolGrade: values.schoolGrade,
      };
      return api.call(signUpApi.submit, { body });
    },
    onError: settle,
  });
}
