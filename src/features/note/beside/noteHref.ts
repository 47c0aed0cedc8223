import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { paths } from '#src/config/paths.ts';

/** Names the mission that the notebook was opened from. */
export const MISSION_PARAM = 'mission';

/** The notebook of a book, from where one goes back to a mission. */
export function noteHref(bookNo: number, mission: MissionKind): string {
  return `${paths.bookNote.getHref({ bookNo })}?${MISSION_PARAM}=${mission}`;
}
