import { proofTuning } from './tuning.ts';

/** Codes sent before, each by its instant in milliseconds UTC. */
export interface EarlierSends {
  /** By this account, to whatever contact. */
  byAccount: readonly number[];
  /** By this account to this contact. */
  byAccountHere: readonly number[];
  /** To this contact, by whatever account. */
  toContact: readonly number[];
}

/**
 * Whole seconds until another code may be sent; 0 for now. A contact that many accounts ask for is slowed down and never
 * closed, so that nobody uses up what its owner needs.
 */
export function codeWait({ byAccount, byAccountHere, toContact }: EarlierSends, now: number): number {
  const { resendAfter, hour, sendsPerHour, day, sendsPerDay, sendsToContact, crowdedPace } = proofTuning;
  return Math.max(
    paceWait(byAccountHere, resendAfter, now),
    limitWait(byAccount, sendsPerHour, hour, now),
    limitWait(byAccount, sendsPerDay, day, now),
    within(toContact, day, now).length < sendsToContact ? 0 : paceWait(toContact, crowdedPace, now),
  );
}

const within = (instants: readonly number[], length: number, now: number) =>
  // A clock that went back makes nobody wait for it.
  instants.filter((at) => at <= now && now - at < length);

function paceWait(instants: readonly number[], pace: number, now: number): number {
  const recent = within(instants, pace, now);
  return recent.length === 0 ? 0 : Math.ceil((Math.max(...recent) + pace - now) / 1000);
}

function limitWait(instants: readonly number[], most: number, length: number, now: number): number {
  const recent = within(instants, length, now).sort((a, b) => a - b);
  const first = recent[recent.length - most];
  return first === undefined ? 0 : Math.ceil((first + length - now) / 1000);
}
