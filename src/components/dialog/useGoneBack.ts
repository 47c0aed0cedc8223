import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Tells when somebody has gone back, or forward again, from the page that this was opened over. What belongs to that page
 * is gone by then; what stands around pages, such as an alert, would lie over the next one. A page that the app goes on to
 * by itself is none of it: an alert about what has just happened is read there.
 */
export function useGoneBack(onGone: () => void): void {
  const { key } = useLocation();
  const wentBack = useNavigationType() === 'POP';
  const [openedAt] = useState(key);
  const notify = useEffectEvent(onGone);
  useEffect(() => {
    if (wentBack && key !== openedAt) notify();
  }, [key, openedAt, wentBack]);
}
