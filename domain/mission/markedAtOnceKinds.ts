import type { MissionKind } from './missionKinds.ts';

/** Missions whose items are marked one by one as they are answered, outside a contest. The first answer counts there. */
export const markedAtOnceKinds = ['OX', 'QUIZ', 'MATCHING'] as const satisfies readonly MissionKind[];

/** Whether the items of a mission are marked as they are answered, where nothing stands against it. */
export function marksAtOnce(kind: MissionKind): boolean {
  return (markedAtOnceKinds as readonly MissionKind[]).includes(kind);
}
