import type { Scene } from '../../engine/Scene.ts';
import { CrosswordScene } from './CrosswordScene.tsx';

export const crosswordScene: Scene<'crossword'> = {
  bundles: ['common'],
  keyOf: ({ puzzle }) => `crossword-${puzzle.attemptNo}`,
  Component: CrosswordScene,
};
