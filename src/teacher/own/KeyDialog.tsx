import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { staffKeysApi } from '#contract/endpoints/staffKeys.ts';
import { required } from '#domain/account/textRules.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { PasswordField } from '#src/components/password-field/PasswordField.tsx';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { applyFieldErrors } from '#src/lib/forms/applyFieldErrors.ts';
import { toValidate } from '#src/lib/forms/toValidate.ts';
import { useStaffServices } from '../services/StaffServicesContext.ts';
import { AuthenticatorForm } from '../sign-in/AuthenticatorForm.tsx';
import { RecoveryCodeList } from '../sign-in/RecoveryCodes.tsx';
import { registerOnDevice } from '../sign-in/signInByPasskey.ts';
import styles from './OwnPage.module.css';

/** What somebody wants to do with the own second factors. */
export type KeyTask =
  | { kind: 'PASSKEY' }
  | { kind: 'CODES' }
  | { kind: 'RECOVERY' }
  /** `keyId` null: the authenticator. */
  | { kind: 'END'; keyId: string | null; name: string };

/** What follows the password. */
type Next =
  | { kind: 'DONE'; toast: string }
  | { kind: 'CONFIRM_CODES'; offered: { challenge: string; uri: string; secret: string } }
  | { kind: 'SHOW_RECOVERY'; codes: readonly string[] };

const TITLES: Record<KeyTask['kind'], string> = {
  PASSKEY: '이 기기의 패스키 더하기',
  CODES: '인증 앱에 담기',
  RECOVERY: '복구 코드 새로 받기',
  END: '열쇠 끝내기',
};

const descriptionOf = (task: KeyTask) => {
  if (task.kind === 'END') return `${task.name} — 이 열쇠로는 더 들어올 수 없고, 다른 기기에서는 모두 나가요.`;
  if (task.kind === 'RECOVERY') return '예전에 적어 둔 코드는 쓸 수 없게 돼요.';
  if (task.kind === 'CODES') return '새 앱에 담고 나면 예전 앱의 코드는 쓸 수 없어요.';
  return '다음부터 이 기기의 지문이나 얼굴로 들어올 수 있어요.';
};

/** Asks for the password, then does it. */
export function KeyDialog({ task, onClose }: { task: KeyTask; onClose: () => void }) {
  const { api } = useStaffServices();
  const [next, setNext] = useState<Exclude<Next, { kind: 'DONE' }> | null>(null);
  const form = useForm({ defaultValues: { password: '' } });
  const { register, handleSubmit, formState } = form;
  const finish = (toast: string) => {
    showToast(toast);
    onClose();
  };
  const act = useMutation({
    mutationFn: ({ password }: { password: string }) => perform(api, task, password),
    onSuccess: (after) => (after.kind === 'DONE' ? finish(after.toast) : setNext(after)),
    onError: (error) => applyFieldErrors(error, form, ['password']) || showErrorAlert(error),
    meta: { ownError: true },
  });
  const challenge = next?.kind === 'CONFIRM_CODES' ? next.offered.challenge : '';
  const confirm = useMutation({
    mutationFn: (code: string) => api.call(staffKeysApi.confirmCodes, { body: { challenge, code } }),
    onSuccess: () => finish('인증 앱을 새로 담았어요.'),
    meta: { ownError: true },
  });
  return (
    <Dialog open onClose={onClose} title={TITLES[task.kind]} description={descriptionOf(task)} keepsText>
      {next === null && (
        <form
          className={styles.form}
          onSubmit={handleSubmit((given) => !act.isPending && act.mutate(given))}
          noValidate
        >
          <PasswordField
            label="비밀번호"
            autoComplete="current-password"
            error={formState.errors.password?.message}
            {...register('password', { validate: toValidate(required) })}
          />
          <Button type="submit" wide busy={act.isPending} tone={task.kind === 'END' ? 'coral' : 'primary'}>
            {task.kind === 'END' ? '끝내기' : '다음'}
          </Button>
        </form>
      )}
      {next?.kind === 'CONFIRM_CODES' && <AuthenticatorForm offered={next.offered} confirm={confirm} />}
      {next?.kind === 'SHOW_RECOVERY' && (
        <>
          <RecoveryCodeList codes={next.codes} />
          <Button wide onClick={() => finish('복구 코드를 새로 받았어요.')}>
            적어 두었어요
          </Button>
        </>
      )}
    </Dialog>
  );
}

async function perform(api: ApiClient, task: KeyTask, password: string): Promise<Next> {
  switch (task.kind) {
    case 'PASSKEY': {
      const offered = await api.call(staffKeysApi.offerPasskey, { body: { password } });
      await api.call(staffKeysApi.addPasskey, { body: await registerOnDevice(offered) });
      return { kind: 'DONE', toast: '이 기기의 패스키를 더했어요.' };
    }
    case 'CODES':
      return { kind: 'CONFIRM_CODES', offered: await api.call(staffKeysApi.offerCodes, { body: { password } }) };
    case 'RECOVERY': {
      const { recoveryCodes } = await api.call(staffKeysApi.renewRecoveryCodes, { body: { password } });
      return { kind: 'SHOW_RECOVERY', codes: recoveryCodes };
    }
    case 'END':
      await api.call(staffKeysApi.end, { body: { password, keyId: task.keyId } });
      return { kind: 'DONE', toast: '열쇠를 끝냈어요. 다른 기기에서는 모두 나갔어요.' };
  }
}
