import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { SignUpDone } from '#contract/signUp.ts';
import { isRealDate } from '#domain/account/isRealDate.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { useGuessableWords } from '#src/components/password-field/useGuessableWords.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { applyFieldErrors } from '#src/lib/forms/applyFieldErrors.ts';
import { useSignUp } from '../SignUpContext.ts';
import { StepCard } from '../StepCard.tsx';
import { AccountFields } from './AccountFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { createSignUpResolver } from './createSignUpResolver.ts';
import styles from './FormStep.module.css';
import { PersonFields } from './PersonFields.tsx';
import { type SignUpFormValues, signUpFormFields } from './SignUpFormValues.ts';
import { suggestGrade } from './suggestGrade.ts';
import { useDuplicates } from './useDuplicates.ts';
import { useSubmitSignUp } from './useSubmitSignUp.ts';

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
