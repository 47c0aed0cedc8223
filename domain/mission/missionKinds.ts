/** The six missions of a book, in the order of the mission tabs. The first four are scored and make up maxPoint. */
export const missionKinds = ['PUZZLE', 'MATCHING', 'OX', 'QUIZ', 'THINK', 'REPORT'] as const;

export type MissionKind = (typeof missionKinds)[number];

export const scoredMissionKinds = ['PUZZLE', 'MATCHING', 'OX', 'QUIZ'] as const satisfies readonly MissionKind[];

export type ScoredMissionKind = (typeof scoredMissionKinds)[number];

export const missionKindNames: Readonly<Record<MissionKind, string>> = {
  PUZZLE: '낱말 퍼즐',
  MATCHING: '짝 맞추기',
  OX: 'OX 퀴즈',
  QUIZ: '독서 퀴즈',
  THINK: '생각해 보기',
  REPORT: '독후감',
};
