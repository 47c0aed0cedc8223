import { type FormEvent, useState } from 'react';
import { type LeavingReason, leavingReasons } from '#domain/account/leavingReasons.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Checkbox } from '#src/components/checkbox/Checkbox.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { PasswordField } from '#src/components/password-field/PasswordField.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { paths } from '#src/config/paths.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { ForgotPassword } from '../ForgotPassword.tsx';
import { useLeave, WrongPassword } from './useLeave.ts';
import styles from './WithdrawalView.module.css';

interface LeaveFormProps {
  accountId: string;
  /** What was shown to go back for the ticket; left out without one. */
  refund?: number | undefined;
}

/** The reason is asked for, never demanded. The password proves who asks, the box that it is meant. */
export function LeaveForm({ accountId, refund }: LeaveFormProps) {
  const leave = useLeave();
  const [reason, setReason] = useState<LeavingReason>('NONE');
  const [password, setPassword] = useState('');
  const [sure, setSure] = useState(false);
  const [tried, setTried] = useState(false);
  const wrong = leave.error instanceof WrongPassword;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!sure || password === '' || leave.isPending) return;
    leave.mutate({ password, reason, ...(refund === undefined ? {} : { expectedRefund: refund }) });
  }

  const passwordError = tried && password === '' ? '비밀번호를 적어 주세요.' : undefined;
  return (
    <Panel title="탈퇴하기">
      <form className={styles.form} onSubmit={submit} noValidate>
        <input type="text" name="username" autoComplete="username" value={accountId} readOnly hidden />
        <SelectField
          label="떠나는 까닭을 들려줄래요? (고르지 않아도 돼요)"
          options={leavingReasons.map(({ code, name }) => ({ value: code, label: name }))}
          value={reason}
          onChange={(event) => setReason(event.target.value as LeavingReason)}
        />
        <PasswordField
          label="비밀번호"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            leave.reset();
          }}
          error={wrong ? '비밀번호가 맞지 않아요. 다시 확인해 주세요.' : passwordError}
        />
        <ForgotPassword />
        <div>
          <Checkbox
            framed
            label="기록과 내 정보가 지워진다는 것을 알았어요."
            checked={sure}
            onChange={(event) => setSure(event.target.checked)}
            aria-invalid={(tried && !sure) || undefined}
          />
          {tried && !sure && (
            <p className={styles.error} role="alert">
              위의 칸에 표시해 주세요.
            </p>
          )}
        </div>
        {leave.error && !wrong && <FormNotice>{describeError(leave.error)}</FormNotice>}
        <div className={styles.buttons}>
          <ButtonLink size="l" tone="soft" to={paths.mypageInfo.getHref()}>
            그만두기
          </ButtonLink>
          <Button type="submit" size="l" busy={leave.isPending}>
            탈퇴하기
          </Button>
        </div>
      </form>
    </Panel>
  );
}
