import { createObserverConsent } from '../persisted/createObserverConsent.ts';
import { type ObserverStart, startObservers } from './startObservers.ts';

/** Starts what watches when this student agreed to it on this device. @returns whether it was started */
export function startIfAgreed(storage: Storage, accountNo: number, start: ObserverStart): boolean {
  if (createObserverConsent(storage).read()[accountNo] !== true) return false;
  startObservers(start);
  return true;
}
