import { SHELL_CACHE } from '../persisted/shellCache.ts';
import { clearKept, PLACES_KEY } from './createOutbox.ts';

const OWN = 'chaekbada.';

/**
 * Empties what pages keep in this browser. What waits to be sent stays where it is: it is counted and cleared as the
 * outbox of its own account, and may belong to another student of this device.
 */
export async function clearTraces(storage: Storage, tabStorage: Storage): Promise<void> {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(OWN) && !key.startsWith(PLACES_KEY)) storage.removeItem(key);
  }
  tabStorage.clear();
  await clearKept();
  // Absent without a secure origin.
  if (typeof caches === 'undefined') return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL_CACHE).map((name) => caches.delete(name)));
}
