import type { DeviceStore } from './DeviceStore.ts';

/** First part of every key of the tab under which something is on its way. */
export const ON_ITS_WAY = 'chaekbada.on-its-way:';

/**
 * A page that is left in the very moment of a write may be gone before IndexedDB has begun. So what is on its way first
 * lies in the storage of the tab, where writing is done at once; the next page of this tab brings it in.
 */
export function withTabCopies(store: Omit<DeviceStore, 'copy' | 'copies'>, tab: Storage): DeviceStore {
  const left = copiesIn(tab);
  let broughtIn: Promise<void> | null = null;

  async function bringIn(): Promise<void> {
    for (const [key, text] of left) {
      // What cannot be kept now stays in the tab for another time.
      await store.set(key, JSON.parse(text)).then(
        () => drop(tab, key, text),
        () => undefined,
      );
    }
  }
  function ready(): Promise<void> {
    broughtIn ??= bringIn();
    return broughtIn;
  }

  return {
    entries: (prefix) => ready().then(() => store.entries(prefix)),
    keys: (prefix) => ready().then(() => store.keys(prefix)),
    get: (key) => ready().then(() => store.get(key)),
    put: (key, value) => ready().then(() => store.put(key, value)),
    async set(key, value) {
      const text = JSON.stringify(value);
      keep(tab, key, text);
      await ready();
      await store.set(key, value);
      drop(tab, key, text);
    },
    async removeIf(key, still, instead) {
      const text = instead === undefined ? null : JSON.stringify(instead);
      const copied = tab.getItem(ON_ITS_WAY + key);
      // Where the store does not answer, it would come back with every page of this tab.
      if (copied !== null && still(JSON.parse(copied))) drop(tab, key, copied);
      if (text !== null) keep(tab, key, text);
      await ready();
      const removed = await store.removeIf(key, still);
      if (text !== null) drop(tab, key, text);
      return removed;
    },
    change: (key, change) => ready().then(() => store.change(key, change)),
    copy: (key, value) => keep(tab, key, JSON.stringify(value)),
    copies: <T>(prefix: string) =>
      copiesIn(tab)
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, text]): [string, T] => [key, JSON.parse(text)]),
  };
}

function copiesIn(tab: Storage): [key: string, text: string][] {
  return Object.keys(tab)
    .filter((name) => name.startsWith(ON_ITS_WAY))
    .map((name) => [name.slice(ON_ITS_WAY.length), tab.getItem(name) ?? 'null']);
}

/** A full tab is no reason not to write where there is room. */
function keep(tab: Storage, key: string, text: string): void {
  try {
    tab.setItem(ON_ITS_WAY + key, text);
  } catch {
    tab.removeItem(ON_ITS_WAY + key);
  }
}

/** A newer copy of the same thing is still on its way. */
function drop(tab: Storage, key: string, text: string): void {
  if (tab.getItem(ON_ITS_WAY + key) === text) tab.removeItem(ON_ITS_WAY + key);
}
