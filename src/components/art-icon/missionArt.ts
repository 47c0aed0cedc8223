import type { MissionKind } from '#domain/mission/missionKinds.ts';
import type { ArtIconName } from './artIconUrl.ts';

/** One picture for each kind of mission, wherever it is shown. */
export const missionArt: Readonly<Record<MissionKind, ArtIconName>> = {
  PUZZLE: 'puzzle-piece',
  MATCHING: 'nesting-dolls',
  OX: 'check-mark-button',
  QUIZ: 'light-bulb',
  THINK: 'speech-balloon',
  REPORT: 'memo',
};
