import { type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { useGame } from '../GameServices.ts';
import type { TwinGroupDescriptor, TwinGroupHandlers } from './TwinDescriptor.ts';
import { TwinScope } from './TwinScope.ts';

export interface TwinGroupProps extends TwinGroupDescriptor, TwinGroupHandlers {
  children: ReactNode;
}

/** Puts the twins of its children into a group: a dialog, a grid and its rows, a list. Draws nothing. */
export function TwinGroup({ children, onEscape, ...group }: TwinGroupProps) {
  const { twins } = useGame();
  const scope = useContext(TwinScope);
  const newest = useRef(onEscape);
  const hasEscape = onEscape !== undefined;
  const { id } = group;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new id is a new group with its own owner
  const handlers = useMemo<TwinGroupHandlers>(
    () => ({ onEscape: hasEscape ? () => newest.current?.() : undefined }),
    [id, hasEscape],
  );
  const hidden = scope.hidden;
  useEffect(() => {
    newest.current = onEscape;
    if (!hidden) twins.setGroup(group, scope.group, handlers);
  });
  useEffect(() => {
    if (hidden) return;
    return () => twins.remove(id, handlers);
  }, [twins, id, hidden, handlers]);
  const inner = useMemo(() => ({ ...scope, group: id }), [scope, id]);
  return <TwinScope.Provider value={inner}>{children}</TwinScope.Provider>;
}
