import { CanvasRenderer, WebGLRenderer } from 'pixi.js';

/** What Pixi makes renderers of, in a module of its own that can be fetched before. */
export const rendererClasses = { CanvasRenderer, WebGLRenderer };
