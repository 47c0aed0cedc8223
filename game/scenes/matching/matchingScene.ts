import type { Scene } from '../../engine/Scene.ts';
import { MatchingScene } from './MatchingScene.tsx';

export const matchingScene: Scene<'matching'> = {
  bundles: ['matching'],
  keyOf: ({ matching, edition = 0 }) => `matching-${matching.attemptNo}-${edition}`,
  Component: MatchingScene,
};
