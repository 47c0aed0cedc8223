import { loadEnvironmentExtensions } from 'pixi.js';
import { nullCanvasContext } from './nullCanvasContext.ts';

/** How the game draws: with the graphics card, with the 2D canvas, or not at all. */
export type RendererState = 'webgl' | 'canvas' | 'none';

/** In this order renderers are tried; WebGPU is left out on purpose (it fails noisily in places). */
export const rendererAttempts: readonly ('webgl' | 'canvas' | 'none')[] = ['webgl', 'canvas', 'none'];

/** True when the browser gives a drawing context of either kind. */
export function rendererSupport(): boolean {
  try {
    const canvas = document.createElement('canvas');
    return Boolean(canvas.getContext('2d') ?? canvas.getContext('webgl2') ?? canvas.getContext('webgl'));
  } catch {
    return false;
  }
}

/** Lets Pixi run where nothing can be drawn. Call only then: it replaces what the browser refuses. */
export function drawNothing(): void {
  const refuse = function (this: HTMLCanvasElement | OffscreenCanvas, kind: string) {
    return kind === '2d' ? nullCanvasContext(this) : null;
  };
  HTMLCanvasElement.prototype.getContext = refuse as unknown as HTMLCanvasElement['getContext'];
  if (typeof OffscreenCanvas !== 'undefined') {
    OffscreenCanvas.prototype.getContext = refuse as unknown as OffscreenCanvas['getContext'];
  }
}

/** Fetches what Pixi would ask for only while it makes a renderer: how long that takes is up to the line. */
export function loadRenderers(): Promise<unknown> {
  return Promise.all([loadEnvironmentExtensions(false), import('./rendererClasses.ts')]);
}
