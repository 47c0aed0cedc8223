import type { SceneRequest } from './GameMessages.ts';

/** As the game asks for it once it runs. Apart from `preloadGame`, whose names of files the first visit carries. */
const sceneCode: Record<SceneRequest['scene'], () => Promise<unknown>> = {
  none: async () => {},
  aquarium: () => import('#game/scenes/aquarium/aquariumScene.ts'),
  crossword: () => import('#game/scenes/crossword/crosswordScene.ts'),
  matching: () => import('#game/scenes/matching/matchingScene.ts'),
  'word-catch': () => import('#game/scenes/word-catch/wordCatchScene.ts'),
  visit: () => import('#game/scenes/aquarium/visit/visitScene.ts'),
  reef: () => import('#game/scenes/aquarium/reef/reefScene.ts'),
};

/** Fetches the code of a scene beside the game's own: on a slow line each wait for an answer counts. */
export async function preloadScene(scene: SceneRequest['scene']): Promise<void> {
  await sceneCode[scene]();
}
