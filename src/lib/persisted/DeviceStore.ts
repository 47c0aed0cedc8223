import { createStore, type UseStore } from 'idb-keyval';
import { answersDatabase } from './answersDatabase.ts';
import { openStorage } from './openStorage.ts';
import { withTabCopies } from './withTabCopies.ts';

/** What this device keeps for later, by key. Every change is one transaction: other tabs see all of it or nothing. */
export interface DeviceStore {
  /** Everything whose key begins with `prefix`, in the order of keys. */
  entries<T>(prefix: string): Promise<[key: string, value: T][]>;
  /** Every key that begins with `prefix`. */
  keys(prefix: string): Promise<string[]>;
  get<T>(key: string): Promise<T | undefined>;
  set<T>(key: string, value: T): Promise<void>;
  /** The same for what is refused when it fails: nothing of it comes back with the next page of this tab. */
  put<T>(key: string, value: T): Promise<void>;
  /**
   * Removes it while `still` holds for what is there. True for the one call that removed it.
   *
   * @param instead what the next page of this tab finds when this one is left before it is removed
   */
  removeIf<T>(key: string, still: (value: T) => boolean, instead?: T): Promise<boolean>;
  /** Changes what is there; nothing where there is nothing. */
  change<T>(key: string, change: (before: T) => T): Promise<void>;
  /** Puts a value that is about to be `set` where the next page of this tab finds it, at once. */
  copy<T>(key: string, value: T): void;
  /** Those that lie there, by first part of the key; for when this store does not answer. */
  copies<T>(prefix: string): [key: string, value: T][];
}

let shared: DeviceStore | null = null;

/** The store of this device: IndexedDB, or memory for as long as the tab lasts where the browser has none. */
export function deviceStore(): DeviceStore {
  shared ??=
    typeof indexedDB === 'undefined'
      ? createMemoryStore()
      : withTabCopies(
          createIndexedStore(),
          openStorage(() => sessionStorage),
        );
  return shared;
}

export function createMemoryStore(): DeviceStore {
  const kept = new Map<string, unknown>();
  return {
    entries: async <T>(prefix: string) =>
      [...kept].filter(([key]) => key.startsWith(prefix)).sort(([one], [other]) => (one < other ? -1 : 1)) as [
        string,
        T,
      ][],
    keys: async (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)).sort(),
    get: async <T>(key: string) => kept.get(key) as T | undefined,
    set: async (key, value) => void kept.set(key, structuredClone(value)),
    put: async (key, value) => void kept.set(key, structuredClone(value)),
    removeIf: async <T>(key: string, still: (value: T) => boolean) =>
      kept.has(key) && still(kept.get(key) as T) && kept.delete(key),
    change: async <T>(key: string, change: (before: T) => T) => {
      if (kept.has(key)) kept.set(key, structuredClone(change(kept.get(key) as T)));
    },
    copy: () => {},
    copies: () => [],
  };
}

function createIndexedStore(): Omit<DeviceStore, 'copy' | 'copies'> {
  let use: UseStore = open();

  /** Some browsers close the connection of a page that was put aside without an event: it is reopened once. */
  async function run<T>(mode: IDBTransactionMode, work: (all: IDBObjectStore) => Promise<T>): Promise<T> {
    try {
      return await use(mode, work);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      use = open();
      return use(mode, work);
    }
  }

  const write = <T>(key: string, value: T) =>
    run('readwrite', (all) => {
      all.put(value, key);
      return finished(all.transaction);
    });

  return {
    entries: <T>(prefix: string) =>
      run('readonly', async (all) => {
        const range = rangeOf(prefix);
        const [keys, values] = await Promise.all([answer(all.getAllKeys(range)), answer(all.getAll(range))]);
        return keys.map((key, at): [string, T] => [String(key), values[at] as T]);
      }),
    keys: (prefix) => run('readonly', async (all) => (await answer(all.getAllKeys(rangeOf(prefix)))).map(String)),
    get: <T>(key: string) => run('readonly', (all) => answer<T | undefined>(all.get(key))),
    set: write,
    put: write,
    removeIf: <T>(key: string, still: (value: T) => boolean) =>
      run('readwrite', async (all) => {
        let removed = false;
        const reading: IDBRequest<T | undefined> = all.get(key);
        reading.onsuccess = () => {
          removed = reading.result !== undefined && still(reading.result);
          if (removed) all.delete(key);
        };
        await finished(all.transaction);
        return removed;
      }),
    change: <T>(key: string, change: (before: T) => T) =>
      run('readwrite', (all) => {
        const reading: IDBRequest<T | undefined> = all.get(key);
        reading.onsuccess = () => {
          if (reading.result !== undefined) all.put(change(reading.result), key);
        };
        return finished(all.transaction);
      }),
  };
}

const rangeOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

const open = () => createStore(answersDatabase.name, answersDatabase.store);

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}
