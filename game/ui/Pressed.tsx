import type { Container, FederatedPointerEvent } from 'pixi.js';
import { type ReactNode, useEffect, useRef } from 'react';
import { motion } from '../config/motion.ts';
import { useGame } from '../engine/GameServices.ts';
import { stopTweens, tween } from '../engine/tween.ts';

export interface PressedProps {
  held: boolean;
  centerX: number;
  centerY: number;
  enabled: boolean;
  onPointerDown: (event: FederatedPointerEvent) => void;
  children: ReactNode;
}

/** Gives way a little while it is held. */
export function Pressed({ held, centerX, centerY, enabled, onPointerDown, children }: PressedProps) {
  const { settings } = useGame();
  const ref = useRef<Container>(null);
  useEffect(() => {
    const target = ref.current;
    if (!target) return;
    const ms = settings.getState().reducedMotion ? 0 : motion.press;
    void tween(target.scale, { x: held ? 0.95 : 1, y: held ? 0.95 : 1 }, ms, held ? 'power1.out' : 'back.out(3)');
    return () => stopTweens(target.scale);
  }, [held, settings]);
  return (
    <pixiContainer
      ref={ref}
      x={centerX}
      y={centerY}
      pivot={{ x: centerX, y: centerY }}
      eventMode={enabled ? 'static' : 'passive'}
      cursor={enabled ? 'pointer' : 'default'}
      onPointerDown={onPointerDown}
    >
      {children}
    </pixiContainer>
  );
}
