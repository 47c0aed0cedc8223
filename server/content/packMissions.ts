import { createHash } from 'node:crypto';
import type { BookPackContent } from '#domain/book-pack/BookPackContent.ts';
import type { PackProblem } from '#domain/book-pack/PackProblem.ts';
import { bookMissions } from '#domain/mission/bookMissions.ts';
import { layOutPuzzle } from '#domain/mission/layOutPuzzle.ts';
import type { LaidClue } from '#domain/mission/MissionMaterial.ts';
import { type MissionKind, missionKinds } from '#domain/mission/missionKinds.ts';
import { MISSION_TUNING } from '#domain/mission/tuning.ts';

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
  const missions = bookMissions(pack, [clues, ...otherPuzzles(pack, clues)]);
  return {
    ok: true,
    missions: missionKinds.map((kind) => {
      const content = JSON.stringify(missions[kind]);
      return { kind, content, version: createHash('sha256').update(content).digest('base64url') };
    }),
  };
}

/** Further puzzles of the pool, by the next seeds. One that comes out alike or too small is left out. */
function otherPuzzles({ puzzle }: BookPackContent, first: readonly LaidClue[]): LaidClue[][] {
  const known = new Set([JSON.stringify(first)]);
  const others: LaidClue[][] = [];
  for (let step = 1; step < MISSION_TUNING.puzzlesOfPool; step += 1) {
    const { clues, problems } = layOutPuzzle({ ...puzzle, seed: puzzle.seed + step });
    const text = JSON.stringify(clues);
    if (problems.length > 0 || clues.length < puzzle.wanted || known.has(text)) continue;
    known.add(text);
    others.push(clues);
  }
  return others;
}
