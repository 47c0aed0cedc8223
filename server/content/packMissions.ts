import { createHash } from 'node:crypto';
import type { BookPackContent } from '../../domain/book-pack/BookPackContent.ts';
import type { PackProblem } from '../../domain/book-pack/PackProblem.ts';
import { bookMissions } from '../../domain/mission/bookMissions.ts';
import { layOutPuzzle } from '../../domain/mission/layOutPuzzle.ts';
import { type MissionKind, missionKinds } from '../../domain/mission/missionKinds.ts';

/** One mission of a book as the table `book_mission` keeps it. */
export interface PackMission {
  kind: MissionKind;
  /** MissionMaterial as JSON, answers included. */
  content: string;
  /** SHA-256 of the content: attempts remember it, so that a changed pack never changes a result. */
  version: string;
}

export type PackMissions = { ok: true; missions: PackMission[] } | { ok: false; problem: PackProblem };

/** The six missions of a pack, its puzzle laid out and checked; or why its words make no grid. */
export function packMissions(pack: BookPackContent): PackMissions {
  const { clues, problems } = layOutPuzzle(pack.puzzle);
  const { wanted } = pack.puzzle;
  if (problems.length > 0 || clues.length < wanted) {
    const faults = problems.map(({ code, text }) => `${code} ${text}`).join(', ');
    const reason = `낱말 ${wanted}개로 퍼즐을 만들 수 없어요 (${clues.length}개만 이어져요${faults && `; ${faults}`})`;
    return { ok: false, problem: { file: 'puzzle.json', field: 'words', level: 'error', reason } };
  }
  const missions = bookMissions(pack, clues);
  return {
    ok: true,
    missions: missionKinds.map((kind) => {
      const content = JSON.stringify(missions[kind]);
      return { kind, content, version: createHash('sha256').update(content).digest('base64url') };
    }),
  };
}
