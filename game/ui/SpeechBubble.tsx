import type { Graphics } from 'pixi.js';
import { useCallback, useMemo } from 'react';
import { palette } from '../config/palette.ts';
import { Group } from '../engine/Group.tsx';
import { useTwin } from '../engine/twins/useTwin.ts';
import { Label } from './Label.tsx';
import { layoutSpeech } from './layoutSpeech.ts';
import { useTone } from './useTone.ts';

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

/** A sentence with a tail. As wide as its longest line, up to `maxWidth`. */
export function SpeechBubble({ id, text, x, y, maxWidth, size = 24, side = 'right' }: SpeechBubbleProps) {
  const { box, inner, lineHeight } = useMemo(
    () => layoutSpeech({ text, maxWidth, size, side }),
    [text, maxWidth, size, side],
  );
  const { x: left, y: top, width, height } = box;
  useTwin({ id, role: 'text', name: text, rect: { x: x + left, y: y + top, width, height } });
  const paper = useTone().surface(palette.white);
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
        .fill(paper)
        .poly(tail)
        .fill(paper);
    },
    [left, top, width, height, side, paper],
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
        lineHeight={lineHeight}
      />
    </Group>
  );
}
