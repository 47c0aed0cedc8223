import type { MissionKind } from '#domain/mission/missionKinds.ts';

/** The missions that are played on the canvas, with their scenes. */
export const missionScenes: Partial<Record<MissionKind, 'crossword' | 'matching'>> = {
  PUZZLE: 'crossword',
  MATCHING: 'matching',
};
