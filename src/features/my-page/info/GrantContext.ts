import { createContext, useContext } from 'react';

/**
 * Does work that needs a password confirmed within the last minutes. When that time is over, the student is asked again
 * and the work is done once more: what was typed stays. Rejects with GrantRefused when the student would not.
 */
export type WithGrant = <T>(work: () => Promise<T>) => Promise<T>;

/** The student closed the question for the password: nothing failed, nothing was changed. */
export class GrantRefused extends Error {
  override readonly name = 'GrantRefused';
}

export const GrantContext = createContext<WithGrant | null>(null);

export function useGrant(): WithGrant {
  const withGrant = useContext(GrantContext);
  if (!withGrant) throw new Error('GrantContext is missing');
  return withGrant;
}
