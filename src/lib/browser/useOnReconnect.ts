import { useEffect, useEffectEvent } from 'react';

/** Does `again` whenever the browser has the network back that it had lost. */
export function useOnReconnect(again: () => void): void {
  const returned = useEffectEvent(again);
  useEffect(() => {
    const onOnline = () => returned();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
}
