import { loadEnvironmentExtensions } from 'pixi.js';

/** Fetches what Pixi would ask for only while it makes a renderer: how long that takes is up to the line. */
export function loadRenderers(): Promise<unknown> {
  return Promise.all([loadEnvironmentExtensions(false), import('./rendererClasses.ts')]);
}
