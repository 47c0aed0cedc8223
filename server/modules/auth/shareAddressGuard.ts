import type { Redis } from 'ioredis';
import { addressTuning } from '#domain/account/tuning.ts';
import { DAY } from '#domain/time/duration.ts';
import type { Secrets } from '#server/config/Secrets.ts';
import { networkOf } from '#server/core/networkOf.ts';
import type { NodeLink } from '#server/gateways/nodes/NodeLink.ts';
import type { AddressGuard, PasswordTry } from './createAddressGuard.ts';

/** How long a name that signed in from an address is let through there. */
const KNOWN_FOR = 7 * DAY;

/**
 * Milliseconds until the try is looked at; 0 takes the turn of an address that is slowed down.
 * KEYS: tries, failures, name known there, turn taken. ARGV: failures that are free, share of failures, pace.
 */
const ADMIT = `
  local failures = tonumber(redis.call('get', KEYS[2]) or '0')
  local tries = tonumber(redis.call('get', KEYS[1]) or '0')
  if failures < tonumber(ARGV[1]) or failures < tries * tonumber(ARGV[2]) then return 0 end
  if redis.call('exists', KEYS[3]) == 1 then return 0 end
  if redis.call('set', KEYS[4], '1', 'px', ARGV[3], 'nx') then return 0 end
  return redis.call('pttl', KEYS[4])`;

/**
 * The guard of one node (`createAddressGuard`), counting together with the others: whoever guesses is slowed down alike
 * on all of them. While they cannot be reached it goes by what it has seen itself. Addresses and names are only sent as
 * seals.
 */
export function shareAddressGuard(local: AddressGuard, link: NodeLink, secrets: Secrets): AddressGuard {
  const keysOf = (attempt: PasswordTry) => {
    const seal = (text: string) => secrets.hmac('address-guard', text).slice(0, 22);
    const network = networkOf(attempt.address);
    // Braces: a cluster keeps what a script touches on one server.
    const path = `guesses:{${seal(network)}}`;
    return {
      tries: `${path}:tries`,
      failures: `${path}:failures`,
      known: `${path}:known:${seal(`${network} ${attempt.site} ${attempt.accountId}`)}`,
      turn: `${path}:turn`,
    };
  };
  const count = (attempt: PasswordTry, failed: 0 | 1) =>
    link.run((redis: Redis) => {
      const { tries, failures, known } = keysOf(attempt);
      const work = redis
        .multi()
        .set(tries, 0, 'PX', addressTuning.window, 'NX')
        .set(failures, 0, 'PX', addressTuning.window, 'NX')
        .incr(tries)
        .incrby(failures, failed);
      return (failed === 1 ? work : work.set(known, 1, 'PX', KNOWN_FOR)).exec();
    });

  return {
    async admit(attempt, now) {
      const { tries, failures, known, turn } = keysOf(attempt);
      const { freeFailures, failureShare, slowPace } = addressTuning;
      const wait = await link.run((redis: Redis) =>
        redis.eval(ADMIT, 4, tries, failures, known, turn, freeFailures, failureShare, slowPace),
      );
      return typeof wait === 'number' ? Math.ceil(wait / 1000) : local.admit(attempt, now);
    },
    async failed(attempt, now) {
      await local.failed(attempt, now);
      await count(attempt, 1);
    },
    async succeeded(attempt, now) {
      await local.succeeded(attempt, now);
      await count(attempt, 0);
    },
  };
}
