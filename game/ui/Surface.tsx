import type { Graphics } from 'pixi.js';
import { useCallback } from 'react';
import { drawSurface, type SurfaceLook } from './drawSurface.ts';

export interface SurfaceProps extends SurfaceLook {
  x?: number;
  y?: number;
  width: number;
  height: number;
  radius?: number;
  /** Stops touches, so that what lies below is not pressed. */
  solid?: boolean;
}

export function Surface(props: SurfaceProps) {
  const { x = 0, y = 0, width, height, radius = 24, solid = false } = props;
  const { fill, fillAlpha, line, lineWidth, shadow } = props;
  const draw = useCallback(
    (graphics: Graphics) => drawSurface(graphics, width, height, radius, { fill, fillAlpha, line, lineWidth, shadow }),
    [width, height, radius, fill, fillAlpha, line, lineWidth, shadow],
  );
  return <pixiGraphics x={x} y={y} draw={draw} eventMode={solid ? 'static' : 'none'} />;
}
