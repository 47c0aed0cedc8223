import type { FederatedPointerEvent } from 'pixi.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useGame } from './GameServices.ts';
import { isCapturing } from './isCapturing.ts';
import { dragThresholdPx, type TrackedPointer } from './PointerTracker.ts';

/**
 * A press: down and up on the same thing without wandering. Acts on up; a drag, a second finger or a scroller that
 * takes the pointer cancels it.
 */
export function usePress(onPress: (() => void) | undefined, disabled = false) {
  const { pointers } = useGame();
  const [held, setHeld] = useState(false);
  const newest = useRef(onPress);
  const track = useRef<TrackedPointer | null>(null);
  useEffect(() => {
    newest.current = onPress;
  });
  useEffect(() => () => track.current?.release(), []);

  const onPointerDown = useCallback(
    (event: FederatedPointerEvent) => {
      if (disabled || isCapturing(event) || event.button !== 0 || track.current) return;
      const letGo = () => {
        track.current = null;
        setHeld(false);
      };
      setHeld(true);
      track.current = pointers.track(event, {
        onMove: (_at, moved) => {
          if (moved <= dragThresholdPx) return;
          track.current?.release();
          letGo();
        },
        onEnd: (_at, moved) => {
          letGo();
          if (moved <= dragThresholdPx) newest.current?.();
        },
        onCancel: letGo,
      });
    },
    [pointers, disabled],
  );
  return { held: held && !disabled, onPointerDown };
}
