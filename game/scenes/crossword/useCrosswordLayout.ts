import { useMemo } from 'react';
import type { PlaySheet } from '#domain/crossword/play/PlaySheet.ts';
import type { Rect } from '../../engine/Rect.ts';
import { useStage } from '../../engine/StageContext.ts';
import { useVisibleStage } from '../../engine/useVisibleStage.ts';
import { type CrosswordLayout, usedBox } from './CrosswordLayout.ts';
import { PAD_HEIGHT } from './JamoPad.tsx';
import { layoutCrossword } from './layoutCrossword.ts';

interface CrosswordSpace {
  layout: CrosswordLayout;
  /** What neither a keyboard nor our own pad covers. */
  seen: Rect;
  /** Where the pad lies when it is open. */
  pad: Rect;
  /** The device's keyboard is on the screen. */
  keyboard: boolean;
}

/** Lays the crossword out in what is seen, and follows keyboards, the pad and a device that is turned. */
export function useCrosswordLayout(sheet: PlaySheet, asks: boolean, padOpen: boolean): CrosswordSpace {
  const { orientation, short, scale } = useStage();
  const visible = useVisibleStage();
  const upright = orientation === 'portrait';
  const { x, y, width, height } = visible.seen;
  const wideHeight = short ? PAD_HEIGHT.short : PAD_HEIGHT.wide;
  const padHeight = padOpen ? (upright ? Math.min(PAD_HEIGHT.upright, height * 0.31) : wideHeight) : 0;
  const keyboard = visible.keyboard || padOpen;
  return useMemo(() => {
    const seen = { x, y, width, height: height - padHeight };
    const layout = layoutCrossword({ seen, upright, keyboard, short, scale, used: usedBox(sheet), asks });
    const pad = { x: x + 4, y: y + height - padHeight + 6, width: width - 8, height: padHeight - 10 };
    return { layout, seen, pad, keyboard: visible.keyboard };
  }, [x, y, width, height, padHeight, upright, short, scale, keyboard, visible.keyboard, sheet, asks]);
}
