import type { Graphics } from 'pixi.js';
import { useCallback } from 'react';
import type { Gauges, ShopItem } from '#contract/aquarium.ts';
import { palette } from '#game/config/palette.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Group } from '#game/engine/Group.tsx';
import { Label } from '#game/ui/Label.tsx';
import { useTone } from '#game/ui/useTone.ts';
import { type GaugeLook, gaugeLooks } from '../gaugeLooks.ts';
import { previewGauges } from '../previewGauges.ts';

export interface EffectPreviewProps {
  gauges: Gauges;
  effect: ShopItem['effect'];
  x: number;
  y: number;
  width: number;
  size: number;
  /** Fewer gauges than this leave room free, so that all previews look alike. */
  least?: number;
}

/** The gauges an item would move, before and after: what is gained is drawn brighter at the end of the bar. */
export function EffectPreview({ gauges, effect, x, y, width, size, least = 2 }: EffectPreviewProps) {
  const { before, after } = previewGauges(gauges, effect);
  const moved = gaugeLooks.filter(({ name }) => (effect[name] ?? 0) > 0);
  const each = Math.min(width / Math.max(least, moved.length), size * 12);
  return (
    <Group x={x} y={y}>
      {moved.map((look, index) => (
        <Preview
          key={look.name}
          look={look}
          before={before[look.name]}
          after={after[look.name]}
          x={index * each}
          width={each - 16}
          size={size}
        />
      ))}
    </Group>
  );
}

interface PreviewProps {
  look: GaugeLook;
  before: number;
  after: number;
  x: number;
  width: number;
  size: number;
}

function Preview({ look, before, after, x, width, size }: PreviewProps) {
  const { assets } = useGame();
  const icon = size * 1.5;
  const bar = width - icon - 8;
  const track = useTone().surface(palette.sea200);
  const draw = useCallback(
    (graphics: Graphics) => {
      const height = size * 0.5;
      graphics
        .clear()
        .roundRect(0, 0, bar, height, height / 2)
        .fill(track)
        .roundRect(0, 0, Math.max(height, (bar * after) / 100), height, height / 2)
        .fill({ color: look.color, alpha: 0.5 })
        .roundRect(0, 0, Math.max(height, (bar * before) / 100), height, height / 2)
        .fill(look.color);
    },
    [bar, size, before, after, look, track],
  );
  const gained = after > before ? `${before} → ${after}` : '이미 가득';
  return (
    <Group x={x}>
      <pixiSprite texture={assets.texture(look.icon)} y={2} width={icon} height={icon} />
      <Label text={gained} x={icon + 8} y={0} size={size} maxWidth={bar} />
      <pixiGraphics draw={draw} x={icon + 8} y={size * 1.35} />
    </Group>
  );
}
