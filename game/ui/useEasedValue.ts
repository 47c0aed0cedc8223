import type { Graphics } from 'pixi.js';
import { useCallback, useEffect, useRef } from 'react';
import { motion } from '../config/motion.ts';
import { useGame } from '../engine/GameServices.ts';
import { stopTweens, tween } from '../engine/tween.ts';

/**
 * Draws a number that eases to its new value, past React: one graphics object is redrawn while it moves.
 *
 * @param paint draws the number as it is shown now; keep its identity stable
 */
export function useEasedValue(value: number, paint: (graphics: Graphics, shown: number) => void) {
  const { settings } = useGame();
  const ref = useRef<Graphics>(null);
  const level = useRef({ value });
  const draw = useCallback((graphics: Graphics) => paint(graphics, level.current.value), [paint]);
  useEffect(() => {
    const shown = level.current;
    const show = () => {
      if (ref.current && !ref.current.destroyed) paint(ref.current, shown.value);
    };
    if (shown.value === value || settings.getState().reducedMotion) {
      shown.value = value;
      show();
      return;
    }
    void tween(shown, { value, onUpdate: show } as { value: number }, motion.gauge, 'power2.inOut');
    return () => stopTweens(shown);
  }, [value, paint, settings]);
  return { ref, draw };
}
