import type { SiteName } from '#contract/site.ts';
import { addressTuning } from '#domain/account/tuning.ts';
import { elapsedSince } from '#domain/time/elapsedSince.ts';
import { waitUntil } from '#domain/time/waitUntil.ts';
import { networkOf } from '#server/core/networkOf.ts';

/** Addresses and pairs remembered; the longest unheard of are forgotten. */
const ADDRESSES = 10_000;
const PAIRS = 50_000;

interface Tries {
  /** Start of the window; milliseconds UTC. */
  since: number;
  count: number;
  failures: number;
  /** When a slowed address may try again; milliseconds UTC. */
  nextAt: number;
}

/** One try to sign in. */
export interface PasswordTry {
  address: string;
  site: SiteName;
  accountId: string;
}

export interface AddressGuard {
  /** Whole seconds until a try is looked at. 0 lets it through, and takes the turn of an address that is slowed down. */
  admit(attempt: PasswordTry, now: number): number | Promise<number>;
  failed(attempt: PasswordTry, now: number): void | Promise<void>;
  succeeded(attempt: PasswordTry, now: number): void | Promise<void>;
}

/** What one node knows by itself. */
interface LocalGuard extends AddressGuard {
  admit(attempt: PasswordTry, now: number): number;
  isSlowed(attempt: PasswordTry, now: number): boolean;
}

/**
 * Slows one address down that guesses under many login names, where the delay per name does not help. Whoever signed in
 * from that address before is not slowed: in a school under attack from within, the others go on. Kept in the memory of
 * one process, so that no address is stored; with Redis the nodes count together (`shareAddressGuard`), without it each
 * allows its share.
 */
export function createAddressGuard(): LocalGuard {
  const addresses = new Map<string, Tries>();
  const known = new Map<string, true>();
  const pair = ({ address, site, accountId }: PasswordTry) => `${networkOf(address)} ${site} ${accountId}`;

  function triesOf({ address }: PasswordTry, now: number): Tries {
    const key = networkOf(address);
    const kept = addresses.get(key);
    const tries =
      kept && elapsedSince(kept.since, now) < addressTuning.window
        ? kept
        : { since: now, count: 0, failures: 0, nextAt: 0 };
    remember(addresses, key, tries, ADDRESSES);
    return tries;
  }

  const isSlowed = (attempt: PasswordTry, now: number) => {
    const { count, failures } = triesOf(attempt, now);
    const strained = failures >= addressTuning.freeFailures && failures >= count * addressTuning.failureShare;
    return strained && !known.has(pair(attempt));
  };
  const count = (attempt: PasswordTry, now: number, failures: 0 | 1) => {
    const tries = triesOf(attempt, now);
    tries.count += 1;
    tries.failures += failures;
  };

  return {
    isSlowed,
    admit(attempt, now) {
      if (!isSlowed(attempt, now)) return 0;
      const tries = triesOf(attempt, now);
      const wait = waitUntil(tries.nextAt, now, addressTuning.slowPace);
      if (wait > 0) return Math.ceil(wait / 1000);
      tries.nextAt = now + addressTuning.slowPace;
      return 0;
    },
    failed: (attempt, now) => count(attempt, now, 1),
    succeeded(attempt, now) {
      count(attempt, now, 0);
      remember(known, pair(attempt), true, PAIRS);
    },
  };
}

/** Sets an entry as the youngest and forgets the oldest beyond the limit. */
function remember<V>(map: Map<string, V>, key: string, value: V, limit: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= limit) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
