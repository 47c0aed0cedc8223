import { useEffect, useState } from 'react';

/** The value once it has not changed for a while. @param restMs milliseconds */
export function useSettled<T>(value: T, restMs: number): T {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);

  return settled;
}
