import type { Graphics } from 'pixi.js';
import { useCallback } from 'react';
import { drawSurface, type SurfaceLook } from './drawSurface.ts';
import { useTone } from './useTone.ts';

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
  const tone = useTone();
  const { fillAlpha, lineWidth, shadow } = props;
  const fill = tone.surface(props.fill);
  const line = props.line === undefined ? undefined : tone.surface(props.line);
  const draw = useCallback(
    (graphics: Graphics) => drawSurface(graphics, width, height, radius, { fill, fillAlpha, line, lineWidth, shadow }),
    [width, height, radius, fill, fillAlpha, line, lineWidth, shadow],
  );
  return <pixiGraphics x={x} y={y} draw={draw} eventMode={solid ? 'static' : 'none'} />;
}
