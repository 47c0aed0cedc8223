import { createStore, del, entries, get, set } from 'idb-keyval';
import { answersDatabase, answersOf } from '../../../lib/persisted/answersDatabase.ts';
import type { JournalEntry, JournalStore } from './AnswerJournal.ts';

/**
 * Answers of one attempt of one account in IndexedDB. Where the browser has none (private windows of old browsers),
 * answers live in memory and are still sent at once.
 */
export function createJournalStore(accountNo: number, attemptNo: number): JournalStore {
  if (typeof indexedDB === 'undefined') return createMemoryStore();
  const store = createStore(answersDatabase.name, answersDatabase.store);
  const prefix = `${answersOf(accountNo)}${attemptNo}:`;
  return {
    async readAll() {
      const all = await entries<string, JournalEntry>(store);
      return Object.fromEntries(
        all.filter(([key]) => key.startsWith(prefix)).map(([key, entry]) => [key.slice(prefix.length), entry]),
      );
    },
    write: (key, entry) => set(prefix + key, entry, store),
    async remove(key, seq) {
      const kept = await get<JournalEntry>(prefix + key, store);
      if (kept?.seq === seq) await del(prefix + key, store);
    },
  };
}

function createMemoryStore(): JournalStore {
  const kept = new Map<string, JournalEntry>();
  return {
    readAll: async () => Object.fromEntries(kept),
    write: async (key, entry) => {
      kept.set(key, entry);
    },
    remove: async (key, seq) => {
      if (kept.get(key)?.seq === seq) kept.delete(key);
    },
  };
}
