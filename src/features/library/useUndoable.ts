import { useCallback, useState } from 'react';
import type { Undoable } from './UndoBar.tsx';

/** The last deed that can be taken back. */
export function useUndoable() {
  const [done, setDone] = useState<Undoable | null>(null);
  const tell = useCallback((text: string, undo: (() => void) | null, focus = false) => {
    setDone((before) => ({ id: (before?.id ?? 0) + 1, text, undo, focus }));
  }, []);
  const clear = useCallback(() => setDone(null), []);
  return { done, tell, clear };
}
