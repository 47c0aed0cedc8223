import type { MissionKind } from '#domain/mission/missionKinds.ts';

/** The student's own words: neither right nor wrong. */
export function isWrittenMission(kind: MissionKind): boolean {
  return kind === 'THINK' || kind === 'REPORT';
}
