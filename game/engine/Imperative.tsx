import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import { useGame } from './GameServices.ts';

/** Something that draws and moves itself: fish, bubbles, a pet. */
export interface Moving extends Container {
  update?(deltaMs: number, timeMs: number): void;
}

export interface ImperativeProps<T extends Moving> {
  /** Makes the object. Called again only when `deps` change; the object before is destroyed. */
  create: () => T;
  deps?: readonly unknown[];
  /** Receives the object, and null when it is gone. */
  onInstance?: (instance: T | null) => void;
  x?: number;
  y?: number;
}

/** The door from declarative to imperative: mounts a class that the frame loop updates, outside React state. */
export function Imperative<T extends Moving>({ create, deps = [], onInstance, x = 0, y = 0 }: ImperativeProps<T>) {
  const holder = useRef<Container>(null);
  const { frames } = useGame();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what the object is made from
  useEffect(() => {
    const parent = holder.current;
    if (!parent) return;
    const instance = create();
    parent.addChild(instance);
    const stop = frames.add((deltaMs, timeMs) => instance.update?.(deltaMs, timeMs));
    onInstance?.(instance);
    return () => {
      stop();
      onInstance?.(null);
      if (!instance.destroyed) instance.destroy({ children: true });
    };
  }, [frames, ...deps]);
  return <pixiContainer ref={holder} x={x} y={y} />;
}
