import type { MissionKind } from './missionKinds.ts';

interface BoardEntry {
  readingMissionType: MissionKind;
  state: 'NEW' | 'OPEN' | 'RETRY' | 'DONE';
}

/**
 * Missions of a book that a device can keep, to be played without a network: those that are open, and those that would be
 * begun by it, which only their student decides. A retry is begun where its result was read, and never by the way.
 */
export function missionsToKeep(board: readonly BoardEntry[]): { open: MissionKind[]; fresh: MissionKind[] } {
  const kindsIn = (state: BoardEntry['state']) =>
    board.filter((entry) => entry.state === state).map(({ readingMissionType }) => readingMissionType);
  return { open: kindsIn('OPEN'), fresh: kindsIn('NEW') };
}
