import type { Application } from 'pixi.js';
import { useEffect, useRef } from 'react';
import { FrameRateWatch } from './FrameRateWatch.ts';
import type { GameServices } from './GameServices.ts';
import type { DrawnWith, RendererMemory } from './RendererMemory.ts';

/** Seconds of the canvas that it is judged by, by the one in the middle: the result is kept for a month. */
const CANVAS_SPANS = 3;

interface FasterRendererOptions {
  services: Pick<GameServices, 'frames'>;
  app: Application | null;
  /** A scene is shown, and moves. */
  moving: boolean;
  memory: RendererMemory;
  /** Replaces the renderer; the scene keeps its state. */
  change: (to: DrawnWith) => void;
}

/**
 * Without a graphics card WebGL is drawn by the processor, at 2 frames a second where the 2D canvas has 30. Which one a
 * device draws faster with is measured on it: WebGL as long as it is not slow, else the canvas, and WebGL again where
 * the canvas is slower still. What came out is kept. Nothing changes under a finger, or in the middle of a syllable.
 */
export function useFasterRenderer({ services, app, moving, memory, change }: FasterRendererOptions): void {
  const { frames } = services;
  /** Frames a second of WebGL where it was found slow. */
  const slowRate = useRef<number | null>(null);
  const newest = useRef(change);
  newest.current = change;

  useEffect(() => {
    if (!app || !moving || memory.read() !== null) return;
    const drawn: DrawnWith = app.renderer.name === 'webgl' ? 'webgl' : 'canvas';
    // There is nothing to compare the canvas with where WebGL was not to be had.
    if (drawn === 'canvas' && slowRate.current === null) return;
    const watch = new FrameRateWatch();
    const hands = watchHands();
    const canvasRates: number[] = [];
    let decided = false;
    const stop = frames.add(() => {
      const verdict = decided ? null : watch.frame(performance.now());
      if (!verdict || hands.busy()) return;
      if (drawn === 'webgl') {
        if (!verdict.slow) return;
        slowRate.current = verdict.rate;
        decided = true;
        newest.current('canvas');
        return;
      }
      canvasRates.push(verdict.rate);
      if (canvasRates.length < CANVAS_SPANS) return;
      const middle = canvasRates.sort((one, other) => one - other)[Math.floor(CANVAS_SPANS / 2)] ?? 0;
      const faster = middle >= (slowRate.current ?? 0) ? 'canvas' : 'webgl';
      decided = true;
      memory.keep(faster);
      if (faster === 'webgl') newest.current('webgl');
    });
    const onVisibility = () => watch.pause();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      stop();
      hands.stop();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [app, frames, memory, moving]);
}

/** Whether a finger is down, or a syllable is being put together. */
function watchHands() {
  const down = new Set<number>();
  let composing = false;
  const controller = new AbortController();
  const listen = <K extends keyof WindowEventMap>(kinds: readonly K[], onEvent: (event: WindowEventMap[K]) => void) => {
    for (const kind of kinds) addEventListener(kind, onEvent, { capture: true, signal: controller.signal });
  };
  listen(['pointerdown'], ({ pointerId }) => down.add(pointerId));
  listen(['pointerup', 'pointercancel'], ({ pointerId }) => down.delete(pointerId));
  listen(['compositionstart'], () => {
    composing = true;
  });
  listen(['compositionend'], () => {
    composing = false;
  });
  return { busy: () => down.size > 0 || composing, stop: () => controller.abort() };
}
