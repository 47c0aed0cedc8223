import type { SessionStore } from './createSessionStore.ts';

/** Whether this account is the one signed in here. Whoever sends for an account asks before each request. */
export function isSignedInAs(session: SessionStore, accountNo: number): boolean {
  return session.getState().account?.accountNo === accountNo;
}
