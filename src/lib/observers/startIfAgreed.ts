import type { AccountInfo } from '#contract/account.ts';
import { createObserverConsent } from '../persisted/createObserverConsent.ts';
import { mayBeWatched } from './mayBeWatched.ts';
import { type ObserverStart, startObservers } from './startObservers.ts';

interface WantedStart {
  storage: Storage;
  account: AccountInfo;
  /** Milliseconds. */
  now: number;
  start: ObserverStart;
  /** The student withdrew consent in another window; called for as long as the document lives, as the scripts do. */
  onRevoked: () => void;
}

/** Starts what watches when this student agreed to it on this device. @returns whether it was started */
export function startIfAgreed({ storage, account, now, start, onRevoked }: WantedStart): boolean {
  const kept = createObserverConsent(storage);
  const agreed = () => kept.read()[account.accountNo] === true;
  if (!mayBeWatched(account, now) || !agreed()) return false;
  window.addEventListener('storage', () => !agreed() && onRevoked());
  startObservers(start);
  return true;
}
