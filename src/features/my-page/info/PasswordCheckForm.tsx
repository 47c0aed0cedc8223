import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { loginApi } from '#contract/endpoints/login.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { PasswordField } from '#src/components/password-field/PasswordField.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { useAccount, useApi } from '#src/lib/services/ServicesContext.ts';
import { ForgotPassword } from '../ForgotPassword.tsx';
import styles from './form.module.css';

/** Asks for the present password; the right one opens changes of personal data for some minutes. */
interface PasswordCheckFormProps {
  onValid: () => void;
  /** A way out for who has forgotten it; not where something was typed that it would lose. */
  wayOut?: boolean;
}

export function PasswordCheckForm({ onValid, wayOut = false }: PasswordCheckFormProps) {
  const account = useAccount();
  const check = usePasswordCheck();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '' && !check.isPending) check.mutate(password, { onSuccess: (valid) => valid && onValid() });
  }

  const wrong = check.data === false && !check.isPending ? '비밀번호가 맞지 않아요. 다시 확인해 주세요.' : undefined;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {/* Shows password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={account?.accountId ?? ''} readOnly hidden />
      <PasswordField
        label="비밀번호"
        name="password"
        autoComplete="current-password"
        maxLength={200}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setMissing(false);
          check.reset();
        }}
        error={missing ? '비밀번호를 적어 주세요.' : wrong}
      />
      {check.error && <FormNotice>{describeError(check.error)}</FormNotice>}
      <Button type="submit" size="l" wide busy={check.isPending}>
        확인
      </Button>
      {wayOut && <ForgotPassword />}
    </form>
  );
}

/** Whether it is the account's password. */
function usePasswordCheck() {
  const api = useApi();
  return useMutation({
    meta: { ownError: true },
    mutationFn: async (password: string) => (await api.call(loginApi.validatePassword, { body: { password } })).valid,
  });
}
