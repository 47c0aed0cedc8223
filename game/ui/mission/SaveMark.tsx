import type { Graphics } from 'pixi.js';
import { useCallback } from 'react';
import type { SaveState } from '../../bus/ShellToGame.ts';
import { palette } from '../../config/palette.ts';
import { Label } from '../Label.tsx';

export interface SaveMarkProps {
  x: number;
  y: number;
  save: SaveState;
  /** Size of the words; 0 for the sign alone. */
  size: number;
}

export const SAVE_WORDS: Record<SaveState, string> = {
  saving: '저장 중',
  saved: '저장됨',
  offline: '기기에 보관',
  waiting: '기기에 보관',
  unkept: '닫지 마세요',
};

/** A tick when everything is kept by the server, a dot while it is on the way or kept on this device. */
export function SaveMark({ x, y, save, size }: SaveMarkProps) {
  const color = save === 'saving' ? palette.inkSoft : save === 'saved' ? palette.kelpInk : palette.sandInk;
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics.clear();
      if (save === 'saved') {
        graphics.moveTo(-7, 0).lineTo(-2, 6).lineTo(8, -7).stroke({ color, width: 4, cap: 'round', join: 'round' });
      } else {
        graphics.circle(0, 0, 6).fill(color);
      }
    },
    [save, color],
  );
  return (
    <pixiContainer x={x} y={y} eventMode="none">
      <pixiGraphics draw={draw} />
      {size > 0 && <Label text={SAVE_WORDS[save]} x={16} size={size} color={color} anchor="left" maxWidth={96} />}
    </pixiContainer>
  );
}
