import { FillGradient, type Graphics } from 'pixi.js';
import { useCallback } from 'react';
import type { SeaLight } from '#domain/aquarium/seaLightAt.ts';
import { useGame } from '../../engine/GameServices.ts';
import { Imperative } from '../../engine/Imperative.tsx';
import { useStage } from '../../engine/StageContext.ts';
import { RisingBubbles } from './RisingBubbles.ts';

const fall = { type: 'linear', start: { x: 0, y: 0 }, end: { x: 0, y: 1 } } as const;
const looks = {
  day: {
    water: new FillGradient({
      ...fall,
      colorStops: [
        { offset: 0, color: 0xd4f4ee },
        { offset: 0.45, color: 0x8fd6d3 },
        { offset: 1, color: 0x52b0b3 },
      ],
    }),
    rays: 0.5,
  },
  // The water of the aquarium after sunset: the last of the sun above, clear blue below.
  evening: {
    water: new FillGradient({
      ...fall,
      colorStops: [
        { offset: 0, color: 0xe2a9c2 },
        { offset: 0.16, color: 0xa994d8 },
        { offset: 0.44, color: 0x5f80d8 },
        { offset: 1, color: 0x2b5fb6 },
      ],
    }),
    rays: 0.3,
  },
} as const satisfies Record<SeaLight, object>;

/** The sea behind a mission: bright above, a few rays of light, now and then a bubble. Nothing here is in the way. */
export function MissionWater({ light = 'day' }: { light?: SeaLight }) {
  const { bleed } = useStage();
  const { assets, settings } = useGame();
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics.clear().rect(bleed.x, bleed.y, bleed.width, bleed.height).fill(looks[light].water);
    },
    [bleed, light],
  );
  const rays = [0.08, 0.38, 0.72];
  return (
    <pixiContainer eventMode="none">
      <pixiGraphics draw={draw} />
      {rays.map((share, index) => (
        <pixiSprite
          key={share}
          texture={assets.texture('fx/light-ray')}
          x={bleed.x + bleed.width * share}
          y={bleed.y - 40}
          width={bleed.width * (0.16 + 0.05 * index)}
          height={bleed.height * (0.8 - 0.1 * index)}
          alpha={looks[light].rays}
        />
      ))}
      <Imperative
        create={() => new RisingBubbles(assets.texture('fx/bubble'), bleed, () => settings.getState().reducedMotion)}
        deps={[bleed, assets, settings]}
      />
    </pixiContainer>
  );
}
