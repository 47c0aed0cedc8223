import type { Graphics } from 'pixi.js';
import { useCallback } from 'react';
import { palette } from '../config/palette.ts';
import { Group } from '../engine/Group.tsx';
import { useTwin } from '../engine/twins/useTwin.ts';
import type { GaugeProps } from './Gauge.tsx';
import { Label } from './Label.tsx';
import { Surface } from './Surface.tsx';
import { useEasedValue } from './useEasedValue.ts';
import { useTone } from './useTone.ts';

/** A gauge for narrow places: name and number above, the bar below. */
export function CompactGauge({ id, label, value, color, icon, x, y, width, height = 76, size = 26 }: GaugeProps) {
  useTwin({
    id,
    role: 'meter',
    name: label,
    rect: { x, y, width, height },
    value: { now: value, min: 0, max: 100, text: `100 가운데 ${value}` },
  });
  const barWidth = width - 28;
  const line = height * 0.37;
  const side = size * 1.46;
  const bar = height * 0.21;
  const track = useTone().surface(palette.sea200);
  const paint = useCallback(
    (graphics: Graphics, shown: number) => {
      graphics
        .clear()
        .roundRect(0, 0, barWidth, bar, bar / 2)
        .fill(track)
        .roundRect(0, 0, Math.max(bar, (barWidth * shown) / 100), bar, bar / 2)
        .fill(color);
    },
    [barWidth, bar, track, color],
  );
  const { ref, draw } = useEasedValue(value, paint);
  return (
    <Group x={x} y={y}>
      <Surface width={width} height={height} radius={26} fill={palette.white} fillAlpha={0.94} shadow={5} />
      <pixiSprite texture={icon} anchor={0.5} x={9 + side / 2} y={line} width={side} height={side} eventMode="none" />
      <Label text={label} x={15 + side} y={line} size={size} anchor="left" maxWidth={width - side - size * 2.6} />
      <Label text={String(value)} x={width - 14} y={line} size={size} anchor="right" />
      <pixiGraphics ref={ref} draw={draw} x={14} y={height * 0.66} eventMode="none" />
    </Group>
  );
}
