import { FillGradient, type Graphics } from 'pixi.js';
import { useCallback } from 'react';
import type { Scene } from '../../engine/Scene.ts';
import { useStage } from '../../engine/StageContext.ts';

const water = new FillGradient({
  type: 'linear',
  start: { x: 0, y: 0 },
  end: { x: 0, y: 1 },
  colorStops: [
    { offset: 0, color: 0xd9f6f1 },
    { offset: 1, color: 0x67c2c2 },
  ],
});

/** Still water, while the shell shows a page of its own. */
function NoneScene() {
  const { bleed } = useStage();
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics.clear().rect(bleed.x, bleed.y, bleed.width, bleed.height).fill(water);
    },
    [bleed],
  );
  return <pixiGraphics draw={draw} />;
}

export const noneScene: Scene<'none'> = { bundles: [], keyOf: () => 'none', Component: NoneScene };
