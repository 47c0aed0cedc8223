import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureOfCode, IdentityWindowError } from './IdentityWindowError.ts';

export interface IdentityReturn {
  /** The page was opened on the way back. */
  came: boolean;
  /** The verification to be confirmed; null the second time, for it is confirmed once. */
  take(): string | null;
  failure: IdentityWindowError | null;
}

const NAMES = [
  'identityVerificationId',
  'identityVerificationTxId',
  'transactionType',
  'code',
  'message',
  'pgCode',
  'pgMessage',
];

/**
 * What the address brought back from the identity window, once; then it is taken out of the address bar. Texts of the
 * address are never shown: anybody can write a link.
 */
export function useIdentityReturn(): IdentityReturn {
  const [search, setSearch] = useSearchParams();
  const [brought] = useState(() => readReturn(search));
  const some = NAMES.some((name) => search.has(name));

  useEffect(() => {
    if (!some) return;
    setSearch(
      (current) => {
        const rest = new URLSearchParams(current);
        for (const name of NAMES) rest.delete(name);
        return rest;
      },
      { replace: true },
    );
  }, [some, setSearch]);

  return brought;
}

function readReturn(search: URLSearchParams): IdentityReturn {
  const returned = search.get('code');
  // Verified before, such as by pressing twice: our server may well accept it.
  const code = returned && /ALREADY/i.test(returned) ? null : returned;
  let waiting = code ? null : search.get('identityVerificationId');
  return {
    came: code !== null || waiting !== null,
    take: () => {
      const taken = waiting;
      waiting = null;
      return taken;
    },
    failure: code ? new IdentityWindowError(failureOfCode(code)) : null,
  };
}
