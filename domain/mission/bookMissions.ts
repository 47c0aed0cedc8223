import type { BookPackContent } from '../book-pack/BookPackContent.ts';
import type { LaidClue, MissionMaterial } from './MissionMaterial.ts';
import type { MissionKind } from './missionKinds.ts';

export type BookMissions = { readonly [K in MissionKind]: Extract<MissionMaterial, { kind: K }> };

/** The six missions of a pack; `puzzles` is its pool laid out by `layOutPuzzle`, once or several times. */
export function bookMissions(
  pack: BookPackContent,
  [clues, ...others]: readonly [readonly LaidClue[], ...(readonly LaidClue[])[]],
): BookMissions {
  return {
    PUZZLE: { kind: 'PUZZLE', clues, ...(others.length > 0 ? { others } : {}) },
    MATCHING: { kind: 'MATCHING', relation: pack.matching.relation, pairs: pack.matching.pairs },
    OX: { kind: 'OX', items: pack.ox.items },
    QUIZ: { kind: 'QUIZ', items: pack.quiz.items },
    THINK: { kind: 'THINK', prompts: pack.think.prompts },
    REPORT: {
      kind: 'REPORT',
      title: pack.report.title,
      prompts: pack.report.prompts,
      terms: pack.book.terms,
      summary: pack.book.summary,
    },
  };
}
