import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { AccountInfo } from '#contract/account.ts';
import { accountApi } from '#contract/endpoints/account.ts';
import type { PasswordOwner } from '#domain/account/guessing/createOwnWords.ts';
import { passwordConfirmation, passwordRules } from '#domain/account/passwordRules.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { PasswordChecklist } from '#src/components/password-field/PasswordChecklist.tsx';
import { PasswordField } from '#src/components/password-field/PasswordField.tsx';
import { useGuessableWords } from '#src/components/password-field/useGuessableWords.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { applyFieldErrors } from '#src/lib/forms/applyFieldErrors.ts';
import { toValidate } from '#src/lib/forms/toValidate.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import styles from './form.module.css';
import { GrantRefused, useGrant } from './GrantContext.ts';

interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

const fields = ['password', 'passwordConfirmation'] as const;

function ownerOf(info: AccountInfo): PasswordOwner {
  return { ...info, mobileNos: [info.mobileNo, info.protectorMobileNo], places: [info.schoolName, info.academyName] };
}

/** A new password. The rules tick themselves off while typing. */
export function NewPasswordPanel({ info }: { info: AccountInfo }) {
  const api = useApi();
  const client = useQueryClient();
  const withGrant = useGrant();
  const form = useForm<NewPassword>({ defaultValues: { password: '', passwordConfirmation: '' }, mode: 'onTouched' });
  const { errors, isDirty } = form.formState;
  const words = useGuessableWords();
  const owner = ownerOf(info);
  const save = useMutation({
    meta: { ownError: true },
    mutationFn: (body: NewPassword) => withGrant(() => api.call(accountApi.changePassword, { body })),
    onSuccess: () => {
      form.reset();
      showToast('비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요');
      void client.invalidateQueries({ queryKey: [queryKeys.logins] });
    },
    onError: (error) => void applyFieldErrors(error, form, fields),
  });
  const shownAtField = Object.keys(errors).length > 0 || save.error instanceof GrantRefused;

  return (
    <Panel title="비밀번호 바꾸기">
      <form
        className={styles.form}
        onSubmit={(event) => void form.handleSubmit((body) => save.mutate(body))(event)}
        noValidate
      >
        <input type="text" name="username" autoComplete="username" value={info.accountId} readOnly hidden />
        <div className={styles.pair}>
          <PasswordField
            label="새 비밀번호"
            autoComplete="new-password"
            maxLength={200}
            {...form.register('password', { validate: toValidate(...passwordRules(owner, words)) })}
            error={errors.password?.message}
          />
          <PasswordField
            label="새 비밀번호 한 번 더"
            autoComplete="new-password"
            maxLength={200}
            {...form.register('passwordConfirmation', {
              validate: (value, { password }) => toValidate(passwordConfirmation(password))(value),
            })}
            error={errors.passwordConfirmation?.message}
          />
        </div>
        <PasswordChecklist password={form.watch('password')} owner={owner} words={words} />
        {save.error && !shownAtField && <FormNotice>{describeError(save.error)}</FormNotice>}
        <div className={styles.end}>
          <p>바꾸면 다른 기기에서는 모두 로그아웃돼요.</p>
          <Button type="submit" busy={save.isPending} disabled={!isDirty}>
            비밀번호 바꾸기
          </Button>
        </div>
      </form>
    </Panel>
  );
}
