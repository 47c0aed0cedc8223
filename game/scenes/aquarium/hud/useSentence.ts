import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';

/** How long one sentence stays. */
const SENTENCE_MS = 11_000;

/**
 * Speech of the pet that has a cause, for as long as a sentence stays, and the turn of its own talk.
 * Each sentence restarts the time, also when it is the same again.
 */
export function useSentence<T extends object>(message: StoreApi<T | null>): { shownMessage: T | null; turn: number } {
  const shownMessage = useStore(message);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sentence begins its time
  useEffect(() => {
    const timer = setTimeout(() => {
      message.setState(null, true);
      setTurn((before) => before + 1);
    }, SENTENCE_MS);
    return () => clearTimeout(timer);
  }, [message, shownMessage, turn]);
  return { shownMessage, turn };
}
