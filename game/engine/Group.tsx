import type { Container } from 'pixi.js';
import { type ReactNode, type Ref, useContext, useMemo } from 'react';
import { TwinScope } from './twins/TwinScope.ts';

export interface GroupProps {
  x?: number;
  y?: number;
  alpha?: number;
  /** Draws nothing and declares no twins inside. */
  hidden?: boolean;
  zIndex?: number;
  ref?: Ref<Container>;
  children: ReactNode;
}

/**
 * A container that also moves the twins of what is inside it: `rect` of a twin is always in its parent's
 * coordinates. Use it instead of `pixiContainer` around anything that has twins.
 */
export function Group({ x = 0, y = 0, alpha = 1, hidden = false, zIndex = 0, ref, children }: GroupProps) {
  const scope = useContext(TwinScope);
  const inner = useMemo(
    () => ({ ...scope, x: scope.x + x, y: scope.y + y, hidden: scope.hidden || hidden }),
    [scope, x, y, hidden],
  );
  return (
    <TwinScope.Provider value={inner}>
      <pixiContainer ref={ref ?? null} x={x} y={y} alpha={alpha} visible={!hidden} zIndex={zIndex}>
        {children}
      </pixiContainer>
    </TwinScope.Provider>
  );
}
