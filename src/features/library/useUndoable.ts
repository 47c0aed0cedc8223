import { useCallback, useState } from 'react';
import type { Undoable } from './UndoBar.tsx';

/** The last deed that can be taken back. */
export function useUndoable() {
  const [done, setDone] = useState<Undoable | null>(null);
  const tell = useCallback((text: string, undo: (() => void) | null, focus = false) => {
    setDone((before) => ({ id: (before?.id ?? 0) + 1, text, undo, focus }));
  }, []);
  const clear = useCallback(() => setDone(null), []);
  /**
   * Tells of a deed that is shown before the server has it. Taking it back waits for the deed: sent beside it, it could
   * come first. What was refused was not done, and there is nothing to take back.
   */
  const tellDeed = useCallback(
    (text: string, deed: Promise<unknown>, takeBack: () => void, focus: boolean) => {
      const undo = () => {
        clear();
        deed.then(takeBack, () => undefined);
      };
      deed.catch(() => setDone((shown) => (shown?.undo === undo ? null : shown)));
      tell(text, undo, focus);
    },
    [tell, clear],
  );
  return { done, tell, tellDeed, clear };
}
