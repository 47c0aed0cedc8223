import type { SceneRegistry } from './engine/Scene.ts';
import { noneScene } from './scenes/none/noneScene.tsx';

/** A new scene is one folder, one line here and one in `src/game-host/preloadScene.ts`. Nothing comes with the game: it is shown when a page is left, network or not. */
export const sceneRegistry: SceneRegistry = {
  none: async () => noneScene,
  aquarium: async () => (await import('./scenes/aquarium/aquariumScene.ts')).aquariumScene,
  crossword: async () => (await import('./scenes/crossword/crosswordScene.ts')).crosswordScene,
  matching: async () => (await import('./scenes/matching/matchingScene.ts')).matchingScene,
  'word-catch': async () => (await import('./scenes/word-catch/wordCatchScene.ts')).wordCatchScene,
  visit: async () => (await import('./scenes/aquarium/visit/visitScene.ts')).visitScene,
  reef: async () => (await import('./scenes/aquarium/reef/reefScene.ts')).reefScene,
};
