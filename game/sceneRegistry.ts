import type { SceneRegistry } from './engine/Scene.ts';

/** A new scene is one folder and one line. */
export const sceneRegistry: SceneRegistry = {
  none: async () => (await import('./scenes/none/noneScene.tsx')).noneScene,
  aquarium: async () => (await import('./scenes/aquarium/aquariumScene.ts')).aquariumScene,
  crossword: async () => (await import('./scenes/crossword/crosswordScene.ts')).crosswordScene,
  matching: async () => (await import('./scenes/matching/matchingScene.ts')).matchingScene,
  'word-catch': async () => (await import('./scenes/word-catch/wordCatchScene.ts')).wordCatchScene,
  visit: async () => (await import('./scenes/aquarium/visit/visitScene.ts')).visitScene,
};
