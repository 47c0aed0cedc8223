import { useEffect, useEffectEvent } from 'react';

/** Of the browser, where it has one: Chrome since 126. */
interface Watcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * Lets the way back of the device close what lies over the page instead of leaving it. Browsers without such a request
 * go back a page, and what lay over it goes with it (`useGoneBack`). Escape would come here as well, but Radix takes it
 * first.
 */
export function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
    if (!CloseWatcher) return;
    const listen = () => {
      const next = new CloseWatcher();
      next.onclose = () => {
        // A watcher receives one request; what stays open all the same waits for another.
        watcher = listen();
        close();
      };
      return next;
    };
    let watcher = listen();
    return () => watcher.destroy();
  }, []);
}
