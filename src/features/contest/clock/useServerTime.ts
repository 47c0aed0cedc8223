import { useEffect, useState } from 'react';
import { serverNow } from './serverNow.ts';

/** Milliseconds after a whole step at which it is looked at, so that rounding never shows the step before. */
const AFTER_STEP_MS = 4;

/**
 * The server's clock, redrawn at each of its whole steps. Every tick is worked out from the clock and none from the
 * tick before, so nothing drifts; a hidden tab that was held back is right again the moment it is seen.
 *
 * @param step milliseconds
 */
export function useServerTime(stamped: { currentDate: string; arrivedAt: number }, step: number): number {
  const { currentDate, arrivedAt } = stamped;
  const [now, setNow] = useState(() => serverNow({ currentDate, arrivedAt }));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const at = serverNow({ currentDate, arrivedAt });
      setNow(at);
      timer = setTimeout(tick, step - (at % step) + AFTER_STEP_MS);
    };
    const look = () => document.visibilityState === 'visible' && tick();
    tick();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [currentDate, arrivedAt, step]);

  return now;
}
