import type { Scene } from '../../engine/Scene.ts';
import { CrosswordScene } from './CrosswordScene.tsx';

export const crosswordScene: Scene<'crossword'> = {
  bundles: ['common'],
  keyOf: ({ puzzle, edition = 0 }) => `crossword-${puzzle.attemptNo}-${edition}`,
  Component: CrosswordScene,
};
