import { useCallback, useMemo, useRef, useState } from 'react';
import { signUpApi } from '#contract/endpoints/signUp.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { useSignUp } from '../SignUpContext.ts';

const TAKEN = '이미 다른 친구가 쓰고 있는 아이디예요. 숫자를 붙이거나 다르게 지어 볼까요?';

export interface Duplicates {
  /** Looks a login name up, once. */
  check(accountId: string): Promise<void>;
  /** The sentence for one that is known to be taken, else null. */
  refusal(accountId: string): string | null;
  isFree(accountId: string): boolean;
}

/**
 * Looks up whether a login name is free. A check that fails shows nothing: the server looks again when the form is handed
 * in.
 */
export function useDuplicates(): Duplicates {
  const api = useApi();
  const { signUpToken } = useSignUp();
  const answers = useRef(new Map<string, boolean>());
  const [, setAnswered] = useState(0);

  const check = useCallback(
    async (accountId: string) => {
      if (answers.current.has(accountId)) return;
      const body = { signUpToken, kind: 'ID', value: accountId } as const;
      const answer = await api.call(signUpApi.checkDuplicate, { body }).catch(() => null);
      if (!answer) return;
      answers.current.set(accountId, answer.available);
      setAnswered((count) => count + 1);
    },
    [api, signUpToken],
  );

  return useMemo(
    () => ({
      check,
      refusal: (accountId) => (answers.current.get(accountId) === false ? TAKEN : null),
      isFree: (accountId) => answers.current.get(accountId) === true,
    }),
    [check],
  );
}
