import { createStore, delMany, keys } from 'idb-keyval';
import { answersDatabase, answersOf, KEPT } from '../persisted/answersDatabase.ts';
import { inTime } from '../persisted/inTime.ts';

export const PLACES_KEY = 'chaekbada.reading-outbox.';
/** Words that are to be put into the basket or taken out. */
export const wordsOutboxKey = (accountNo: number) => `${PLACES_KEY}words.${accountNo}`;

/**
 * What one account did on this device and the server does not know yet: answers and hand-ins of missions, notes, places
 * in books, words for the basket.
 */
export interface Outbox {
  count(): Promise<number>;
  clear(): Promise<void>;
}

export function createOutbox(storage: Storage, accountNo: number): Outbox {
  const shelves = [PLACES_KEY + accountNo, wordsOutboxKey(accountNo)];
  return {
    async count() {
      return (
        (await keysFrom(answersOf(accountNo))).length + shelves.reduce((sum, key) => sum + countKept(storage, key), 0)
      );
    },
    async clear() {
      for (const key of shelves) storage.removeItem(key);
      const waiting = await keysFrom(answersOf(accountNo));
      if (waiting.length > 0) await delMany(waiting, openAnswers());
    },
  };
}

/** Clears what only saved a way to the server: missions to be opened without a network, results not looked at yet. */
export async function clearKept(): Promise<void> {
  const kept = await keysFrom(KEPT);
  if (kept.length > 0) await delMany(kept, openAnswers());
}

const openAnswers = () => createStore(answersDatabase.name, answersDatabase.store);

/** None where the device has no such store, or it does not answer. */
async function keysFrom(prefix: string): Promise<string[]> {
  if (typeof indexedDB === 'undefined') return [];
  // Opening throws at once where the browser lets this site keep nothing.
  const asked = (async () => keys<string>(openAnswers()))();
  const all = await inTime(asked).catch((): string[] => []);
  return all.filter((key) => String(key).startsWith(prefix));
}

function countKept(storage: Storage, key: string): number {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as { value?: object } | null;
    return Object.keys(kept?.value ?? {}).length;
  } catch {
    return 0;
  }
}
