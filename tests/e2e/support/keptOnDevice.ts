import type { Page } from '@playwright/test';

/** What this device keeps and the server does not have yet, by key: answers, hand-ins and notes of every account. */
export function keptOnDevice(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const opening = indexedDB.open('chaekbada-answers');
        opening.onupgradeneeded = () => opening.result.createObjectStore('answers');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction('answers').objectStore('answers');
          const [keys, values] = [store.getAllKeys(), store.getAll()];
          values.onsuccess = () => {
            opening.result.close();
            const entries = keys.result.map((key, at) => [String(key), values.result[at]] as const);
            resolve(Object.fromEntries(entries.filter(([key]) => !key.startsWith('kept:'))));
          };
        };
      }),
  );
}
