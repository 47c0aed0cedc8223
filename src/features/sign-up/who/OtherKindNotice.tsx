import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { type SignUpKind, useSignUp } from '../SignUpContext.ts';

const names: Readonly<Record<SignUpKind, string>> = {
  SELF: '만 14세 이상 가입으로 바꾸기',
  GUARDIAN: '만 14세 미만 가입으로 바꾸기',
};

interface OtherKindNoticeProps {
  kind: SignUpKind;
  /** The sentence of the age rule. */
  message: string;
}

/** The birthday asks for the other way in: one press, and what was typed goes along. */
export function OtherKindNotice({ kind, message }: OtherKindNoticeProps) {
  const { begin } = useSignUp();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function change(): Promise<void> {
    setBusy(true);
    try {
      await begin(kind);
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  }

  return (
    <FormNotice
      action={
        <Button busy={busy} icon={<DoorOpen aria-hidden="true" />} onClick={() => void change()}>
          {names[kind]}
        </Button>
      }
    >
      {message}
      {error !== null && <p>{describeError(error)}</p>}
    </FormNotice>
  );
}
