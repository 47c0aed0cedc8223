import { useEffect, useState } from 'react';

/** Milliseconds within which an impatient second press still comes. */
const SECOND_PRESS_MS = 1_000;

/**
 * False while a press may still be meant for what stood here before: a screen that takes the place of a pressed button
 * must not take the second press of it as an order of its own.
 */
export function useNetworkIdle(): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRests(true), SECOND_PRESS_MS);
    return () => clearTimeout(timer);
  }, []);
  return rests;
}
