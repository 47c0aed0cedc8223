import { useContext, useEffect, useMemo, useRef } from 'react';
import { useGame } from '../GameServices.ts';
import type { TwinDescriptor, TwinHandlers } from './TwinDescriptor.ts';
import { TwinScope } from './TwinScope.ts';

/**
 * Declares the DOM twin of a canvas component. `rect` is in the coordinates of the component's parent: groups
 * around it add their place. Pass null for something that has no twin now.
 */
export function useTwin(twin: (TwinDescriptor & TwinHandlers) | null): void {
  const { twins } = useGame();
  const scope = useContext(TwinScope);
  const newest = useRef<TwinHandlers | null>(twin);
  const hasKey = twin?.onKey !== undefined;
  const hasPress = twin?.onPress !== undefined;
  const id = twin?.id ?? null;
  // One object for the life of the id: the registry compares it, the calls inside reach the newest closure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new id is a new twin with its own owner
  const handlers = useMemo<TwinHandlers>(
    () => ({
      onPress: hasPress ? () => newest.current?.onPress?.() : undefined,
      onKey: hasKey ? (key, event) => newest.current?.onKey?.(key, event) ?? false : undefined,
      onFocus: () => newest.current?.onFocus?.(),
      onBlur: () => newest.current?.onBlur?.(),
    }),
    [id, hasKey, hasPress],
  );
  const hidden = scope.hidden;
  useEffect(() => {
    newest.current = twin;
    if (!twin || hidden) return;
    const { onPress, onKey, onFocus, onBlur, rect, ...values } = twin;
    const placed = { ...rect, x: rect.x + scope.x, y: rect.y + scope.y };
    twins.set({ ...values, rect: placed }, scope.group, handlers);
  });
  useEffect(() => {
    if (id === null || hidden) return;
    return () => twins.remove(id, handlers);
  }, [twins, id, hidden, handlers]);
}
