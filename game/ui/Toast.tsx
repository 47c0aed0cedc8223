import type { Container, Texture } from 'pixi.js';
import { useEffect, useRef } from 'react';
import { motion } from '../config/motion.ts';
import { palette } from '../config/palette.ts';
import { useGame } from '../engine/GameServices.ts';
import { useStage } from '../engine/StageContext.ts';
import { stopTweens, tween } from '../engine/tween.ts';
import { Label } from './Label.tsx';
import { Surface } from './Surface.tsx';
import { textWidth } from './textWidth.ts';

export interface ToastProps {
  text: string;
  /** Grows with each message, so that the same one can be shown twice. */
  no: number;
  icon?: Texture;
  /** Middle of its upper edge. */
  x: number;
  y: number;
  maxWidth: number;
  onGone: () => void;
}

/** A sentence that comes, is announced to screen readers too, and goes by itself. */
export function Toast({ text, no, icon, x, y, maxWidth, onGone }: ToastProps) {
  const { settings, twins } = useGame();
  const { orientation, scale } = useStage();
  const ref = useRef<Container>(null);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => {
    const target = ref.current;
    if (!target) return;
    twins.announce(text);
    const ms = settings.getState().reducedMotion ? 0 : motion.panelIn;
    target.alpha = 0;
    void tween(target, { alpha: 1 }, ms);
    const timer = setTimeout(() => gone.current(), motion.toast + text.length * 60);
    return () => {
      clearTimeout(timer);
      stopTweens(target);
    };
  }, [no]);
  // At least 17 CSS pixels, in letters no larger than the picture around them needs.
  const size = Math.max(orientation === 'portrait' ? 19 : 23, Math.min(27, 17 / scale));
  const iconSpace = icon ? 54 : 0;
  const line = textWidth(text, size) + iconSpace + 64;
  const width = Math.min(maxWidth, line);
  const lines = line > maxWidth ? Math.ceil((line * 1.06) / maxWidth) : 1;
  const height = lines * size * 1.4 + 34;
  return (
    <pixiContainer ref={ref} x={x - width / 2} y={y} eventMode="none">
      <Surface
        width={width}
        height={height}
        radius={Math.min(34, height / 2)}
        fill={palette.tealNight}
        fillAlpha={0.94}
      />
      {icon && <pixiSprite texture={icon} anchor={0.5} x={46} y={height / 2} width={44} height={44} />}
      <Label
        text={text}
        x={iconSpace + (width - iconSpace) / 2}
        y={height / 2}
        size={size}
        color={palette.white}
        anchor="center"
        align="center"
        wrapWidth={width - iconSpace - 48}
        lineHeight={size * 1.4}
      />
    </pixiContainer>
  );
}
