import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { signUpApi } from '#contract/endpoints/signUp.ts';
import type { InstitutionItem } from '#contract/signUp.ts';
import { normalizeJoinCode } from '#domain/account/normalizeJoinCode.ts';
import { Button } from '#src/components/button/Button.tsx';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { useSignUp } from '../SignUpContext.ts';
import styles from './InstitutionPicker.module.css';
import { offeredJoinCode } from './offeredJoinCode.ts';

interface JoinCodeSearchProps {
  /** What it is called on this site. */
  noun: string;
  inputRef: Ref<HTMLInputElement>;
  onChoose: (item: InstitutionItem, joinCode: string) => void;
  error: string | undefined;
}

export function JoinCodeSearch({ noun, inputRef, onChoose, error }: JoinCodeSearchProps) {
  const api = useApi();
  const { signUpToken, settle } = useSignUp();
  const [typed, setTyped] = useState(() => offeredJoinCode(window.location.hash));
  const [missing, setMissing] = useState(false);
  const search = useMutation({
    meta: { ownError: true },
    mutationFn: (joinCode: string) => api.call(signUpApi.findByJoinCode, { body: { signUpToken, joinCode } }),
    onError: settle,
  });

  const findOffered = useEffectEvent(() => typed !== '' && find());
  // Who came by the QR code of a class does not type.
  useEffect(() => void findOffered(), []);

  function find(): void {
    const code = normalizeJoinCode(typed);
    setMissing(code === '');
    if (code === '' || search.isPending) return;
    search.mutate(code, { onSuccess: (item) => onChoose(item, code) });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // Enter looks the code up; it does not hand in the whole form.
    event.preventDefault();
    find();
  }

  const refusal = missing ? '가입 코드를 적어 주세요.' : describeSearch(search.error, noun);
  return (
    <div className={styles.code}>
      <TextField
        ref={inputRef}
        label="가입 코드"
        hint={`${noun}에서 받은 코드예요.`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setMissing(false);
          search.reset();
        }}
        onKeyDown={onKeyDown}
        error={refusal ?? error}
      />
      <Button tone="soft" busy={search.isPending} onClick={find}>
        찾기
      </Button>
    </div>
  );
}

function describeSearch(error: Error | null, noun: string): string | undefined {
  if (!error) return undefined;
  if (error instanceof ApiError && error.is('NOT_FOUND'))
    return `이 코드로 들어갈 수 있는 곳이 없어요. ${noun}에서 받은 코드를 다시 확인해 주세요.`;
  return describeError(error);
}
