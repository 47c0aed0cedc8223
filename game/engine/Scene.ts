import type { ComponentType } from 'react';
import type { SceneRequest } from '../bus/ShellToGame.ts';
import type { BundleName } from './GameAssets.ts';
import type { SceneMemory } from './SceneMemory.ts';

export type SceneName = SceneRequest['scene'];
export type SceneRequestOf<K extends SceneName> = Extract<SceneRequest, { scene: K }>;

export interface SceneProps<K extends SceneName> {
  /** The newest request of this scene; the same session may be sent again with newer content. */
  request: SceneRequestOf<K>;
  /** Lives as long as the session is shown, longer than the renderer that draws it. */
  memory: SceneMemory;
}

/** What a scene's folder exports. Its component is mounted when the bundles and the font are there. */
export interface Scene<K extends SceneName> {
  bundles: readonly BundleName[];
  /** Two requests with the same key are the same session: the scene stays and gets the newer request. */
  keyOf: (request: SceneRequestOf<K>) => string;
  Component: ComponentType<SceneProps<K>>;
}

/** One lazy import per scene, so that a crossword does not load the aquarium's physics. */
export type SceneRegistry = { [K in SceneName]: () => Promise<Scene<K>> };
