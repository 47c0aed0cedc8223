/** What a login needs of a storage. */
export type LoginStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Where a login is kept: in the storage that all tabs share, or, where that one takes nothing, in that of the tab, so
 * that a reload does not end it. A value is in one of them at most.
 */
export function createLoginStorage(shared: Storage, tab: Storage): LoginStorage {
  if (shared === tab) return tab;
  return {
    getItem: (key) => shared.getItem(key) ?? tab.getItem(key),
    setItem(key, value) {
      try {
        shared.setItem(key, value);
      } catch {
        shared.removeItem(key);
        tab.setItem(key, value);
        return;
      }
      tab.removeItem(key);
    },
    removeItem(key) {
      shared.removeItem(key);
      tab.removeItem(key);
    },
  };
}
