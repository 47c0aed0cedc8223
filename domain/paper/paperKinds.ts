import { type MissionKind, type ScoredMissionKind, scoredMissionKinds } from '../mission/missionKinds.ts';

/** Missions that can be done on paper: those whose answers are signs or single words. */
export const paperKinds = scoredMissionKinds;
export type PaperKind = ScoredMissionKind;

export const isPaperKind = (kind: MissionKind | 'READ'): kind is PaperKind =>
  (paperKinds as readonly string[]).includes(kind);

/** Grades whose sheets are printed in larger letters. */
const YOUNG = new Set(['CHILD', 'ELEMENTARY_1', 'ELEMENTARY_2']);

/** Whether a sheet is printed at 14 pt rather than 11 pt. @param schoolGrade a code of domain/book/studentGrades */
export const hasLargeLetters = (schoolGrade: string): boolean => YOUNG.has(schoolGrade);
