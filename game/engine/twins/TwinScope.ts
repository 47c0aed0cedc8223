import { createContext } from 'react';

/** Where a component stands: the origin of its parent on the stage, and the twin group it belongs to. */
export interface TwinScopeValue {
  x: number;
  y: number;
  group: string | null;
  /** Nothing inside is declared, e.g. while a panel leaves. */
  hidden: boolean;
}

export const TwinScope = createContext<TwinScopeValue>({ x: 0, y: 0, group: null, hidden: false });
