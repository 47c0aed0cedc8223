import { type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/api/ApiError.ts';
import { describeError } from '../../lib/api/describeError.ts';
import { keepDigits } from '../../lib/forms/keepDigits.ts';
import { Button } from '../button/Button.tsx';
import { FormNotice } from '../form-notice/FormNotice.tsx';
import { TextField } from '../text-field/TextField.tsx';
import styles from './CodeForm.module.css';

interface CodeFormProps {
  /** Where the code went, masked. */
  sentTo: string;
  /** Checking the code, and sending another: whether it is under way, and what went wrong. */
  proving: boolean;
  proofError: Error | null;
  sending: boolean;
  sendError: Error | null;
  /** Another code was sent from this form. */
  sentAgain: boolean;
  onProve: (code: string) => void;
  onSend: () => void;
}

const CODE_DIGITS = 6;
const INCOMPLETE = '받은 번호 6자리를 적어 주세요.';

/** Takes the six digits that came by mail or text message. */
export function CodeForm(props: CodeFormProps) {
  const { sentTo, proving, proofError, sending, sendError, sentAgain, onProve, onSend } = props;
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const wrong = proofError instanceof ApiError ? proofError.fields.code : undefined;
  const notice = sendError ?? (wrong === undefined ? proofError : null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const complete = code.length === CODE_DIGITS;
    setIncomplete(!complete);
    if (complete && !proving) onProve(code);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="확인 번호"
        hint={`${sentTo} 앞으로 보낸 숫자 6자리예요. 10분 동안 쓸 수 있어요.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => {
          setCode(keepDigits(event.target, CODE_DIGITS));
          setIncomplete(false);
        }}
        error={incomplete ? INCOMPLETE : wrong}
      />
      {notice && <FormNotice>{describeError(notice)}</FormNotice>}
      <div className={styles.actions}>
        <Button type="submit" busy={proving}>
          확인하기
        </Button>
        <Button tone="ghost" busy={sending} onClick={onSend}>
          번호 다시 받기
        </Button>
      </div>
      <p className={styles.told} role="status">
        {sentAgain && !sendError ? '새 번호를 보냈어요. 마지막에 온 번호를 적어 주세요.' : ''}
      </p>
    </form>
  );
}
