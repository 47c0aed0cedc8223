import { LogIn } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import type { SignInBody, SignInChallengeData } from '#contract/auth.ts';
import { Button } from '../../components/button/Button.tsx';
import { FormNotice } from '../../components/form-notice/FormNotice.tsx';
import { PasswordField } from '../../components/password-field/PasswordField.tsx';
import { TextField } from '../../components/text-field/TextField.tsx';
import { ApiError } from '../../lib/api/ApiError.ts';
import { describeError } from '../../lib/api/describeError.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import { DemoStart } from './DemoStart.tsx';
import styles from './SignInForm.module.css';
import { useSignIn } from './useSignIn.ts';

const hangul = /[ㄱ-ㅎㅏ-ㅣ가-힣]/;

interface SignInFormProps {
  /** The password was right, but something has to be settled first. */
  onChallenge: (held: SignInChallengeData) => void;
}

/** Id and password. What was typed stays, whatever the answer. */
export function SignInForm({ onChallenge }: SignInFormProps) {
  const { now } = useServices();
  const signIn = useSignIn();
  const [accountId, setAccountId] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [byDemo, setByDemo] = useState(false);
  const [pauseUntil, setPauseUntil] = useState<number | null>(null);
  const secondsLeft = useCountdown(pauseUntil, now);
  const { error } = signIn;

  useEffect(() => {
    if (error instanceof ApiError && error.retryAfter !== null) setPauseUntil(now() + error.retryAfter * 1000);
  }, [error, now]);

  function start(login: SignInBody, demo: boolean): void {
    setByDemo(demo);
    signIn.mutate(login, { onSuccess: (held) => held && onChallenge(held) });
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    // Some managers of passwords fill fields in without an event.
    const filled = new FormData(event.currentTarget);
    const login = { accountId: String(filled.get('username')).trim(), password: String(filled.get('password')) };
    setAccountId(login.accountId);
    setPassword(login.password);
    if (login.accountId && login.password && secondsLeft === 0 && !signIn.isPending) start(login, false);
  }

  const paused = secondsLeft > 0;
  const pauseOver = error instanceof ApiError && error.retryAfter !== null && !paused;
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="아이디"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={accountId}
          onChange={(event) => setAccountId(event.target.value)}
          error={tried && !accountId.trim() ? '아이디를 적어 주세요.' : undefined}
        />
        <PasswordField
          label="비밀번호"
          name="password"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={tried && !password ? '비밀번호를 적어 주세요.' : undefined}
          {...(hangul.test(password) ? { hint: '한글이 들어갔어요. 한/영 키를 확인해 볼까요?' } : {})}
        />
        {error && !pauseOver && <FormNotice>{describeError(error)}</FormNotice>}
        <Button
          type="submit"
          size="l"
          wide
          busy={signIn.isPending && !byDemo}
          disabled={paused || (signIn.isPending && byDemo)}
          icon={<LogIn aria-hidden="true" />}
        >
          {paused ? `${secondsLeft}초 뒤에 할 수 있어요` : '로그인'}
        </Button>
      </form>
      <DemoStart
        busy={signIn.isPending && byDemo}
        disabled={signIn.isPending && !byDemo}
        onStart={(login) => start(login, true)}
      />
    </>
  );
}

/** Whole seconds left until `deadline` (milliseconds of this device's clock); 0 when it is over or null. */
function useCountdown(deadline: number | null, now: () => number): number {
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (deadline === null) return setLeft(0);
    const count = () => setLeft(Math.max(0, Math.ceil((deadline - now()) / 1000)));
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [deadline, now]);

  return left;
}
