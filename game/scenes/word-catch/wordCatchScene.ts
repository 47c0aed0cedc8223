import type { Scene } from '../../engine/Scene.ts';
import { WordCatchScene } from './WordCatchScene.tsx';

export const wordCatchScene: Scene<'word-catch'> = {
  bundles: ['common'],
  keyOf: ({ words }) => `word-catch-${words.missions[0]?.day ?? ''}`,
  Component: WordCatchScene,
};
