import type { BookPackContent } from '../book-pack/BookPackContent.ts';
import type { LaidClue, MissionMaterial } from './MissionMaterial.ts';
import type { MissionKind } from './missionKinds.ts';

export type BookMissions = { readonly [K in MissionKind]: Extract<MissionMaterial, { kind: K }> };

/** The six missions of a pack; `clues` is its puzzle pool laid out by `layOutPuzzle`. */
export function bookMissions(pack: BookPackContent, clues: readonly LaidClue[]): BookMissions {
  return {
    PUZZLE: { kind: 'PUZZLE', clues },
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
