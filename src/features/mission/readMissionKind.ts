import { type MissionKind, missionKinds } from '#domain/mission/missionKinds.ts';

/** The mission kind an address names, in any case; null when it names none. */
export function readMissionKind(text: string | null): MissionKind | null {
  const wanted = text?.toUpperCase();
  return missionKinds.find((kind) => kind === wanted) ?? null;
}
