import { loginTuning } from './tuning.ts';

/** Instants of a login token, in milliseconds UTC. */
export interface TokenTimes {
  issuedAt: number;
  /** When the password was given; survives renewals. */
  signedInAt: number;
  /** When a renewed token took its place, or null. */
  replacedAt: number | null;
}

/** What a token is worth now: nothing, good as it is, or good and due to be exchanged. */
export type TokenState = 'EXPIRED' | 'GOOD' | 'RENEW';

/** @param now milliseconds UTC */
export function tokenState({ issuedAt, signedInAt, replacedAt }: TokenTimes, now: number): TokenState {
  if (now - issuedAt >= loginTuning.idleLifetime || now - signedInAt >= loginTuning.absoluteLifetime) return 'EXPIRED';
  if (replacedAt === null) return now - issuedAt > loginTuning.renewAfter ? 'RENEW' : 'GOOD';
  if (now - replacedAt >= loginTuning.replacedGrace) return 'EXPIRED';
  return now - replacedAt > loginTuning.lostAnswerAfter ? 'RENEW' : 'GOOD';
}

/** When a token ends if it is not renewed, in milliseconds UTC. */
export function tokenExpiry({ issuedAt, signedInAt }: Omit<TokenTimes, 'replacedAt'>): number {
  return Math.min(issuedAt + loginTuning.idleLifetime, signedInAt + loginTuning.absoluteLifetime);
}
