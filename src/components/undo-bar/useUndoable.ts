import { useCallback, useState } from 'react';
import type { Undoable } from './UndoBar.tsx';

/** The last action that can be taken back. */
export function useUndoable() {
  const [done, setDone] = useState<Undoable | null>(null);
  const show = useCallback((text: string, undo: (() => void) | null, focus = false) => {
    setDone((before) => ({ id: (before?.id ?? 0) + 1, text, undo, focus }));
  }, []);
  const clear = useCallback(() => setDone(null), []);
  /**
   * Shows an action before the server has it. Taking it back waits for the action: sent beside it, it could
   * come first. What was refused was not done, and there is nothing to take back.
   */
  const showUndoable = useCallback(
    (text: string, action: Promise<unknown>, takeBack: () => void, focus: boolean) => {
      const undo = () => {
        clear();
        action.then(takeBack, () => undefined);
      };
      action.catch(() => setDone((shown) => (shown?.undo === undo ? null : shown)));
      show(text, undo, focus);
    },
    [show, clear],
  );
  return { done, show, showUndoable, clear };
}
