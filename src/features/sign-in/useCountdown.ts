import { useEffect, useState } from 'react';

/** Whole seconds left until `deadline` (milliseconds of this device's clock); 0 when it is over or null. */
export function useCountdown(deadline: number | null, now: () => number): number {
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (deadline === null) return setLeft(0);
    const count = () => setLeft(Math.max(0, Math.ceil((deadline - now()) / 1000)));
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [deadline, now]);

  return left;
}
