import { useEffect, useRef } from 'react';
import type { FrameListener } from './FrameLoop.ts';
import { useGame } from './GameServices.ts';

/** Calls the newest `listener` once per frame while the component is mounted. */
export function useFrame(listener: FrameListener): void {
  const { frames } = useGame();
  const newest = useRef(listener);
  useEffect(() => {
    newest.current = listener;
  });
  useEffect(() => frames.add((deltaMs, timeMs) => newest.current(deltaMs, timeMs)), [frames]);
}
