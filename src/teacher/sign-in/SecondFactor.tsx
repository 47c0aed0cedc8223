import { useMutation } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { staffSignInApi } from '#contract/endpoints/staffSignIn.ts';
import type { StaffFactorStep, StaffSignedIn } from '#contract/staffSignIn.ts';
import { required } from '#domain/account/textRules.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { toValidate } from '#src/lib/forms/toValidate.ts';
import { useStaffServices } from '../services/StaffServicesContext.ts';
import { ChooseFactor } from './ChooseFactor.tsx';
import { EntryCard } from './EntryCard.tsx';
import styles from './StaffSignInPage.module.css';
import { canUsePasskeys, signInByPasskey } from './signInByPasskey.ts';

interface SecondFactorProps {
  step: StaffFactorStep;
  onDone: (signedIn: StaffSignedIn) => void;
  onBack: () => void;
}

/** The step after the password: a code, a passkey, or choosing one of them for the first time. */
export function SecondFactor({ step, onDone, onBack }: SecondFactorProps) {
  if (step.step === 'SET_UP') return <ChooseFactor challenge={step.challenge} onDone={onDone} />;
  return <GiveCode step={step} onDone={onDone} onBack={onBack} />;
}

function GiveCode({ step, onDone, onBack }: SecondFactorProps) {
  const { api } = useStaffServices();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  const give = useMutation({
    mutationFn: ({ code }: { code: string }) =>
      api.call(staffSignInApi.giveCode, { body: { challenge: step.challenge, code } }),
    onSuccess: onDone,
    meta: { ownError: true },
  });
  const passkey = useMutation({
    mutationFn: () => signInByPasskey(api, step.challenge),
    onSuccess: onDone,
    meta: { ownError: true },
  });
  const failure = give.error ?? passkey.error;
  return (
    <EntryCard title="한 번 더 확인해요" lead="인증 앱에 지금 보이는 여섯 자리, 또는 적어 둔 복구 코드를 넣어 주세요.">
      {failure && <FormNotice>{describeError(failure)}</FormNotice>}
      <form className={styles.form} onSubmit={handleSubmit((body) => !give.isPending && give.mutate(body))} noValidate>
        <TextField
          label="확인 코드"
          inputMode="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          error={formState.errors.code?.message}
          {...register('code', { validate: toValidate(required) })}
        />
        <Button type="submit" size="l" wide busy={give.isPending}>
          들어가기
        </Button>
      </form>
      {step.passkeys && canUsePasskeys() && (
        <Button
          tone="soft"
          wide
          busy={passkey.isPending}
          icon={<Fingerprint aria-hidden="true" />}
          onClick={() => passkey.mutate()}
        >
          패스키로 확인하기
        </Button>
      )}
      <Button tone="ghost" wide onClick={onBack}>
        처음으로
      </Button>
    </EntryCard>
  );
}
