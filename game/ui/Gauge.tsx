import type { Graphics, Texture } from 'pixi.js';
import { useCallback } from 'react';
import { palette } from '../config/palette.ts';
import { Group } from '../engine/Group.tsx';
import { useTwin } from '../engine/twins/useTwin.ts';
import { Label } from './Label.tsx';
import { Surface } from './Surface.tsx';
import { useEasedValue } from './useEasedValue.ts';
import { useTone } from './useTone.ts';

export interface GaugeProps {
  id: string;
  label: string;
  /** 0–100. A change is shown as a smooth rise or fall. */
  value: number;
  color: number;
  icon: Texture;
  x: number;
  y: number;
  width: number;
  height?: number;
  size?: number;
}

/** A bar with its name and number beside it, dark on white: 4.5:1 whatever the bar's colour is. */
export function Gauge({ id, label, value, color, icon, x, y, width, height = 48, size = 20 }: GaugeProps) {
  useTwin({
    id,
    role: 'meter',
    name: label,
    rect: { x, y, width, height },
    value: { now: value, min: 0, max: 100, text: `100 가운데 ${value}` },
  });
  const labelWidth = size * 3.1;
  const numberWidth = size * 2.3;
  const trackX = height + labelWidth;
  const trackWidth = width - trackX - numberWidth - 8;
  const trackHeight = Math.round(height * 0.38);
  const track = useTone().surface(palette.sea200);
  const paint = useCallback(
    (graphics: Graphics, shown: number) => {
      const length = Math.max(trackHeight, (trackWidth * shown) / 100);
      graphics
        .clear()
        .roundRect(0, 0, trackWidth, trackHeight, trackHeight / 2)
        .fill(track)
        .roundRect(0, 0, length, trackHeight, trackHeight / 2)
        .fill(color)
        .roundRect(5, 3, Math.max(0, length - 10), trackHeight * 0.28, trackHeight * 0.14)
        .fill({ color: palette.white, alpha: 0.45 });
    },
    [trackWidth, trackHeight, track, color],
  );
  const { ref, draw } = useEasedValue(value, paint);
  return (
    <Group x={x} y={y}>
      <Surface width={width} height={height} radius={height / 2} fill={palette.white} fillAlpha={0.94} shadow={5} />
      <pixiSprite
        texture={icon}
        anchor={0.5}
        x={height * 0.52}
        y={height / 2}
        width={height * 0.8}
        height={height * 0.8}
        eventMode="none"
      />
      <Label text={label} x={height + 2} y={height / 2} size={size} anchor="left" maxWidth={labelWidth - 8} />
      <pixiGraphics ref={ref} draw={draw} x={trackX} y={(height - trackHeight) / 2} eventMode="none" />
      <Label text={String(value)} x={width - 14} y={height / 2} size={size} anchor="right" />
    </Group>
  );
}
