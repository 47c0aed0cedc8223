import type { Scene } from '#game/engine/Scene.ts';
import { ReefView } from './ReefView.tsx';

export const reefScene: Scene<'reef'> = {
  bundles: ['common', 'pet', 'aquarium'],
  keyOf: () => 'reef',
  Component: ReefView,
};
