import { useEffect, useState } from 'react';
import type { Store } from '#game/engine/createStore.ts';
import { useStore } from '#game/engine/useStore.ts';

/** How long one sentence stays. */
const SENTENCE_MS = 11_000;

/**
 * What the pet says because of something, for as long as a sentence stays, and the turn of what it says by itself.
 * Whatever is said begins its time anew, also when it is the same again.
 */
export function useSentence<T extends object>(message: Store<T | null>): { shownMessage: T | null; turn: number } {
  const shownMessage = useStore(message);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sentence begins its time
  useEffect(() => {
    const timer = setTimeout(() => {
      message.set(null);
      setTurn((before) => before + 1);
    }, SENTENCE_MS);
    return () => clearTimeout(timer);
  }, [message, shownMessage, turn]);
  return { shownMessage, turn };
}
