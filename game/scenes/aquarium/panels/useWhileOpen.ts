import { useCallback, useEffect, useRef } from 'react';

/**
 * An act that is done only while its panel is open. An answer may come after the player has gone on to another panel:
 * it must not close that one.
 */
export function useWhileOpen(act: () => void): () => void {
  const newest = useRef<(() => void) | null>(null);
  useEffect(() => {
    newest.current = act;
  });
  useEffect(
    () => () => {
      newest.current = null;
    },
    [],
  );
  return useCallback(() => newest.current?.(), []);
}
