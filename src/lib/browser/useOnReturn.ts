import { useEffect, useEffectEvent } from 'react';

/** The back button may show a page just as it was left for a window: waiting for what will not come. */
export function useOnReturn(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && returned();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
