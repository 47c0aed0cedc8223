import { Eye, EyeOff, LogIn } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { TextField } from '../../components/text-field/TextField.tsx';
import { ApiError } from '../../lib/api/ApiError.ts';
import { describeError } from '../../lib/api/describeError.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import { DemoStart } from './DemoStart.tsx';
import styles from './SignInForm.module.css';
import { useCountdown } from './useCountdown.ts';
import { useSignIn } from './useSignIn.ts';

const hangul = /[ㄱ-ㅎㅏ-ㅣ가-힣]/;

/** Id and password. What was typed stays, whatever the answer. */
export function SignInForm() {
  const { now } = useServices();
  const signIn = useSignIn();
  const [accountId, setAccountId] = useState('');
  const [password, setPassword] = useState('');
  const [visible, setVisible] = useState(false);
  const [tried, setTried] = useState(false);
  const [pauseUntil, setPauseUntil] = useState<number | null>(null);
  const secondsLeft = useCountdown(pauseUntil, now);
  const { error } = signIn;

  useEffect(() => {
    if (error instanceof ApiError && error.retryAfter !== null) setPauseUntil(now() + error.retryAfter * 1000);
  }, [error, now]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (accountId.trim() && password && secondsLeft === 0 && !signIn.isPending)
      signIn.mutate({ accountId: accountId.trim(), password });
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
        <div className={styles.password}>
          <TextField
            label="비밀번호"
            name="password"
            type={visible ? 'text' : 'password'}
            autoComplete="current-password"
            maxLength={200}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={tried && !password ? '비밀번호를 적어 주세요.' : undefined}
            {...(hangul.test(password) ? { hint: '한글이 들어갔어요. 한/영 키를 확인해 볼까요?' } : {})}
          />
          <IconButton
            className={styles.eye}
            label={visible ? '비밀번호 가리기' : '비밀번호 보기'}
            aria-pressed={visible}
            icon={visible ? <EyeOff /> : <Eye />}
            onClick={() => setVisible(!visible)}
          />
        </div>
        {error && !pauseOver && (
          <p className={styles.error} role="alert">
            {describeError(error)}
          </p>
        )}
        <Button
          type="submit"
          size="l"
          wide
          busy={signIn.isPending}
          disabled={paused}
          icon={<LogIn aria-hidden="true" />}
        >
          {paused ? `${secondsLeft}초 뒤에 할 수 있어요` : '로그인'}
        </Button>
      </form>
      <DemoStart busy={signIn.isPending} onStart={(login) => signIn.mutate(login)} />
    </>
  );
}
