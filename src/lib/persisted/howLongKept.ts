/** How long what a page keeps in this browser lasts. */
export type KeptFor = 'device' | 'tab' | 'page';

const PROBE = 'chaekbada.probe';

/** Tries it out: a browser may refuse to show a storage, or show one that takes nothing. */
export function howLongKept(shared: () => Storage, tab: () => Storage): KeptFor {
  if (takes(shared)) return 'device';
  return takes(tab) ? 'tab' : 'page';
}

function takes(open: () => Storage): boolean {
  try {
    const storage = open();
    storage.setItem(PROBE, '1');
    storage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
