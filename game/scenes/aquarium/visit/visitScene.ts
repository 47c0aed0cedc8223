import type { Scene } from '#game/engine/Scene.ts';
import { VisitView } from './VisitView.tsx';

export const visitScene: Scene<'visit'> = {
  bundles: ['common', 'pet', 'aquarium'],
  keyOf: ({ visit }) => `visit-${visit.neighbour.visitKey}`,
  Component: VisitView,
};
