import { useCallback, useMemo, useRef, useState } from 'react';
import { normalizeEmail } from '../../../../domain/account/normalizeEmail.ts';
import { normalizePhone } from '../../../../domain/account/normalizePhone.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';
import { useSignUp } from '../SignUpContext.ts';

export type UniqueField = 'accountId' | 'email' | 'mobileNo';

const plans = {
  accountId: {
    kind: 'ID',
    normalize: (text: string) => text,
    taken: '이미 다른 친구가 쓰고 있는 아이디예요. 숫자를 붙이거나 다르게 지어 볼까요?',
  },
  email: {
    kind: 'EMAIL',
    normalize: normalizeEmail,
    taken: '이미 가입할 때 쓴 이메일이에요. 다른 이메일을 적거나 아이디를 찾아 주세요.',
  },
  mobileNo: {
    kind: 'MOBILE',
    normalize: normalizePhone,
    taken: '이미 가입할 때 쓴 번호예요. 다른 번호를 적거나 아이디를 찾아 주세요.',
  },
} as const satisfies Record<UniqueField, unknown>;

export interface Duplicates {
  /** Looks a value up, once. */
  ask(field: UniqueField, value: string): Promise<void>;
  /** The sentence for a value that is known to be taken, else null. */
  refusal(field: UniqueField, value: string): string | null;
  isFree(field: UniqueField, value: string): boolean;
}

/**
 * POST /api/account/sign-ups/duplicates. A check that fails says nothing: the server looks again when the form is handed
 * in.
 */
export function useDuplicates(): Duplicates {
  const api = useApi();
  const { signUpToken } = useSignUp();
  const answers = useRef(new Map<string, boolean>());
  const [, setAnswered] = useState(0);

  const ask = useCallback(
    async (field: UniqueField, value: string) => {
      const { kind, normalize } = plans[field];
      if (answers.current.has(keyOf(field, value))) return;
      const body = { signUpToken, kind, value: normalize(value) };
      const answer = await api.post<{ available: boolean }>('/api/account/sign-ups/duplicates', body).catch(() => null);
      if (!answer) return;
      answers.current.set(keyOf(field, value), answer.available);
      setAnswered((count) => count + 1);
    },
    [api, signUpToken],
  );

  return useMemo(
    () => ({
      ask,
      refusal: (field, value) => (answers.current.get(keyOf(field, value)) === false ? plans[field].taken : null),
      isFree: (field, value) => answers.current.get(keyOf(field, value)) === true,
    }),
    [ask],
  );
}

function keyOf(field: UniqueField, value: string): string {
  return `${field} ${plans[field].normalize(value)}`;
}
