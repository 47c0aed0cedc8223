import { loginTuning } from './tuning.ts';

/**
 * Which logins end because there are too many: the oldest ones, by when the password was given.
 *
 * @param signedInAt of every open login, the new one included; milliseconds UTC
 * @param most logins that may stay
 */
export function loginsOverLimit(signedInAt: readonly number[], most: number = loginTuning.mostLogins): number[] {
  return [...new Set(signedInAt)].sort((one, two) => two - one).slice(most);
}
