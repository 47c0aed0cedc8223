import { MINUTE } from '#domain/time/duration.ts';

export interface IdempotencyKeys {
  /** The key of one intended effect: the same slot gives the same key until it is settled, or was not used for long. */
  keyFor(slot: string): string;
  /** The outcome is known; the next use of the slot is a new effect. */
  settle(slot: string): void;
  /** The same for all slots with this beginning. */
  settleAll(beginning: string): void;
}

/** Milliseconds after which the same wish is a new one: twice as long as a request may be on its way. */
export const KEY_KEPT_MS = 20 * MINUTE;

/**
 * Keeps one key for each effect whose outcome is unknown, so that a retry after a lost connection
 * is answered with the first outcome instead of spending twice. Somebody who wishes the same long after that has seen
 * how the first one ended, and means another.
 *
 * @param now milliseconds of any clock
 */
export function createIdempotencyKeys(createKey: () => string, now: () => number): IdempotencyKeys {
  const open = new Map<string, { key: string; usedAt: number }>();
  return {
    keyFor(slot) {
      const known = open.get(slot);
      const key = known && now() - known.usedAt < KEY_KEPT_MS ? known.key : createKey();
      open.set(slot, { key, usedAt: now() });
      return key;
    },
    settle(slot) {
      open.delete(slot);
    },
    settleAll(beginning) {
      for (const slot of open.keys()) if (slot.startsWith(beginning)) open.delete(slot);
    },
  };
}
