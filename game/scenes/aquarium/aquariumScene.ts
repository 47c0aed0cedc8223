import type { Scene } from '../../engine/Scene.ts';
import { AquariumView } from './AquariumView.tsx';

export const aquariumScene: Scene<'aquarium'> = {
  bundles: ['common', 'pet', 'aquarium'],
  keyOf: () => 'aquarium',
  Component: AquariumView,
};
