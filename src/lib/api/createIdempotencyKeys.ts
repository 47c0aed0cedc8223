export interface IdempotencyKeys {
  /** The key of one intended effect: the same slot gives the same key until it is settled. */
  keyFor(slot: string): string;
  /** The outcome is known; the next use of the slot is a new effect. */
  settle(slot: string): void;
  /** The same for all slots with this beginning. */
  settleAll(beginning: string): void;
}

/**
 * Keeps one key for each effect whose outcome is unknown, so that a retry after a lost connection
 * is answered with the first outcome instead of spending twice.
 */
export function createIdempotencyKeys(createKey: () => string): IdempotencyKeys {
  const open = new Map<string, string>();
  return {
    keyFor(slot) {
      const key = open.get(slot) ?? createKey();
      open.set(slot, key);
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
