/**
 * The first of these storages that the browser shows, or memory for as long as the page lasts where it lets this site
 * keep nothing: there even looking at `window.localStorage` throws.
 */
export function openStorage(...ways: (() => Storage)[]): Storage {
  for (const open of ways) {
    try {
      return open();
    } catch {
      // The next one may be allowed.
    }
  }
  return createMemoryStorage();
}

/** What is in it shows as keys of the object, as in the storage of a browser. */
function createMemoryStorage(): Storage {
  const kept = new Map<string, string>();
  const methods: Storage = {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  return new Proxy(methods, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      typeof key === 'string' && kept.has(key)
        ? { value: kept.get(key), enumerable: true, configurable: true }
        : undefined,
  });
}
