import { useMutation } from '@tanstack/react-query';
import { Fingerprint, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { staffSignInApi } from '#contract/endpoints/staffSignIn.ts';
import type { StaffFactorStep, StaffSignedIn } from '#contract/staffSignIn.ts';
import { email } from '#domain/account/contactRules.ts';
import { required } from '#domain/account/textRules.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { PasswordField } from '#src/components/password-field/PasswordField.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { toValidate } from '#src/lib/forms/toValidate.ts';
import { useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { EntryCard } from './EntryCard.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import styles from './StaffSignInPage.module.css';
import { canUsePasskeys, signInByPasskey } from './signInByPasskey.ts';

interface StaffSignInPageProps {
  lead?: string;
  /** Token of the invitation that the sign-in is for. */
  invite?: string;
}

/** Address and password, then a second factor; or a passkey alone; or the account of an institution. */
export function StaffSignInPage({ lead = '초대 메일을 받은 주소로 들어와 주세요.', invite }: StaffSignInPageProps) {
  useDocumentTitle('선생님 로그인');
  const [step, setStep] = useState<StaffFactorStep | null>(null);
  const { session } = useStaffServices();
  const enter = ({ token, staff }: StaffSignedIn) => session.begin({ token, staff });
  if (step !== null) return <SecondFactor step={step} onDone={enter} onBack={() => setStep(null)} />;
  return <PasswordStep lead={lead} invite={invite} onStep={setStep} onDone={enter} />;
}

interface PasswordStepProps {
  lead: string;
  invite: string | undefined;
  onStep: (step: StaffFactorStep) => void;
  onDone: (signedIn: StaffSignedIn) => void;
}

function PasswordStep({ lead, invite, onStep, onDone }: PasswordStepProps) {
  const { api, demo } = useStaffServices();
  const ended = useStaffSession((state) => state.ended);
  const refusal = useStaffSession((state) => state.refusal);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '', password: '' } });
  const quiet = { meta: { ownError: true } };
  const signIn = useMutation({
    mutationFn: (body: { email: string; password: string }) => api.call(staffSignInApi.signIn, { body }),
    onSuccess: onStep,
    ...quiet,
  });
  const passkey = useMutation({ mutationFn: () => signInByPasskey(api), onSuccess: onDone, ...quiet });
  const tryOut = useMutation({ mutationFn: () => api.call(staffSignInApi.demo), onSuccess: onDone, ...quiet });
  const failure = signIn.error ?? passkey.error ?? tryOut.error;
  const busy = signIn.isPending || passkey.isPending || tryOut.isPending;
  return (
    <EntryCard title="선생님 로그인" lead={lead}>
      {ended && !failure && (
        <FormNotice tone="advice">30분 동안 쉬어서 로그인이 끝났어요. 저장한 것은 모두 그대로 있어요.</FormNotice>
      )}
      {failure && <FormNotice>{describeError(failure)}</FormNotice>}
      {refusal !== null && !failure && <FormNotice>{refusal}</FormNotice>}
      <form className={styles.form} onSubmit={handleSubmit((body) => !busy && signIn.mutate(body))} noValidate>
        <TextField
          label="메일 주소"
          type="email"
          autoComplete="username"
          error={formState.errors.email?.message}
          {...register('email', { validate: toValidate(email) })}
        />
        <PasswordField
          label="비밀번호"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password', { validate: toValidate(required) })}
        />
        <Button type="submit" size="l" wide busy={signIn.isPending}>
          다음
        </Button>
      </form>
      {canUsePasskeys() && (
        <Button
          tone="soft"
          size="l"
          wide
          busy={passkey.isPending}
          icon={<Fingerprint aria-hidden="true" />}
          onClick={() => !busy && passkey.mutate()}
        >
          패스키로 들어가기
        </Button>
      )}
      <ProviderButtons doing="들어가기" invite={invite} />
      {demo && (
        <Button
          tone="coral"
          size="l"
          wide
          busy={tryOut.isPending}
          icon={<Sparkles aria-hidden="true" />}
          onClick={() => !busy && tryOut.mutate()}
        >
          체험 선생님으로 둘러보기
        </Button>
      )}
    </EntryCard>
  );
}
