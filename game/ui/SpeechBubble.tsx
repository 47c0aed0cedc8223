import type { Graphics } from 'pixi.js';
import { useCallback } from 'react';
import { palette } from '../config/palette.ts';
import { Group } from '../engine/Group.tsx';
import { useTwin } from '../engine/twins/useTwin.ts';
import { Label } from './Label.tsx';
import { textWidth } from './textWidth.ts';

export interface SpeechBubbleProps {
  id: string;
  text: string;
  /** Tip of the tail. */
  x: number;
  y: number;
  maxWidth: number;
  size?: number;
  /** Which way the bubble lies from the tip. */
  side?: 'right' | 'left' | 'above';
}

/** A sentence with a tail. As wide as its words, up to `maxWidth`. */
export function SpeechBubble({ id, text, x, y, maxWidth, size = 24, side = 'right' }: SpeechBubbleProps) {
  const pad = size;
  const inner = Math.min(maxWidth - pad * 2, textWidth(text, size) + 4);
  // Words are not split, so lines end early: allow for a third more.
  const lines = Math.max(1, Math.ceil((textWidth(text, size) * (inner < maxWidth - pad * 2 - 1 ? 1 : 1.15)) / inner));
  const width = inner + pad * 2;
  const height = lines * size * 1.4 + pad * 1.3;
  const left = side === 'right' ? 14 : side === 'left' ? -width - 14 : -width / 2;
  const top = side === 'above' ? -height - 22 : -height - 12;
  useTwin({ id, role: 'text', name: text, rect: { x: x + left, y: y + top, width, height } });
  const draw = useCallback(
    (graphics: Graphics) => {
      const tail =
        side === 'above'
          ? [-16, -26, 16, -26, 0, 0]
          : side === 'right'
            ? [34, -18, 74, -18, 0, 0]
            : [-34, -18, -74, -18, 0, 0];
      graphics
        .clear()
        .roundRect(left, top + 5, width, height, 30)
        .fill({ color: palette.tealNight, alpha: 0.1 })
        .roundRect(left, top, width, height, 30)
        .fill(palette.white)
        .poly(tail)
        .fill(palette.white);
    },
    [left, top, width, height, side],
  );
  return (
    <Group x={x} y={y}>
      <pixiGraphics draw={draw} eventMode="none" />
      <Label
        text={text}
        x={left + width / 2}
        y={top + height / 2}
        size={size}
        anchor="center"
        align="center"
        wrapWidth={inner + size * 0.5}
        lineHeight={size * 1.4}
      />
    </Group>
  );
}
