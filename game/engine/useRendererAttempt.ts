import { type Application, loadEnvironmentExtensions } from 'pixi.js';
import { useCallback, useEffect, useState } from 'react';
import type { GameServices } from './GameServices.ts';
import { nullCanvasContext } from './nullCanvasContext.ts';
import type { DrawnWith } from './RendererMemory.ts';

/** In this order renderers are tried; WebGPU is left out on purpose (it fails noisily in places). */
const rendererAttempts: readonly ('webgl' | 'canvas' | 'none')[] = ['webgl', 'canvas', 'none'];

/** A renderer whose parts are all there and that is not made after this long will not come. */
const INIT_LIMIT_MS = 12_000;
/** A browser that gives a lost WebGL context back does so within a second or two. */
const RESTORE_LIMIT_MS = 4_000;

export interface RendererAttempt {
  /** Changes when the application has to be rebuilt with the next kind of renderer. */
  attempt: RendererState;
  /** What renderers are made of is there: an application may be made. */
  fetched: boolean;
  app: Application | null;
  lost: boolean;
  onInit: (app: Application) => void;
  /** Rebuilds the application with this kind. */
  change: (to: DrawnWith) => void;
}

/**
 * Tries WebGL, then the 2D canvas, then no picture at all; the same steps when a context is lost for good. A slow line
 * or a box that is not laid out is no reason to try the next.
 *
 * @param faster what was found to draw faster on this device; tried first
 * @throws what could not be fetched
 */
export function useRendererAttempt(
  { bus, redraws }: Pick<GameServices, 'bus' | 'redraws'>,
  laidOut: boolean,
  faster: DrawnWith | null = null,
  load: () => Promise<unknown> = loadRenderers,
): RendererAttempt {
  const [attempt, setAttempt] = useState<RendererState>(() => {
    if (rendererSupport()) return faster ?? 'webgl';
    drawNothing();
    return 'none';
  });
  const [parts, setParts] = useState<{ error?: unknown } | null>(null);
  const [app, setApp] = useState<Application | null>(null);
  const [lost, setLost] = useState(false);

  const giveUp = useCallback(() => {
    setApp(null);
    setLost(false);
    setAttempt((current) => {
      const next = rendererAttempts[rendererAttempts.indexOf(current) + 1] ?? 'none';
      if (next === 'none') drawNothing();
      return next;
    });
  }, []);

  const change = useCallback((to: DrawnWith) => {
    setApp(null);
    setAttempt(to);
  }, []);

  const onInit = useCallback(
    (ready: Application) => {
      setApp(ready);
      const drawsWithWebgl = ready.renderer.name === 'webgl';
      bus.toShell.emit('game/renderer', { state: attempt === 'none' ? 'none' : drawsWithWebgl ? 'webgl' : 'canvas' });
    },
    [bus, attempt],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, whatever is tried with it
  useEffect(() => {
    let wanted = true;
    load().then(
      () => wanted && setParts({}),
      (error: unknown) => wanted && setParts({ error }),
    );
    return () => {
      wanted = false;
    };
  }, []);
  const fetched = parts !== null;

  useEffect(() => {
    if (app || attempt === 'none' || !fetched || !laidOut) return;
    const timer = setTimeout(giveUp, INIT_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [app, attempt, fetched, laidOut, giveUp]);

  useEffect(() => {
    const canvas = app?.canvas;
    if (!canvas) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onLost = () => {
      setLost(true);
      bus.toShell.emit('game/renderer', { state: 'lost' });
      timer = setTimeout(giveUp, RESTORE_LIMIT_MS);
    };
    const onRestored = () => {
      clearTimeout(timer);
      setLost(false);
      redraws.setState(redraws.getState() + 1, true);
      bus.toShell.emit('game/renderer', { state: 'webgl' });
    };
    canvas.addEventListener('webglcontextlost', onLost);
    canvas.addEventListener('webglcontextrestored', onRestored);
    return () => {
      clearTimeout(timer);
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
    };
  }, [app, bus, redraws, giveUp]);

  if (parts && 'error' in parts) throw parts.error;
  return { attempt, fetched, app, lost, onInit, change };
}

/** How the game draws: with the graphics card, with the 2D canvas, or not at all. */
type RendererState = 'webgl' | 'canvas' | 'none';

/** True when the browser gives a drawing context of either kind. */
function rendererSupport(): boolean {
  try {
    const canvas = document.createElement('canvas');
    return Boolean(canvas.getContext('2d') ?? canvas.getContext('webgl2') ?? canvas.getContext('webgl'));
  } catch {
    return false;
  }
}

/** Lets Pixi run where nothing can be drawn. Call only then: it replaces what the browser refuses. */
function drawNothing(): void {
  const refuse = function (this: HTMLCanvasElement | OffscreenCanvas, kind: string) {
    return kind === '2d' ? nullCanvasContext(this) : null;
  };
  HTMLCanvasElement.prototype.getContext = refuse as unknown as HTMLCanvasElement['getContext'];
  if (typeof OffscreenCanvas !== 'undefined') {
    OffscreenCanvas.prototype.getContext = refuse as unknown as OffscreenCanvas['getContext'];
  }
}

/** Fetches what Pixi would ask for only while it makes a renderer: how long that takes is up to the line. */
function loadRenderers(): Promise<unknown> {
  return Promise.all([loadEnvironmentExtensions(false), import('./rendererClasses.ts')]);
}
