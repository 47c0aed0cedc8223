import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useController, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { signUpApi } from '#contract/endpoints/signUp.ts';
import type { guardianRelation, startIdentityBody } from '#contract/signUp.ts';
import { mobile } from '#domain/account/contactRules.ts';
import { normalizeName } from '#domain/account/normalizeName.ts';
import { normalizePhone } from '#domain/account/normalizePhone.ts';
import { korMore2, required } from '#domain/account/textRules.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { RadioGroup } from '#src/components/radio-group/RadioGroup.tsx';
import { PhoneField } from '#src/components/text-field/PhoneField.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { useOnReturn } from '#src/lib/browser/useOnReturn.ts';
import { applyFieldErrors } from '#src/lib/forms/applyFieldErrors.ts';
import { toValidate } from '#src/lib/forms/toValidate.ts';
import { IdentityWindowError, type IdentityWindowFailure } from '#src/lib/identity/IdentityWindowError.ts';
import { openIdentityWindow } from '#src/lib/identity/openIdentityWindow.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { useSignUp } from '../SignUpContext.ts';
import styles from '../StepCard.module.css';
import { StepCard } from '../StepCard.tsx';
import { useSignUpStep } from '../useSignUpStep.ts';
import { CheckProgress } from './CheckProgress.tsx';
import own from './VerifyStep.module.css';

const sentences: Readonly<Record<IdentityWindowFailure, string>> = {
  script:
    '보호자 확인 창을 불러오지 못했어요. 적은 내용은 그대로 있어요. 인터넷 연결을 확인하고, 화면을 새로 고친 뒤 다시 열어 주세요.',
  cancelled: '보호자 확인을 끝내지 않고 창을 닫았어요. 적은 내용은 그대로 있으니, 준비되면 다시 열어 주세요.',
  refused:
    '보호자 확인을 마치지 못했어요. 이름과 휴대전화 번호가 맞는지 보고 다시 해 주세요. 적은 내용은 그대로 있어요.',
};

type Relation = z.infer<typeof guardianRelation>;

const relations = [
  { value: 'MOTHER', label: '어머니' },
  { value: 'FATHER', label: '아버지' },
  { value: 'OTHER', label: '다른 보호자' },
] as const;

interface GuardianForm {
  guardianName: string;
  guardianMobileNo: string;
  relation: Relation | null;
}

/** Who the guardian is; then the window in which the guardian proves it by phone. */
export function VerifyStep() {
  const { draft, identityReturn } = useSignUp();
  const { open, confirm } = useGuardianCheck();
  const { guardianName, guardianMobileNo, relation: keptRelation } = draft.read();
  const { control, register, handleSubmit, setError, subscribe, formState } = useForm<GuardianForm>({
    mode: 'onTouched',
    defaultValues: { guardianName, guardianMobileNo, relation: keptRelation },
  });
  // In the order they stand on the page: the first wrong one takes the focus.
  const nameProps = register('guardianName', { validate: toValidate(required, korMore2) });
  const phoneProps = register('guardianMobileNo', { validate: toValidate(required, mobile) });
  const relation = useController({
    control,
    name: 'relation',
    rules: { validate: (value) => value !== null || '어떤 보호자인지 골라 주세요.' },
  });
  const { errors } = formState;
  const { mutate: confirmReturn } = confirm;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.change(values) }),
    [subscribe, draft],
  );

  useEffect(() => {
    const identityVerificationId = identityReturn.take();
    if (identityVerificationId) confirmReturn({ identityVerificationId });
  }, [identityReturn, confirmReturn]);

  useOnReturn(open.reset);

  useEffect(() => {
    if (open.error) applyFieldErrors(open.error, { setError }, ['guardianName', 'guardianMobileNo', 'relation']);
  }, [open.error, setError]);

  const submit = handleSubmit((values) => {
    if (open.isPending || confirm.isPending || values.relation === null) return;
    confirm.reset();
    open.mutate({
      guardianName: normalizeName(values.guardianName),
      guardianMobileNo: normalizePhone(values.guardianMobileNo),
      relation: values.relation,
    });
  });

  if (open.isPending || confirm.isPending) return <CheckProgress confirming={confirm.isPending} />;
  const failure = confirm.error ?? open.error ?? identityReturn.failure;
  return (
    <StepCard
      title="보호자를 불러 주세요"
      lead="여기부터는 보호자와 함께 해요. 보호자의 휴대전화로 보호자가 맞는지 확인해요."
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={own.hand}>
          <ArtIcon name="ring-buoy" size={52} />
          <p>화면을 보호자께 보여 드려요. 보호자의 이름과 번호는 동의를 확인하는 데에만 써요.</p>
        </div>
        {failure && (
          <FormNotice
            action={
              failure instanceof IdentityWindowError && failure.failure === 'script' ? (
                <Button tone="white" onClick={() => window.location.reload()}>
                  화면 새로 고치기
                </Button>
              ) : null
            }
          >
            {describeIdentityFailure(failure)}
          </FormNotice>
        )}
        <TextField
          label="보호자 이름"
          autoComplete="off"
          maxLength={50}
          error={errors.guardianName?.message}
          {...nameProps}
        />
        <PhoneField
          label="보호자 휴대전화 번호"
          autoComplete="off"
          placeholder="010-1234-5678"
          error={errors.guardianMobileNo?.message}
          {...phoneProps}
        />
        <RadioGroup
          label="나와 어떤 사이예요?"
          options={relations}
          value={relation.field.value}
          onChange={relation.field.onChange}
          onBlur={relation.field.onBlur}
          firstRef={relation.field.ref}
          error={errors.relation?.message}
        />
        <Button type="submit" size="l" wide icon={<ShieldCheck aria-hidden="true" />}>
          보호자 확인하기
        </Button>
      </form>
    </StepCard>
  );
}

/** What went wrong with the guardian's verification, what is kept, and what to do. */
function describeIdentityFailure(failure: unknown): string {
  if (failure instanceof IdentityWindowError) return sentences[failure.failure];
  // The server gives its reasons per field where they concern what was typed.
  const [reason] = failure instanceof ApiError ? Object.values(failure.fields) : [];
  return reason ?? describeError(failure);
}

type Guardian = Omit<z.infer<typeof startIdentityBody>, 'signUpToken'>;

/** Starts the verification, opens its window, and has the server confirm what came of it. */
function useGuardianCheck() {
  const api = useApi();
  const { signUpToken, settle } = useSignUp();
  const confirm = useSignUpStep('identity');
  const open = useMutation({
    meta: { ownError: true },
    mutationFn: async (guardian: Guardian) => {
      const start = await api.call(signUpApi.startIdentity, { body: { signUpToken, ...guardian } });
      await openIdentityWindow(start, { name: guardian.guardianName, mobileNo: guardian.guardianMobileNo });
      return start.identityVerificationId;
    },
    onSuccess: (identityVerificationId) => confirm.mutate({ identityVerificationId }),
    onError: settle,
  });
  return { open, confirm };
}
